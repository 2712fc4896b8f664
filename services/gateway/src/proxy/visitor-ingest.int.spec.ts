import { recordPageView, serviceNames, readVisitMetrics } from '@aera/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FakeService, startFakeService } from '../testing/fake-service.ts';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway.ts';
import { visitorIngest } from '../upstreams/upstreams.ts';

describe('a separate ingest', () => {
  let gateway: TestGateway;
  let ingest: FakeService;
  let services: FakeService;
  beforeAll(async () => {
    [ingest, services] = await Promise.all([startFakeService(), startFakeService()]);
    gateway = await startTestGateway({
      SERVICE_URLS: JSON.stringify({
        ...Object.fromEntries(serviceNames.map((name) => [name, services.url])),
        [visitorIngest]: ingest.url,
      }),
    });
  });
  afterAll(async () => {
    await gateway.stop(0);
    await Promise.all([ingest.stop(), services.stop()]);
  });

  const view = () => gateway.request(recordPageView.path, { method: 'POST', body: '{}' });

  it('receives tracking requests only', async () => {
    expect((await view()).status).toBe(200);
    expect((await gateway.request('/api/search/suggestions?q=x')).status).toBe(200);
    expect((await gateway.request(readVisitMetrics.path)).status).toBe(401);
    expect(ingest.received.map(({ url }) => url)).toEqual([recordPageView.path]);
    expect(services.received.map(({ url }) => url)).toEqual(['/api/search/suggestions?q=x']);
  });

  it('is listed in the health of the platform', async () => {
    const { body } = await gateway.request('/healthz');
    expect(body).toEqual({
      status: 'ok',
      services: Object.fromEntries([...serviceNames, visitorIngest].map((name) => [name, 'ready'])),
    });
  });

  it('has its own circuit breaker', async () => {
    ingest.handleRequest = (_, response) => void response.destroy();
    for (let time = 0; time < 6; time++) expect((await view()).status).toBe(503);
    const text = await gateway.metrics();
    expect(text).toMatch(/gateway_open_circuits\{name="visitor-ingest"[^}]*\} 1/);
    expect(text).toMatch(/gateway_open_circuits\{name="visitor-analytics"[^}]*\} 0/);
  });
});
