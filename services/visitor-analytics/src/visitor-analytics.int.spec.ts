import { openVisitorSession, recordEngagement, recordPageView, readIpVisits } from '@aera/contracts';
import {
  asMember,
  asSteward,
  asVisitor,
  startTestService,
  type TestService,
} from '@aera/service-kit/testing';
import { eventually } from '@aera/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visitorAnalytics } from './service.ts';

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

describe('visitor-analytics', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(visitorAnalytics);
  });
  afterAll(() => service.stop());

  const open = (session: number, ip: string) =>
    service.call(openVisitorSession, {
      body: {
        sessionId: id(session),
        consented: true,
        ipAddress: '0.0.0.0',
        referrer: 'https://example.org/',
        utmParams: { utm_source: 'letter' },
      },
      as: asVisitor({ ip }),
      headers: { 'user-agent': 'Seen/1.0' },
    });
  const view = (session: number, ip: string, path: string, pageViewId?: string) =>
    service.call(recordPageView, {
      body: {
        sessionId: id(session),
        consented: true,
        path,
        title: 'A page',
        referrer: null,
        timeOnPage: 0,
        scrollDepth: 0,
        pageViewId,
      },
      as: asVisitor({ ip }),
    });
  const activity = async (ip: string) =>
    (await service.call(readIpVisits, { params: { ip }, as: asSteward() })).body;

  it('acknowledges a visit and shows it to stewards, with the IP address seen by the gateway', async () => {
    const ip = '203.0.113.1';
    expect((await open(1, ip)).status).toBe(202);
    const { body } = await view(1, ip, '/how');
    await service.call(recordEngagement, {
      body: {
        sessionId: id(1),
        consented: true,
        pageViewId: body.pageViewId,
        timeOnPage: 12.5,
        scrollDepth: 80,
      },
      as: asVisitor({ ip }),
    });
    await eventually(async () => {
      expect(await activity(ip)).toMatchObject({
        totalSessions: 1,
        totalPageViews: 1,
        pageViews: [
          { id: body.pageViewId, sessionId: id(1), path: '/how', timeOnPage: 12.5, scrollDepth: 80 },
        ],
      });
    });
  });

  it('counts a view once that is sent twice', async () => {
    const ip = '203.0.113.2';
    for (let n = 0; n < 3; n += 1) await view(2, ip, '/trusts', id(99));
    await view(2, ip, '/contact');
    await eventually(async () => expect((await activity(ip)).totalPageViews).toBe(2));
  });

  it('counts several hundred concurrent hits exactly once across a restart', async () => {
    const ip = '203.0.113.3';
    const answers = await Promise.all(Array.from({ length: 300 }, (_, n) => view(3, ip, `/page-${n}`)));
    service = await service.restart();
    expect(answers.every(({ status }) => status === 202)).toBe(true);
    await eventually(async () => expect((await activity(ip)).totalPageViews).toBe(300));
  });

  it('names the invalid field of a hit', async () => {
    const answer = await service.call(recordPageView, {
      body: { sessionId: 'me', path: '', title: '' },
      as: asVisitor(),
    });
    expect(answer.status).toBe(400);
    expect(answer.body.errors?.map(({ field }) => field)).toEqual(['sessionId', 'path']);
  });

  it('finds an IPv6 address in any spelling', async () => {
    await view(7, '2001:db8::1', '/how');
    await eventually(async () => expect((await activity('2001:DB8:0:0::1')).totalPageViews).toBe(1));
  });

  it('shows visits to stewards only', async () => {
    const ask = (as = asMember()) => service.call(readIpVisits, { params: { ip: '203.0.113.1' }, as });
    expect((await ask()).status).toBe(403);
  });

  it('serves only the routes of its role', async () => {
    const query = await startTestService(visitorAnalytics, { env: { ROLE: 'query' } });
    try {
      const hit = { body: { sessionId: id(1), path: '/', title: '' }, as: asVisitor() };
      expect((await query.call(recordPageView, hit)).status).toBe(404);
      const seen = await query.call(readIpVisits, { params: { ip: '203.0.113.1' }, as: asSteward() });
      expect(seen.body.totalPageViews).toBe(0);
    } finally {
      await query.stop();
    }
  });
});
