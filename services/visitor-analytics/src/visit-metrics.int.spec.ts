import {
  listBotVisits,
  consentRecorded,
  exportBotVisits,
  exportBreakdown,
  exportVisitMetrics,
  exportFunnel,
  listClassifications,
  type Message,
  buildPath,
  questionSubmitted,
  classifySession,
  sessionClassified,
  readVisitBreakdown,
  readVisitMetrics,
  type VisitDimension,
  readVisitFunnel,
} from '@aera/contracts/server';
import { createDatabase } from '@aera/event-store';
import { asMember, asSteward, startTestService, type TestService } from '@aera/service-kit/testing';
import { eventually } from '@aera/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toMessage } from './to-message.ts';
import { createEngagementHit, type RequestContext, createPageViewHit } from './ingest/hit.ts';
import { visitorAnalytics } from './service.ts';
import { id } from './testing/hit-arbitraries.ts';

/** Recent days (UTC), within every retention period. */
const day = (ago: number) => new Date(Date.now() - ago * 24 * 60 * 60_000).toISOString().slice(0, 10);
const [zeroth, first, second, third, longAgo, dayAfter] = [6, 5, 4, 3, 40, 39].map(day) as [
  string,
  string,
  string,
  string,
  string,
  string,
];

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const seen = (visitorId: number, at: string, overrides: Partial<RequestContext> = {}): RequestContext => ({
  visitorId: id(visitorId),
  consented: true,
  ip: '193.0.6.139',
  userAgent: chrome,
  signals: [],
  site: 'aera.example',
  at,
  ...overrides,
});
const view = (n: number, path: string, by: RequestContext, overrides: object = {}): Message =>
  createPageViewHit(
    id(100 + n),
    {
      sessionId: by.visitorId,
      consented: true,
      path,
      title: '',
      timeOnPage: 0,
      scrollDepth: 0,
      ...overrides,
    },
    by,
  );
const stayed = (n: number, seconds: number, by: RequestContext, action?: 'booking'): Message =>
  createEngagementHit(
    id(500 + n),
    {
      sessionId: by.visitorId,
      consented: true,
      pageViewId: id(100 + n),
      timeOnPage: seconds,
      scrollDepth: 50,
      action,
    },
    by,
  );

