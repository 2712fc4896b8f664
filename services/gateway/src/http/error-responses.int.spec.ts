import { Problem } from '@aera/contracts/server';
import { eventually } from '@aera/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type TestRequestOptions,
  startTestGateway,
  type TestGateway,
} from '../testing/start-test-gateway.ts';

const ip = '203.0.113.77';
const search = '/api/search/suggestions?q=secret-words';

describe('every error response', () => {
  let gateway: TestGateway;
  // Limits and circuits belong to a gateway: a new one for each spec keeps them independent of their order.
  beforeEach(async () => {
    const tight = { network: { burst: 2, perSecond: 0.01 } };
    gateway = await startTestGateway({
      TRUSTED_PROXIES: '127.0.0.1',
      RATE_LIMITS: JSON.stringify({ classes: { export: tight } }),
    });
    gateway.fakeService.handleRequest = (_, response) => void response.destroy();
  });
  afterEach(() => gateway.stop(0));

  const csv = '/api/admin/jurisdiction/consents.csv';
  it.each<[string, TestRequestOptions, number, string, { asks: number }]>([
    ['/api/nowhere', {}, 404, 'not-found', { asks: 1 }],
    [
      '/api/contacts',
      { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } },
      403,
      'cross-site',
      { asks: 1 },
    ],
    ['/api/contacts', { method: 'POST', body: 'x'.repeat(100_000) }, 413, 'body-too-large', { asks: 1 }],
    ['/api/notifications', {}, 401, 'sign-in-required', { asks: 1 }],
    [csv, {}, 401, 'sign-in-required', { asks: 2 }],
    [csv, {}, 429, 'rate-limited', { asks: 3 }],
    [search, {}, 503, 'service-unavailable', { asks: 1 }],
    // After five failures the circuit is open.
    [search, {}, 503, 'service-unavailable', { asks: 6 }],
  ])(
    '%s (%j) is a problem %i %s with its id in the log, and no other entry: %j',
    async (path, ask, status, code, { asks }) => {
      const request = { ...ask, headers: { 'x-forwarded-for': ip, ...ask.headers } };
      for (let earlier = 1; earlier < asks; earlier++) await gateway.request(path, request);
      const answer = await gateway.request(path, request);
      expect(Problem.parse(answer.body)).toMatchObject({ status, code });
      expect(answer.headers).toMatchObject({
        'content-type': 'application/problem+json',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      });
      const requestId = answer.headers['x-request-id'];
      await eventually(() => gateway.accesses.some((access) => access.requestId === requestId));
      const access = gateway.accesses.find((one) => one.requestId === requestId);
      expect(access).toMatchObject({ status });
      expect(JSON.stringify(access)).not.toContain(ip);
      expect(JSON.stringify(access)).not.toContain('secret-words');
      expect(JSON.stringify(answer.body)).not.toContain(ip);
    },
  );
});
