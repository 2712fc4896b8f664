import { serviceNames } from '@aera/contracts';
import { eventually } from '@aera/testing';
import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { respondEmpty, type FakeService, startFakeService } from '../testing/fake-service.ts';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway.ts';

/** Short timeouts, but longer than undici's clock resolution of half a second. */
const pool = {
  connections: 6,
  maxConcurrent: 12,
  headersTimeoutMs: 1_000,
  bodyTimeoutMs: 1_000,
  slowReaderTimeoutMs: 300,
};
const timeouts = {
  upstreams: {
    connectTimeoutMs: 1_000,
    pools: {
      requests: pool,
      signIns: pool,
      exports: pool,
      streams: { ...pool, connections: null, bodyTimeoutMs: 0 },
    },
    breaker: { minFailures: 5, windowMs: 60_000, initialOpenMs: 1_500, maxOpenMs: 1_500 },
  },
};
const search = '/api/search/suggestions?q=x';
const other = '/api/jurisdiction/notices';

describe('while one service fails', () => {
  let gateway: TestGateway;
  let searching: FakeService;
  let rest: FakeService;
  beforeAll(async () => {
    searching = await startFakeService();
    rest = await startFakeService();
    gateway = await startTestGateway(
      {
        SERVICE_URLS: JSON.stringify({
          ...Object.fromEntries(serviceNames.map((name) => [name, rest.url])),
          'knowledge-search': searching.url,
        }),
      },
      timeouts,
    );
  });
  afterAll(async () => {
    await gateway.stop(0);
    await Promise.all([searching.stop(), rest.stop()]);
  });
  afterEach(async () => {
    searching.handleRequest = respondEmpty;
    await eventually(async () => (await gateway.request(search)).status === 200, { timeout: 10_000 });
  });

  const ask = (times: number, path = search) =>
    Promise.all(Array.from({ length: times }, () => gateway.request(path)));
  const figure = async (name: string) => {
    const text = await gateway.metrics();
    return Number(new RegExp(`^${name}\\{name="knowledge-search"[^}]*\\} (\\d+)`, 'm').exec(text)?.[1]);
  };
  const isIdle = () => eventually(async () => (await figure('gateway_requests_in_flight')) === 0);

  it('its routes return 503 with Retry-After after timeouts, others work, and the breaker opens', async () => {
    searching.handleRequest = () => {};
    const [slow, answered] = await Promise.all([ask(5), ask(5, other)]);
    for (const answer of slow)
      expect(answer).toMatchObject({
        status: 503,
        headers: { 'retry-after': '5' },
        body: { code: 'upstream-timeout' },
      });
    expect(answered.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const before = searching.received.length;
    const refused = await gateway.request(search);
    expect(refused).toMatchObject({
      status: 503,
      headers: { 'retry-after': expect.stringMatching(/^[12]$/) as string },
      body: { code: 'service-unavailable' },
    });
    expect(searching.received.length).toBe(before);
    expect(await figure('gateway_open_circuits')).toBe(1);
    await isIdle();
  });

  it('queues at most as many requests as a service has connections, and delays no other service', async () => {
    searching.handleRequest = () => {};
    const waiting = ask(20);
    for (const { status } of await ask(20, other)) expect(status).toBe(200);
    const codes = (await waiting).map(({ body }) => (body as { code: string }).code);
    expect(codes.filter((code) => code === 'service-busy').length).toBeGreaterThanOrEqual(8);
    // Requests that waited for a connection were not sent, because the circuit was open by then.
    expect(codes.filter((code) => code === 'upstream-timeout').length).toBeLessThan(12);
    await isIdle();
  });

  it('the breaker opens for broken connections and closes on recovery', async () => {
    searching.handleRequest = (_, response) => void response.destroy();
    for (const answer of await ask(5)) expect(answer.status).toBe(503);
    const before = searching.received.length;
    for (const answer of await ask(3)) expect(answer.status).toBe(503);
    expect(searching.received.length - before).toBeLessThanOrEqual(2);
    searching.handleRequest = respondEmpty;
    await eventually(async () => (await gateway.request(search)).status === 200);
    for (const answer of await ask(10)) expect(answer.status).toBe(200);
    expect(await figure('gateway_open_circuits')).toBe(0);
    await isIdle();
  });

  it('rare failures do not open the breaker', async () => {
    let turn = 0;
    searching.handleRequest = (received, response) => {
      // GET is retried once, so two broken connections are one failure.
      if (turn++ % 12 < 2) response.destroy();
      else respondEmpty(received, response);
    };
    const statuses: number[] = [];
    for (let time = 0; time < 40; time++) statuses.push((await gateway.request(search)).status);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(35);
    expect(await figure('gateway_open_circuits')).toBe(0);
  });

  it('state-changing requests are never sent twice', async () => {
    searching.handleRequest = (_, response) => void response.destroy();
    const before = searching.received.length;
    expect((await gateway.request('/api/search', { method: 'POST', body: '{}' })).status).toBe(503);
    expect(searching.received.length - before).toBe(1);
  });

  it('a client that stops reading is disconnected, and its connection is released', async () => {
    searching.handleRequest = (_, response) =>
      void response.writeHead(200).end(Buffer.alloc(32 * 1024 * 1024, 'x'));
    const before = searching.received.length;
    const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1').pause();
    socket.on('error', () => {}).write(`GET ${search} HTTP/1.1\r\nHost: x\r\n\r\n`);
    await eventually(() => searching.received.length > before);
    await isIdle();
    await eventually(() => gateway.accesses.some(({ aborted }) => aborted === true));
    socket.destroy();
  });

  it('a client that disconnects releases its permit', async () => {
    searching.handleRequest = () => {};
    const before = searching.received.length;
    const { port } = new URL(gateway.url);
    const sockets = Array.from({ length: 4 }, () => {
      const socket = connect(Number(port), '127.0.0.1');
      socket.write(`GET ${search} HTTP/1.1\r\nHost: x\r\n\r\n`);
      return socket.on('error', () => {});
    });
    await eventually(() => searching.received.length === before + 4);
    for (const socket of sockets) socket.destroy();
    await isIdle();
    // Cancelled requests do not count as failures of the service.
    expect(await figure('gateway_open_circuits')).toBe(0);
  });
});

describe('while security-auth is down', () => {
  it('sessions are not looked up repeatedly, and public routes work', async () => {
    const rest = await startFakeService();
    const gateway = await startTestGateway(
      {
        SERVICE_URLS: JSON.stringify({
          ...Object.fromEntries(serviceNames.map((name) => [name, rest.url])),
          // Nothing listens on this port.
          'security-auth': 'http://127.0.0.1:1',
        }),
      },
      timeouts,
    );
    const signedIn = { headers: { cookie: 'aera_session=signed-in' } };
    for (let time = 0; time < 8; time++) {
      const cookie = `aera_session=signed-in-${time}`;
      expect((await gateway.request(search, { headers: { cookie } })).status).toBe(200);
    }
    const text = await gateway.metrics();
    expect(text).toMatch(/gateway_open_circuits\{name="security-auth"[^}]*\} 1/);
    expect(await gateway.request('/api/notifications', signedIn)).toMatchObject({
      status: 503,
      headers: { 'retry-after': '2' },
    });
    await gateway.stop(0);
    await rest.stop();
  });
});
