import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  consentRecorded,
  exportConsents,
  readIpActivity,
  listConsents,
  verifyConsent,
  withdrawConsent,
} from '@aera/contracts/server';
import { asMember, asSteward, asVisitor, isAddressedTo, type TestService } from '@aera/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consentStream } from './consents/consent-stream.ts';
import { readCookie, consentBody, sessionId, startLedger, type TestLedger } from './testing/start-ledger.ts';

const visits = {
  totalSessions: 1,
  totalPageViews: 1,
  firstActivity: '2025-12-31T10:00:00.000Z',
  pageViews: [
    {
      id: 'p',
      sessionId,
      timestamp: '2025-12-31T10:00:00.000Z',
      path: '/how',
      timeOnPage: 12,
      scrollDepth: 80,
      referrer: null,
    },
  ],
};

describe('consent-ledger', () => {
  let service: TestService;
  let record: TestLedger['record'];
  let analytics: Server;
  let lastAnalyticsQuery: string | undefined;
  let analyticsAnswer = { status: 200, body: JSON.stringify(visits) };
  beforeAll(async () => {
    analytics = createServer((request, response) => {
      lastAnalyticsQuery = request.url?.split('?')[1];
      response
        .writeHead(isAddressedTo(request, 'visitor-analytics') ? analyticsAnswer.status : 401, {
          'content-type': 'application/json',
        })
        .end(analyticsAnswer.body);
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => analytics.once('listening', resolve));
    const { port } = analytics.address() as AddressInfo;
    ({ service, record } = await startLedger({ VISITOR_ANALYTICS_URL: `http://127.0.0.1:${port}` }));
  });
  afterAll(async () => {
    await service.stop();
    analytics.close();
  });

  const list = async (query = {}) => {
    await service.waitUntilCaughtUp();
    return (await service.call(listConsents, { query, as: asSteward() })).body;
  };

  it('rejects a withdrawal while the projection is behind, because a consent could be missed', async () => {
    await service.projections?.stop();
    const answer = await record('203.0.113.9', { ...consentBody, sessionId: crypto.randomUUID() });
    const withdraw = () =>
      service.call(withdrawConsent, { as: asVisitor(), body: {}, headers: readCookie(answer) });
    expect(await withdraw()).toMatchObject({ status: 503, body: { code: 'projection-lagging' } });
    service.projections?.start();
    await service.waitUntilCaughtUp();
    expect(await withdraw()).toMatchObject({ status: 200, body: { withdrawn: 1 } });
  });

  it('records a consent with the IP address seen by the gateway', async () => {
    const answer = await record('203.0.113.1');
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ sessionId, ipAddress: '203.0.113.1' });
    const { consents } = await list({ ip: '203.0.113.1' });
    expect(consents[0]).toMatchObject({
      id: answer.body.consentId,
      ipAddress: '203.0.113.1',
      userAgent: 'Seen by@server/1.0',
      hasReadNotice: true,
      noticeVersion: '1.0',
      geolocation: { ipSourceTag: 'PUBLIC', isInternalTraffic: false, country: null },
    });
  });

  it('drops query and fragment of a URL, which may contain a token', async () => {
    const body = { ...consentBody, url: 'https://aera.example/login/reset?token=a#b' };
    const answer = await record('203.0.113.6', body, { referer: 'https://mail.example/read?token=c' });
    expect(answer.body.receipt.disclosure).toMatchObject({
      url: 'https://aera.example/login/reset',
      referrer: 'https://mail.example/read',
    });
  });

  it('recognises a returning browser by its cookie', async () => {
    const headers = readCookie(await record('203.0.113.2'));
    await service.waitUntilCaughtUp();
    const known = await service.call(verifyConsent, { body: {}, as: asVisitor(), headers });
    expect(known.body.hasValidConsent).toBe(true);
    const unknown = await service.call(verifyConsent, { body: {}, as: asVisitor() });
    expect(unknown.body).toMatchObject({ hasValidConsent: false, consentCount: 0 });
  });

  it('records ten submissions with one idempotency key once', async () => {
    const headers = { 'idempotency-key': '00000000-0000-4000-8000-0000000000ff' };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => record('203.0.113.3', consentBody, headers)),
    );
    expect(new Set(answers.map(({ body }) => body.consentId)).size).toBe(1);
    expect((await list({ ip: '203.0.113.3' })).total).toBe(1);
  });

  it('reports an invalid idempotency key and every invalid field', async () => {
    expect((await record('203.0.113.4', consentBody, { 'idempotency-key': 'x' })).status).toBe(400);
    const bad = { ...consentBody, aeraTimestamp: '', geolocation: { latitude: 91, longitude: 0 } };
    const { status, body } = await record('203.0.113.4', bad);
    expect(status).toBe(400);
    expect(body.errors?.map(({ field }) => field)).toEqual(['geolocation.latitude', 'aeraTimestamp']);
    expect((await list({ ip: '203.0.113.4' })).total).toBe(0);
  });

  it('counts and pages on the server', async () => {
    for (let n = 0; n < 3; n += 1) await record('198.51.100.9');
    const { consents, total, stats } = await list({ ip: '198.51.100', limit: 2, offset: 1 });
    expect([consents.length, total]).toEqual([2, 3]);
    expect(stats.total).toBeGreaterThanOrEqual(3);
    expect(stats.today).toBe(stats.total);
    expect((await list({ ip: '%' })).total).toBe(0);
  });

  it('finds the records of an IPv6 address in any spelling', async () => {
    await record('2001:db8::5');
    await service.waitUntilCaughtUp();
    const ip = '2001:DB8:0:0::5';
    const { body } = await service.call(readIpActivity, { params: { ip }, as: asSteward() });
    expect(body.activity.totalConsents).toBe(1);
  });

  it('searches and exports the records of an IP address in any spelling, and of parts in any case', async () => {
    await record('2001:db8::6');
    await record('198.51.100.66');
    for (const [ip, found] of [
      ['2001:DB8:0:0::6', '2001:db8::6'],
      ['DB8::6', '2001:db8::6'],
      ['::ffff:198.51.100.66', '198.51.100.66'],
    ] as const) {
      const { consents, total } = await list({ ip });
      expect([consents.map(({ ipAddress }) => ipAddress), total]).toEqual([[found], 1]);
      const url = `${exportConsents.path}?ip=${encodeURIComponent(ip)}`;
      const csv = await service.inject({ method: 'GET', url, as: asSteward() });
      expect(csv.body.trim().split('\r\n')).toEqual([expect.anything(), expect.stringContaining(found)]);
    }
  });

  it('adds the page views of an IP address, and marks them when unavailable', async () => {
    await record('203.0.113.5');
    await service.waitUntilCaughtUp();
    const ask = () => service.call(readIpActivity, { params: { ip: '203.0.113.5' }, as: asSteward() });
    const whole = await ask();
    expect(whole.body).toMatchObject({
      activity: {
        totalConsents: 1,
        totalPageViews: 1,
        totalSessions: 1,
        firstActivity: visits.firstActivity,
      },
      pageViews: [{ path: '/how' }],
      complete: true,
    });
    analyticsAnswer = { status: 500, body: '{}' };
    expect((await ask()).body).toMatchObject({
      activity: { totalConsents: 1 },
      pageViews: [],
      complete: false,
    });
    analyticsAnswer = { status: 200, body: JSON.stringify(visits) };
  });

  it('counts all consents of an IP address and returns them in pages', async () => {
    const ip = '203.0.113.50';
    for (let n = 0; n < 5; n += 1) await record(ip);
    await service.waitUntilCaughtUp();
    const readPage = async (offset: number) =>
      (await service.call(readIpActivity, { params: { ip }, query: { limit: 2, offset }, as: asSteward() }))
        .body;
    const pages = [await readPage(0), await readPage(2), await readPage(4)];
    expect(pages.map(({ activity }) => activity.totalConsents)).toEqual([5, 5, 5]);
    const all = (await list({ ip })).consents.map(({ id }) => id);
    expect(pages.flatMap(({ consents }) => consents.map(({ id }) => id))).toEqual(all);
    await service.kit.sql(`update consents set city = 'Lisbon' where id = $1`, [all[0]]);
    const reversed = await service.call(readIpActivity, {
      params: { ip },
      query: { limit: 2, consentOrder: 'ascending', viewOrder: 'ascending' },
      as: asSteward(),
    });
    expect(reversed.body.consents.map(({ id }) => id)).toEqual(all.toReversed().slice(0, 2));
    expect(reversed.body.geolocation?.city).toBe('Lisbon');
    expect(lastAnalyticsQuery).toBe('order=ascending');
    const first = (await list({ ip })).consents.at(-1)?.consentedAt;
    expect([visits.firstActivity, first].sort()[0]).toBe(pages[0]?.activity.firstActivity);
  });

  it('shows records to stewards only', async () => {
    expect((await service.call(listConsents, { as: asMember() })).status).toBe(403);
    expect((await service.call(listConsents, { as: asVisitor() })).status).toBe(401);
    expect((await service.call(readIpActivity, { params: { ip: '203.0.113.5' } })).status).toBe(401);
  });

  it('publishes a recorded consent without visitor data', async () => {
    await record('203.0.113.6');
    const messages = await service.messages(consentRecorded.type);
    expect(messages.length).toBeGreaterThan(0);
    expect(JSON.stringify(messages)).not.toMatch(/203\.0\.113|Seen by@|52\.5167/);
  });

  it('encrypts identifying fields, which are unreadable once the key is deleted', async () => {
    const other = '00000000-0000-4000-8000-00000000000b';
    const { body } = await record('203.0.113.8', { ...consentBody, sessionId: other });
    const rows = await service.kit.sql<{ row: string }>('select events::text as row from events');
    expect(rows.map(({ row }) => row).join()).not.toMatch(/203\.0\.113\.8|Seen by@/);
    await service.kit.store.eraseSubject(other);
    const [event] = await service.kit.store.stream(consentStream).read(body.consentId);
    expect(event?.data).toMatchObject({ visitor: null, hasReadNotice: true });
  });
});
