import { type MessageOf, suspiciousRequestDetected } from '@aera/contracts/server';
import { type Bus, connectBus, defineHandler } from '@aera/event-bus';
import { eventually, startTestNats } from '@aera/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { respondEmpty } from '../testing/fake-service.ts';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway.ts';

type DetectedRequest = MessageOf<typeof suspiciousRequestDetected>['data'];

describe('the gateway’s threat detection', () => {
  let nats: Awaited<ReturnType<typeof startTestNats>>;
  let gateway: TestGateway;
  let buses: Bus[];
  const detected: DetectedRequest[] = [];

  beforeAll(async () => {
    nats = await startTestNats();
    const connect = () => connectBus({ servers: nats.url, name: 'gateway-spec' });
    buses = await Promise.all([connect(), connect()]);
    gateway = await startTestGateway({ TRUSTED_PROXIES: '127.0.0.1' });
    const [bus, another] = buses as [Bus, Bus];
    await gateway.attachBus(bus);
    another.consume({
      stream: 'gateway',
      durable: 'spec',
      on: defineHandler(suspiciousRequestDetected, async ({ data }) => void detected.push(data)),
    });
  });
  afterAll(async () => {
    await gateway.stop(0);
    await Promise.all(buses.map((bus) => bus.close()));
    await nats.stop();
  });

  afterEach(() => void (gateway.fakeService.handleRequest = respondEmpty));

  const findReports = (target: string) =>
    eventually(() => detected.find((one) => one.target === target) ?? Promise.reject(new Error('not yet')));

  it('is published, for example a scan with its IP address', async () => {
    await gateway.request('/.env', {
      headers: { 'x-forwarded-for': '203.0.113.7', 'user-agent': 'scanner/1' },
    });
    expect(await findReports('/.env')).toMatchObject({
      ip: '203.0.113.7',
      method: 'GET',
      status: 404,
      route: 'static',
      userAgent: 'scanner/1',
      account: null,
      indicators: ['not-found', 'path-probe'],
    });
  });

  it('contains the account of a failed sign-in, by the response code', async () => {
    gateway.fakeService.handleRequest = (_, response) => {
      const body = JSON.stringify({ status: 401, code: 'invalid-credentials' });
      response
        .writeHead(401, { 'content-type': 'application/problem+json', 'content-length': body.length })
        .end(body);
    };
    await gateway.request('/api/auth/login?try=1', { method: 'POST', body: '{}' });
    expect(await findReports('/api/auth/login?try=1')).toMatchObject({
      route: '/api/auth/login',
      status: 401,
      indicators: ['login-failed'],
    });
  });

  it('contains the signed-in identity', async () => {
    gateway.fakeService.sessions.set('A'.repeat(43), {
      sid: 'sid',
      member: { id: 'm1', name: 'Ada', email: 'ada@example.org' },
      steward: null,
    });
    await gateway.request('/api/notifications?x=%00', {
      headers: { cookie: `aera_session=${'A'.repeat(43)}` },
    });
    expect(await findReports('/api/notifications?x=%00')).toMatchObject({
      account: { kind: 'member', id: 'm1' },
      indicators: ['injection-probe'],
    });
  });

  it('includes unparsable requests', async () => {
    await gateway.raw('NONSENSE\r\n\r\n');
    expect(await findReports('')).toMatchObject({ ip: '127.0.0.1', status: 400, indicators: ['malformed'] });
  });

  it('publishes nothing without indicators', async () => {
    await gateway.request('/api/search/suggestions?q=ordinary');
    await gateway.request('/last-of-all');
    await findReports('/last-of-all');
    expect(detected.map(({ target }) => target)).not.toContain('/api/search/suggestions?q=ordinary');
  });

  it('counts reports, including dropped ones', async () => {
    const text = await gateway.metrics();
    expect(text).toMatch(/gateway_suspicious_requests_total\{name="published",service="gateway"\} [1-9]/);
    expect(text).toContain(
      'gateway_suspicious_requests_total{name="dropped-queue-full",service="gateway"} 0',
    );
  });

  it('never delays a response while the bus is not connected', async () => {
    const alone = await startTestGateway();
    expect((await alone.request('/.env')).status).toBe(404);
    expect(await alone.metrics()).toMatch(/name="dropped-not-connected"[^}]*\} 1/);
    await alone.stop(0);
  });
});
