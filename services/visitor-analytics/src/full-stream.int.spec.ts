import { readIpVisits, readVisitMetrics, recordPageView } from '@aera/contracts';
import { createDatabase } from '@aera/event-store';
import { asSteward, asVisitor, startTestService, type TestService } from '@aera/service-kit/testing';
import { type ClickHouseServer, eventually, startTestClickHouse } from '@aera/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visitorAnalytics } from './service.ts';

const ip = '203.0.113.9';

describe.each(['postgres', 'clickhouse'] as const)('visitor-analytics on %s with a full stream', (name) => {
  let clickHouse: ClickHouseServer | undefined;
  let service: TestService;
  beforeAll(async () => {
    clickHouse = name === 'clickhouse' ? await startTestClickHouse() : undefined;
    service = await startTestService(visitorAnalytics, {
      env: { NATS_STORAGE_BYTES: '400000', ...(clickHouse && { CLICKHOUSE_URL: clickHouse.url }) },
    });
  });
  afterAll(async () => {
    await service.stop();
    await clickHouse?.stop();
  });

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
  let acknowledged = 0;
  /** Sends views until one is rejected. */
  const fill = async () => {
    let response = await view(acknowledged);
    for (; response.status === 202 && acknowledged < 1_000; response = await view(acknowledged))
      acknowledged += 1;
    expect(response).toMatchObject({ status: 503, headers: { 'retry-after': expect.any(String) } });
  };
  /** Runs `work` while the store of hits answers nothing. */
  const withoutStore = async (work: () => Promise<void>) => {
    if (!clickHouse)
      return createDatabase(service.kit.orm.em).transaction(async (transaction) => {
        await transaction('lock table page_views in access exclusive mode');
        await work();
      });
    await clickHouse.kill();
    await work();
    return clickHouse.restart();
  };

  it('accepts views without the store until the stream is full, and counts each of them later', async () => {
    await withoutStore(fill);
    expect(acknowledged).toBeGreaterThan(10);
    const range = {
      from: new Date(Date.now() - 3_600_000).toISOString(),
      to: new Date(Date.now() + 3_600_000).toISOString(),
    };
    await eventually(
      async () => {
        const query = { ...range, bots: 'included' as const };
        const { body } = await service.call(readVisitMetrics, { query, as: asSteward() });
        expect(body.current).toMatchObject({ views: acknowledged, visitors: acknowledged });
      },
      { timeout: 30_000 },
    );
  });

  it('rejects views with a retry hint, serves audited calls, and accepts views again once there is room', async () => {
    await fill();
    const audited = await service.call(readIpVisits, { params: { ip }, as: asSteward() });
    expect(audited.status).toBe(200);

    await service.kit.bus.purgeBefore('visitor-analytics', new Date());
    expect((await view(acknowledged)).status).toBe(202);
  });
});
