import { type BlockedNetwork, blockedNetworksBucket } from '@aera/contracts';
import { type Bucket, type Bus, connectBus } from '@aera/event-bus';
import { eventually, startTestNats } from '@aera/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type TestRequestOptions,
  startTestGateway,
  type TestGateway,
} from '../testing/start-test-gateway.ts';

/** Trusts forwarded headers from this machine. */
const env = { TRUSTED_PROXIES: '127.0.0.1' };
const from = (ip: string, more: TestRequestOptions['headers'] = {}): TestRequestOptions => ({
  headers: { 'x-forwarded-for': ip, ...more },
});

describe('a blocked network', () => {
  let nats: Awaited<ReturnType<typeof startTestNats>>;
  let gateways: TestGateway[] = [];
  let buses: Bus[] = [];
  let blocks: Bucket<BlockedNetwork>;

  beforeAll(async () => {
    nats = await startTestNats();
    const connect = () => connectBus({ servers: nats.url, name: 'gateway-spec' });
    buses = await Promise.all([connect(), connect(), connect()]);
    gateways = await Promise.all([startTestGateway(env), startTestGateway(env)]);
    await Promise.all(gateways.map((gateway, at) => gateway.attachBus(buses[at] as Bus)));
    blocks = (buses[2] as Bus).kv<BlockedNetwork>(blockedNetworksBucket);
  });
  afterAll(async () => {
    await Promise.all(gateways.map((gateway) => gateway.stop(0)));
    await Promise.all(buses.map((bus) => bus.close()));
    await nats.stop();
  });

  const put = (network: string, more: Partial<BlockedNetwork> = {}) => {
    const block = { blockId: crypto.randomUUID(), network, expiresAt: null, rule: 'spec', ...more };
    return blocks.put(block.blockId, block).then(() => block.blockId);
  };
  /** Paths that every gateway serves. */
  const ask = (path: string, how: TestRequestOptions) =>
    Promise.all(gateways.map((gateway) => gateway.request(path, how)));
  const everywhere = (path: string, ip: string, status: number) =>
    eventually(async () => (await ask(path, from(ip))).every((answer) => answer.status === status));

  it('is rejected by every gateway, for all routes, and accepted again once unblocked', async () => {
    const path = '/api/search/suggestions?q=trust';
    await everywhere(path, '203.0.113.7', 200);
    const blockId = await put('203.0.113.0/24');
    await everywhere(path, '203.0.113.7', 403);
    for (const answer of await ask('/remotes.json', from('203.0.113.200')))
      expect(answer).toMatchObject({
        status: 403,
        headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store' },
        body: { code: 'address-blocked', detail: 'Requests from your network are currently blocked.' },
      });
    for (const answer of await ask(path, from('203.0.114.7'))) expect(answer.status).toBe(200);
    await blocks.delete(blockId);
    await everywhere(path, '203.0.113.7', 200);
  });

  it('allows signed-in users, but not unknown tokens', async () => {
    await put('198.51.100.3/32');
    await everywhere('/remotes.json', '198.51.100.3', 403);
    for (const { fakeService } of gateways)
      fakeService.sessions.set('signed-in', {
        sid: 'sid-signed-in',
        member: { id: 'm2', name: 'Eve', email: 'eve@example.org' },
        steward: null,
      });
    const withToken = (token: string) => from('198.51.100.3', { cookie: `aera_session=${token}` });
    for (const path of ['/remotes.json', '/api/search/suggestions?q=trust'])
      for (const answer of await ask(path, withToken('signed-in'))) expect(answer.status).toBe(200);
    for (const answer of await ask('/remotes.json', withToken('guessed'))) expect(answer.status).toBe(403);
  });

  it('can still read the health of the platform', async () => {
    await put('198.51.100.1/32');
    await everywhere('/remotes.json', '198.51.100.1', 403);
    for (const path of ['/livez', '/healthz'])
      for (const answer of await ask(path, from('198.51.100.1'))) expect(answer.status).not.toBe(403);
    for (const answer of await ask('/metrics', from('198.51.100.1'))) expect(answer.status).toBe(403);
  });

  it('receives an HTML page without scripts that states how to make contact', async () => {
    await put('198.51.100.2/32');
    await everywhere('/remotes.json', '198.51.100.2', 403);
    const [answer] = await ask('/about', from('198.51.100.2', { accept: 'text/html,*/*;q=0.8' }));
    expect(answer).toMatchObject({ status: 403, headers: { 'content-type': 'text/html; charset=utf-8' } });
    expect(answer?.text).toContain('mailto:contact@aera.example');
    expect(answer?.text).toContain(String(answer?.headers['x-request-id']));
    expect(answer?.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
  });

  it('is a whole /64 of IPv6, and includes IPv4-mapped addresses', async () => {
    await put('2001:db8:7:7::/64');
    await everywhere('/remotes.json', '2001:db8:7:7:ffff::9', 403);
    for (const answer of await ask('/remotes.json', from('2001:db8:7:8::9'))) expect(answer.status).toBe(200);
    await put('192.0.2.55/32');
    await everywhere('/remotes.json', '::ffff:192.0.2.55', 403);
  });

  it('keeps the open event streams of signed-in users, whose requests pass', async () => {
    const [gateway] = gateways as [TestGateway];
    gateway.fakeService.handleRequest = (_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': hello\n\n');
    };
    gateway.fakeService.sessions.set('reader', {
      sid: 'sid-reader',
      member: { id: 'm1', name: 'Ada', email: 'ada@example.org' },
      steward: null,
    });
    const headers = { 'x-forwarded-for': '192.0.2.77', cookie: 'aera_session=reader' };
    const end = new AbortController();
    const stream = await fetch(`${gateway.url}/api/notifications/stream`, { headers, signal: end.signal });
    let isOpen = true;
    const reading = stream.text().finally(() => (isOpen = false));
    await put('192.0.2.77/32');
    await everywhere('/remotes.json', '192.0.2.77', 403);
    // A round trip on the loopback interface: an end that was sent with the block has arrived.
    expect((await gateway.request('/livez', from('192.0.2.77'))).status).toBe(200);
    expect(isOpen).toBe(true);
    end.abort();
    await expect(reading).rejects.toThrow('aborted');
  });

  it('applies on a gateway that starts after the block', async () => {
    await put('192.0.2.99/32');
    const late = await startTestGateway(env);
    const bus = await connectBus({ servers: nats.url, name: 'gateway-late' });
    await late.attachBus(bus);
    await eventually(async () => (await late.request('/remotes.json', from('192.0.2.99'))).status === 403);
    await late.stop(0);
    await bus.close();
  });
});
