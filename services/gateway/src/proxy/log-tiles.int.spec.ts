import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway.ts';

describe('the public log', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway({
      TRUSTED_PROXIES: '127.0.0.1',
      RATE_LIMITS: JSON.stringify({
        classes: { 'log-tile': { network: { burst: 30, perSecond: 0.01 } } },
        exempt: ['127.0.0.1'],
      }),
    });
  });
  afterAll(() => gateway.stop());

  it.each([
    '/ledger/checkpoint',
    '/ledger/tile/0/000',
    '/ledger/tile/0/000.p/12',
    '/ledger/tile/entries/x001/234',
    '/ledger/tile/entries/x001/x234/067.p/255',
  ])('is served by the ledger at %s, to everyone', async (path) => {
    expect((await gateway.request(path)).status).toBe(200);
    const { url, method } = gateway.fakeService.lastRequest();
    expect([method, url]).toEqual(['GET', path]);
    expect(await gateway.identity('consent-ledger')).toMatchObject({ kind: 'visitor' });
  });

  it.each([
    ['GET', '/ledger/key', 404],
    ['GET', '/ledger/tile/0', 404],
    ['GET', '/ledger/tile/0/x000/x000/x000/x000/000', 404],
    ['GET', '/ledger/tile/0/%2e%2e', 400],
    ['POST', '/ledger/checkpoint', 405],
    ['DELETE', '/ledger/tile/0/000', 405],
  ])('answers %s %s with %i', async (method, path, status) =>
    expect(
      (await gateway.request(path, { method, headers: { 'sec-fetch-site': 'same-origin' } })).status,
    ).toBe(status),
  );

  it('limits the requests of a network', async () => {
    gateway.fakeService.handleRequest = (_, response) =>
      void response
        .writeHead(200, { 'cache-control': 'public, max-age=31536000, immutable', 'content-length': 4 })
        .end('tile');
    const from = { headers: { 'x-forwarded-for': '203.0.113.9' } };
    for (let count = 1; count <= 30; count += 1)
      expect((await gateway.request('/ledger/tile/0/010', from)).status).toBe(200);
    expect((await gateway.request('/ledger/tile/0/010', from)).status).toBe(429);
    expect((await gateway.request('/ledger/tile/0/010')).status).toBe(200);
  });
});
