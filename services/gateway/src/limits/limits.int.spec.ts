import { Problem } from '@aera/contracts/server';
import { eventually } from '@aera/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway.ts';

const slow = { burst: 2, perSecond: 0.01 };

describe('a gateway with limits', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway({
      TRUSTED_PROXIES: '127.0.0.1',
      RATE_LIMITS: JSON.stringify({
        classes: {
          search: { network: slow },
          read: { network: { burst: 50, perSecond: 0.01 }, account: slow },
          static: { network: slow },
        },
        streams: { network: 2 },
      }),
    });
  });
  afterAll(() => gateway.stop(0));

  const from = (ip: string, more: Record<string, string> = {}) => ({
    headers: { 'x-forwarded-for': ip, ...more },
  });
  const signIn = (name: string) => {
    gateway.fakeService.sessions.set(name, {
      sid: `sid-${name}`,
      member: { id: name, name, email: `${name}@example.org` },
      steward: null,
    });
    return { cookie: `aera_session=${name}` };
  };

  it('rejects a network that searches too often, and no other', async () => {
    const path = '/api/search/suggestions?q=x';
    for (const status of [200, 200, 429])
      expect((await gateway.request(path, from('203.0.113.1'))).status).toBe(status);
    const refused = await gateway.request(path, from('203.0.113.1'));
    expect(Problem.parse(refused.body)).toMatchObject({ status: 429, code: 'rate-limited' });
    expect(refused.headers).toMatchObject({
      'retry-after': expect.stringMatching(/^(?:100|9\d)$/) as string,
      'ratelimit-policy': '"search";q=2;w=200',
      ratelimit: expect.stringMatching(/^"search";r=0;t=(?:100|9\d)$/) as string,
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/) as string,
      'cache-control': 'no-store',
    });
    expect((await gateway.request(path, from('203.0.113.2'))).status).toBe(200);
    expect((await gateway.request('/api/notifications', from('203.0.113.1'))).status).toBe(401);
  });

  it('rejects an account with too many requests, from any network', async () => {
    const ada = signIn('ada');
    for (const [ip, status] of [
      ['203.0.113.3', 200],
      ['203.0.113.4', 200],
      ['203.0.113.5', 429],
    ] as const)
      expect((await gateway.request('/api/notifications', from(ip, ada))).status).toBe(status);
    expect((await gateway.request('/api/notifications', from('203.0.113.3', signIn('bob')))).status).toBe(
      200,
    );
  });

  it('shows people who exceed the limit a page', async () => {
    const asBrowser = from('203.0.113.6', { accept: 'text/html' });
    for (let time = 0; time < 2; time++) await gateway.request('/about', asBrowser);
    const refused = await gateway.request('/about', asBrowser);
    expect(refused).toMatchObject({ status: 429, headers: { 'content-type': 'text/html; charset=utf-8' } });
    expect(refused.text).toContain('Too many requests');
  });

  it('counts requests without a route', async () => {
    const statuses = await Promise.all(
      Array.from(
        { length: 60 },
        async () => (await gateway.request('/api/nothing', from('203.0.113.8'))).status,
      ),
    );
    expect(statuses.filter((status) => status === 404).length).toBeLessThanOrEqual(51);
    expect(statuses).toContain(429);
  });

  it('limits event streams per network and frees a slot on close', async () => {
    gateway.fakeService.handleRequest = (_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': hello\n\n');
    };
    const cookies = ['r1', 'r2', 'r3'].map(signIn);
    const open = (at: number, signal?: AbortSignal) =>
      fetch(`${gateway.url}/api/notifications/stream`, {
        headers: { 'x-forwarded-for': '203.0.113.9', ...(cookies[at] as { cookie: string }) },
        signal,
      });
    const [first, second] = [new AbortController(), new AbortController()];
    expect((await open(0, first.signal)).status).toBe(200);
    expect((await open(1, second.signal)).status).toBe(200);
    const refused = await open(2);
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ code: 'too-many-streams' });
    first.abort();
    const third = new AbortController();
    await eventually(async () => (await open(2, third.signal)).status === 200);
    second.abort();
    third.abort();
  });

  it('logs no more for a rejected request than for another', () => {
    const refused = gateway.accesses.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    for (const access of refused)
      expect(Object.keys(access).toSorted()).toEqual(['method', 'ms', 'requestId', 'route', 'status']);
  });
});
