import { readIpVisits, recordPageView } from '@aera/contracts';
import { asSteward, asVisitor, startTestService, type TestService } from '@aera/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visitorAnalytics } from './service.ts';

const ip = '203.0.113.9';

describe('visitor-analytics with a full stream', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(visitorAnalytics, { env: { NATS_STORAGE_BYTES: '400000' } });
  });
  afterAll(() => service.stop());

  const view = (n: number) =>
    service.call(recordPageView, {
      body: {
        sessionId: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
        consented: true,
        path: '/how',
        title: 'A long title '.repeat(15),
        referrer: null,
        timeOnPage: 0,
        scrollDepth: 0,
      },
      as: asVisitor({ ip }),
    });

  it('rejects page views with a retry hint, serves audited calls, and accepts views again once there is room', async () => {
    let acknowledged = 0;
    let response = await view(0);
    for (; response.status === 202 && acknowledged < 1_000; response = await view(acknowledged))
      acknowledged++;
    expect(response).toMatchObject({ status: 503, headers: { 'retry-after': expect.any(String) } });
    expect(acknowledged).toBeGreaterThan(10);

    const audited = await service.call(readIpVisits, { params: { ip }, as: asSteward() });
    expect(audited.status).toBe(200);

    await service.kit.bus.purgeBefore('visitor-analytics', new Date());
    expect((await view(acknowledged)).status).toBe(202);
  });
});
