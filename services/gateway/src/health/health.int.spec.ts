import { serviceNames } from '@aera/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway.ts';

describe('the health of the platform', () => {
  let gateway: TestGateway;
  beforeAll(async () => void (gateway = await startTestGateway({ TRUSTED_PROXIES: '127.0.0.1' })));
  afterAll(() => gateway.stop());

  it('is healthy when every service is ready, and names each', async () => {
    const { status, body } = await gateway.request('/healthz');
    expect(status).toBe(200);
    expect(body).toEqual({
      status: 'ok',
      services: Object.fromEntries(serviceNames.map((name) => [name, 'ready'])),
    });
  });

  it('is unhealthy when one is, with its name and error', async () => {
    let count = 0;
    gateway.fakeService.handleRequest = ({ url }, response) => {
      expect(url).toBe('/readyz');
      if (++count > 1) return response.end('{}');
      return response
        .writeHead(503, { 'content-type': 'application/json' })
        .end(JSON.stringify({ status: 'unavailable', checks: { database: 'ECONNREFUSED', bus: 'ok' } }));
    };
    const { status, body } = await gateway.request('/healthz');
    expect(status).toBe(503);
    expect(body).toMatchObject({
      status: 'unavailable',
      services: { 'consent-ledger': 'not ready: database' },
    });
  });

  it('is unhealthy when one cannot be reached', async () => {
    const urls = Object.fromEntries(serviceNames.map((name) => [name, 'http://127.0.0.1:1']));
    const alone = await startTestGateway({ SERVICE_URLS: JSON.stringify(urls) });
    const { status, body } = await alone.request('/healthz');
    expect(status).toBe(503);
    expect(body).toMatchObject({ services: { 'security-auth': 'not reachable' } });
    expect((await alone.request('/livez')).status).toBe(200);
    await alone.stop();
  });

  it('has its metrics on a separate listener only', async () => {
    await gateway.request('/api/nothing/of/the/kind');
    const text = await gateway.metrics();
    expect(text).toContain('http_request_duration_seconds_count');
    expect(text).not.toContain('of/the/kind');
    for (const ip of ['203.0.113.7', '10.0.0.7', '127.0.0.1'])
      expect((await gateway.request('/metrics', { headers: { 'x-forwarded-for': ip } })).status).toBe(404);
    const elsewhere = await fetch(`http://127.0.0.1:${gateway.metricsPort}/healthz`);
    expect(elsewhere.status).toBe(404);
  });

  it('counts forwarded headers of peers that are not trusted proxies, and ignores them', async () => {
    const alone = await startTestGateway();
    await alone.request('/livez', { headers: { 'x-forwarded-for': '203.0.113.7' } });
    await alone.request('/livez', { headers: { forwarded: 'for=203.0.113.7' } });
    const text = await alone.metrics();
    await alone.stop();
    expect(text).toMatch(/^gateway_untrusted_forwarded_requests_total\{name="private"[^}]*\} 2$/m);
    expect(text).toMatch(/^gateway_untrusted_forwarded_requests_total\{name="public"[^}]*\} 0$/m);
  });

  it('is logged without personal data', async () => {
    await gateway.request('/api/admin/analytics/ip/198.51.100.77?secret=1');
    expect(gateway.accesses.at(-1)).toEqual({
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      method: 'GET',
      route: '/api/admin/analytics/ip/:ip',
      status: 401,
      ms: expect.any(Number) as number,
    });
  });
});
