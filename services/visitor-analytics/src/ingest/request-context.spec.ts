import { createSecretKey } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { truncateIp, detectBotHeaders, toRequestContext } from './request-context.ts';
import { createPageViewHit } from './hit.ts';

const sessionId = '00000000-0000-4000-8000-000000000001';
const headers = {
  'user-agent': 'Browser/1',
  'accept-language': 'nl',
  accept: '*/*',
  'sec-fetch-mode': 'cors',
};
const at = new Date('2026-03-01T10:00:00Z');
const createSalt = (byte: number) => ({
  readCurrent: async () => createSecretKey(Buffer.alloc(32, byte)),
  rotate: async () => {},
});
const seen = (consented: boolean, overrides: object = {}, salt = createSalt(1)) =>
  toRequestContext({ headers, ip: '203.0.113.77', at, body: { sessionId, consented }, ...overrides }, salt);

describe('the visitor of a hit', () => {
  it('has the session id and the full IP address after consent', async () => {
    expect(await seen(true)).toMatchObject({ visitorId: sessionId, ip: '203.0.113.77', signals: [] });
  });

  it('has a daily id before consent that reveals neither IP address nor browser', async () => {
    const before = await seen(false);
    expect(before).toEqual(
      await seen(false, { body: { sessionId: sessionId.replace(/1$/, '2'), consented: false } }),
    );
    expect(before.visitorId).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(before.ip).toBe('203.0.113.0');
    const others = await Promise.all([
      seen(false, { ip: '203.0.113.78' }),
      seen(false, { headers: { ...headers, 'user-agent': 'Browser/2' } }),
      seen(false, {}, createSalt(2)),
    ]);
    for (const other of others) expect(other.visitorId).not.toBe(before.visitorId);
  });

  it('loses the value of a click id before consent', async () => {
    const body = {
      sessionId,
      path: '/',
      title: '',
      timeOnPage: 0,
      scrollDepth: 0,
      clickIds: { gclid: 'secret' },
    };
    const hit = async (consented: boolean) =>
      JSON.stringify(createPageViewHit(sessionId, { ...body, consented }, await seen(consented)));
    expect(await hit(true)).toContain('secret');
    expect(await hit(false)).toContain('"gclid":null');
    expect(await hit(false)).not.toContain('secret');
  });
});

describe('the network of an IP address', () => {
  it.each([
    ['203.0.113.77', '203.0.113.0'],
    ['::ffff:203.0.113.77', '203.0.113.0'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
    ['2001:db8::1', '2001:db8::'],
    ['::1', '::'],
    ['fe80::1%eth0', 'fe80::'],
    ['nonsense', ''],
  ])('%s is in %s', (ip, network) => expect(truncateIp(ip)).toBe(network));
});

describe('header fields', () => {
  it('of a browser contain no bot signal', () => expect(detectBotHeaders(headers)).toEqual([]));
  it('of a script contain bot signals', () =>
    expect(detectBotHeaders({ 'user-agent': 'x' })).toEqual([
      'no language',
      'no fetch metadata',
      'odd accept header',
    ]));
});