/** Three people and a crawler, on two days of a half-hour time zone. */
const hits = [
  view(1, '/', seen(1, `${first}T10:00:00.000Z`), {
    utmParams: {
      utm_source: 'news',
      utm_medium: 'email',
      utm_campaign: 'may',
      utm_term: 'trust',
      utm_content: 'top',
    },
  }),
  view(2, '/search', seen(1, `${first}T10:05:00.000Z`), { referrer: 'https://aera.example/' }),
  stayed(2, 40, seen(1, `${first}T10:06:00.000Z`), 'booking'),
  view(3, '/how', seen(2, `${first}T10:50:00.000Z`), { referrer: 'https://www.google.com/' }),
  view(4, '/', seen(3, `${first}T18:40:00.000Z`)),
  stayed(4, 20, seen(3, `${first}T18:41:00.000Z`)),
  view(5, '/how', seen(1, `${second}T09:00:00.000Z`)),
  view(6, '/', seen(4, `${first}T11:00:00.000Z`, { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' })),
];
const range = { from: `${first}T00:00:00Z`, to: `${third}T00:00:00Z` };

describe('visit metrics', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(visitorAnalytics);
    for (const hit of hits) await service.publish(hit);
    await eventually(async () => (await metrics({ bots: 'included' })).current.views === 6, {
      timeout: 30_000,
    });
    await eventually(async () => (await metrics()).current.engagedTime === 15);
  });
  afterAll(() => service.stop());

  const metrics = async (overrides: object = {}) =>
    (await service.call(readVisitMetrics, { query: { ...range, ...overrides }, as: asSteward() })).body;
  const breakdown = async (by: VisitDimension, overrides: object = {}) =>
    (await service.call(readVisitBreakdown, { query: { ...range, by, ...overrides }, as: asSteward() })).body;
  const funnel = async (overrides: object = {}) =>
    (
      await service.call(readVisitFunnel, { query: { ...range, ...overrides }, as: asSteward() })
    ).body.steps.map(({ visitors }) => visitors);
  const csv = async (path: string, query: Record<string, string>) =>
    (await service.inject({ url: path, query, as: asSteward() })).body;

  it('count people and exclude bots unless requested', async () => {
    expect((await metrics()).current).toEqual({
      visitors: 3,
      visits: 4,
      views: 5,
      bounceRate: 0.5,
      engagedTime: 15,
      scrollDepth: 18.75,
    });
    expect((await metrics({ bots: 'only' })).current).toMatchObject({ visitors: 1, visits: 1, views: 1 });
    expect((await metrics({ bots: 'included' })).current).toMatchObject({ visitors: 4, visits: 5, views: 6 });
  });

  it('are compared with the previous period', async () => {
    const { current, before } = await metrics({ from: `${second}T00:00:00Z` });
    expect([current.visits, before.visits]).toEqual([1, 3]);
    expect(
      (await metrics({ from: `${longAgo}T00:00:00Z`, to: `${dayAfter}T00:00:00Z` })).current,
    ).toMatchObject({
      visits: 0,
      bounceRate: null,
    });
  });

  it('are grouped by days of a time zone, also a half-hour one', async () => {
    const by = async (zone: string) =>
      (await metrics({ zone })).series.map(({ start, visits }) => [start, visits]);
    expect(await by('UTC')).toEqual([
      [`${first}T00:00:00.000Z`, 3],
      [`${second}T00:00:00.000Z`, 1],
    ]);
    expect(await by('Asia/Kolkata')).toEqual([
      [`${zeroth}T18:30:00.000Z`, 2],
      [`${first}T18:30:00.000Z`, 2],
      [`${second}T18:30:00.000Z`, 0],
    ]);
    const hours = (await metrics({ from: `${first}T10:00:00Z`, to: `${first}T12:00:00Z`, interval: 'hour' }))
      .series;
    expect(hours.map(({ visits, visitors }) => [visits, visitors])).toEqual([
      [2, 2],
      [0, 0],
    ]);
  });

  it('are exact for part of an hour, before and after the rollup', async () => {
    const part = { from: `${first}T10:30:00Z`, to: `${first}T18:40:00.001Z` };
    const { sql } = createDatabase(service.kit.orm.em);
    const ask = async () => [(await metrics(part)).current, await breakdown('channel', part)];
    await eventually(async () => expect(await sql('select 1 from hour_recompute_queue')).toEqual([]), {
      timeout: 30_000,
    });
    const counted = await ask();
    expect(counted).toMatchObject([{ visits: 2 }, { total: 2 }]);
    await sql(`insert into hour_recompute_queue (hour) select distinct hour from hourly_metrics`);
    expect(await ask()).toEqual(counted);
  });

  it('break down by every dimension, and filters combine', async () => {
    expect((await breakdown('channel')).rows.map(({ value, visits }) => [value, visits])).toEqual([
      ['direct', 2],
      ['email', 1],
      ['organic search', 1],
    ]);
    expect((await breakdown('country')).rows).toMatchObject([{ value: 'Netherlands', visitors: 3 }]);
    expect((await breakdown('browser')).rows).toMatchObject([{ value: 'Chrome', visits: 4 }]);
    expect(
      (await breakdown('page')).rows.map(({ value, views, visitors }) => [value, views, visitors]),
    ).toEqual([
      ['/', 2, 2],
      ['/how', 2, 2],
      ['/search', 1, 1],
    ]);
    expect((await breakdown('source', { page: '/search', country: 'Netherlands' })).rows).toMatchObject([
      { value: 'news', visits: 1 },
    ]);
    expect((await metrics({ page: '/how', channel: 'direct' })).current).toMatchObject({
      visits: 1,
      views: 1,
    });
    expect((await metrics({ campaign: '' })).current.visits).toBe(3);
  });

  it('break down by and filter by dimensions of the first view', async () => {
    const rows = async (by: VisitDimension, overrides: object = {}) =>
      (await breakdown(by, overrides)).rows.map(({ value, visits }) => [value, visits]);
    for (const [key, value] of [
      ['medium', 'email'],
      ['term', 'trust'],
      ['content', 'top'],
    ] as const)
      expect(await rows(key)).toEqual([
        ['', 3],
        [value, 1],
      ]);
    const cities = await breakdown('city');
    expect(cities.rows).toMatchObject([{ value: expect.stringMatching(/, Netherlands$/), visits: 4 }]);
    expect(await rows('page', { term: 'trust', medium: 'email' })).toEqual([
      ['/', 1],
      ['/search', 1],
    ]);
    expect((await metrics({ city: cities.rows[0]?.value, term: '' })).current.visits).toBe(3);
    expect((await funnel({ medium: 'email' }))[0]).toBe(1);
  });

  it('are paged in any order', async () => {
    const page = await breakdown('channel', { sort: 'value', order: 'descending', limit: 1, offset: 1 });
    expect(page).toMatchObject({ total: 3, rows: [{ value: 'email' }] });
    expect(await breakdown('channel', { offset: 9 })).toEqual({ total: 3, rows: [] });
  });

  it('include the funnel from arrival to booking', async () => {
    const consent = {
      consentId: id(1),
      sessionId: id(1),
      hasReadNotice: true,
      noticeVersion: '1',
      consentedAt: `${first}T10:01:00.000Z`,
    };
    await service.publish({
      ...toMessage(consentRecorded, id(900), 'consent', consent.consentedAt, consent),
      source: '/services/consent-ledger',
    });
    await eventually(async () => expect(await funnel()).toEqual([3, 1, 1, 0, 0]));
    const submittedAt = `${first}T10:03:00.000Z`;
    const ask = (n: number, sessionId: string | null) =>
      service.publish({
        ...toMessage(questionSubmitted, id(n), 'question', submittedAt, {
          questionId: id(n),
          submittedAt,
          sessionId,
        }),
        source: '/services/questions-notifications',
      });
    await ask(901, null);
    await ask(902, id(1));
    await eventually(async () => expect(await funnel()).toEqual([3, 1, 1, 1, 1]));
  });

  it('are scored by bot signals, and a steward’s classification takes precedence', async () => {
    const bots = async (overrides: object = {}) =>
      (await service.call(listBotVisits, { query: { ...range, ...overrides }, as: asSteward() })).body;
    const say = (classifiedAs: 'bot' | 'human' | 'score') =>
      service.call(classifySession, {
        params: { sessionId: id(4) },
        body: { classifiedAs, reason: ' A partner’s own monitor ' },
        as: asSteward(),
      });
    expect(await bots()).toMatchObject({
      totals: { visits: 5, bots: 1, humans: 4, classified: 0, sessions: 4, botSessions: 1 },
      total: 1,
      visits: [
        {
          sessionId: id(4),
          botScore: 100,
          botSignals: ['known bot', 'no engagement'],
          isBot: true,
          classification: null,
        },
      ],
      scoring: { botThreshold: 50 },
    });
    expect((await bots({ classifiedAs: 'any', signal: 'no engagement' })).total).toBe(3);

    expect((await say('human')).status).toBe(202);
    await eventually(async () => expect((await metrics()).current).toMatchObject({ visits: 5, visitors: 4 }));
    expect(
      (await bots({ classifiedAs: 'human' })).visits.find(({ sessionId }) => sessionId === id(4)),
    ).toMatchObject({
      isBot: false,
      classification: { classifiedAs: 'human', reason: 'A partner’s own monitor', by: 'steward' },
    });
    await service.publish(view(7, '/how', seen(4, `${first}T11:01:00.000Z`)));
    await eventually(async () => expect((await metrics()).current).toMatchObject({ visits: 5, views: 7 }));
    await say('score');
    await eventually(async () => expect((await metrics()).current).toMatchObject({ visits: 4, views: 5 }));
    const readClassifications = async (query: object) =>
      (await service.call(listClassifications, { query, as: asSteward() })).body;
    expect(await readClassifications({ sessionId: id(4) })).toMatchObject({
      total: 2,
      classifications: [
        { sessionId: id(4), classifiedAs: 'score', by: 'steward' },
        { sessionId: id(4), classifiedAs: 'human', reason: 'A partner’s own monitor' },
      ],
    });
    expect(await readClassifications({ sessionId: id(1) })).toEqual({ total: 0, classifications: [] });

    const before = `${first}T00:00:00.000Z`;
    const late = { sessionId: id(4), classifiedAs: 'human' as const, by: 'steward', at: before };
    await service.publish(toMessage(sessionClassified, id(910), `visit-${id(4)}`, before, late));
    await eventually(async () => expect((await readClassifications({ sessionId: id(4) })).total).toBe(3));
    const { visits } = await bots();
    expect(visits.map(({ sessionId }) => sessionId)).toContain(id(4));
  });

  it('are exported as CSV, without formulas', async () => {
    await service.publish(view(8, '=1+1', seen(5, `${first}T12:00:00.000Z`)));
    await eventually(async () =>
      expect(await csv(buildPath(exportBreakdown), { ...range, by: 'page' })).toContain("\r\n'=1+1,1,1,1,"),
    );
    expect(await csv(buildPath(exportVisitMetrics), range)).toMatch(
      new RegExp(`^Start,Visitors,Visits,Views,.*\\r\\n${first}T00:00:00`),
    );
    const starts = async (query: Record<string, string>) =>
      (await csv(buildPath(exportVisitMetrics), query))
        .trim()
        .split('\r\n')
        .slice(1)
        .map((row) => row.split(',', 1)[0]);
    expect(await starts({ ...range, zone: 'Asia/Kolkata' })).toEqual(
      [first, second, third].map((day) => `${day}T00:00:00+05:30`),
    );
    const [hourAgo, later] = [-1, 5].map((hours) => new Date(Date.now() + hours * 3_600_000).toISOString());
    const hours = await starts({ from: hourAgo as string, to: later as string, interval: 'hour' });
    expect(hours.length).toBe(2);
    expect(await csv(buildPath(exportFunnel), range)).toContain('arrival,4');
    expect(await csv(buildPath(exportBotVisits), range)).toContain('Googlebot');
  });

  it('have a day for each of 1,000 days from summer time into winter time', async () => {
    const query = { interval: 'day', zone: 'Europe/Amsterdam', from: '2024-04-30T22:00:00Z' };
    const { series } = await metrics({ ...query, to: '2027-01-25T23:00:00Z' });
    expect(series).toHaveLength(1000);
    const longer = { ...range, ...query, to: '2027-01-26T23:00:00Z' };
    const { status } = await service.call(readVisitMetrics, {
      query: longer as typeof range,
      as: asSteward(),
    });
    expect(status).toBe(400);
  });

  it('require a steward, and explain invalid queries', async () => {
    const status = async (query: object, as = asSteward()) =>
      (await service.call(readVisitMetrics, { query: query as typeof range, as })).status;
    expect(await status(range, asMember() as never)).toBe(403);
    expect(await status({ ...range, zone: 'Mars/Olympus' })).toBe(400);
    expect(await status({ from: range.to, to: range.from })).toBe(400);
    expect(await status({ from: '2020-01-01T00:00:00Z', to: range.to, interval: 'hour' })).toBe(400);
  });
});
