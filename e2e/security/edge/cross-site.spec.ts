import type { RegisteredRoute } from '@aera/contracts/server';
import { createInvalidRequest, servedRoutes, createExamplePath } from '../access/routes-with-audience.ts';
import { expect, test } from '../platform/security-test.ts';
import { readCode } from '../platform/send.ts';
import { runConcurrently } from '../platform/run-concurrently.ts';

const served = servedRoutes.map(({ route }) => route);
const changing = served.filter(({ method, csrfExempt }) => method !== 'GET' && !csrfExempt);

/** Headers of requests that another site can cause. */
const createForeignHeaders = (origin: string): Record<string, Record<string, string | undefined>> => {
  const { port, host } = new URL(origin);
  return {
    'another origin': { origin: 'https://elsewhere.example' },
    'a sandboxed frame': { origin: 'null' },
    'another port': { origin: `http://localhost:${Number(port) + 1}` },
    'another scheme': { origin: `https://${host}` },
    'our host as a subdomain': { origin: `http://${host}.elsewhere.example` },
    'our host as a path': { origin: `http://elsewhere.example/${host}` },
    'our host as the user of a URL': { origin: `http://${host}@elsewhere.example` },
    'a subdomain of ours': { origin: `http://evil.${host}` },
    'cross-site metadata': { 'sec-fetch-site': 'cross-site' },
    'same-site metadata': { 'sec-fetch-site': 'same-site' },
    'metadata without a site': { 'sec-fetch-site': 'none' },
    'our origin with cross-site metadata': {
      origin,
      'sec-fetch-site': 'cross-site',
    },
    'another origin with same-origin metadata': {
      origin: 'https://elsewhere.example',
      'sec-fetch-site': 'same-origin',
    },
    'our referrer only': { referer: `${origin}/` },
    'no header': {},
  };
};

test.describe('another site', () => {
  for (const { title, step, details } of [
    // Each route gets some of the variants, and each variant is sent to many routes.
    { title: 'cannot change data with any Origin, Referer or Sec-Fetch header', step: 5, details: {} },
    {
      title: 'cannot change data of any route with any of these headers',
      step: 1,
      details: { tag: '@slow' },
    },
  ])
    test(title, details, async ({ people, platform }) => {
      expect(changing.length).toBeGreaterThan(step);
      const [member, steward] = [await people.member(), await people.steward()];
      const variants = Object.entries(createForeignHeaders(platform.url));
      for (const [offset, [variant, headersOfVariant]] of variants.entries()) {
        const headers = { origin: undefined, ...headersOfVariant };
        const accepted: string[] = [];
        await runConcurrently(
          changing.filter((_, index) => index % step === offset % step),
          async (route) => {
            const person = route.access === 'member' ? member : steward;
            const response = await person.send({ ...toRequest(route), headers });
            if (response.status !== 403 || readCode(response) !== 'cross-site')
              accepted.push(`${route.path}: ${response.status}`);
          },
        );
        expect(accepted, variant).toEqual([]);
      }
    });

  test('cannot submit a form in place of JSON', async ({ people }) => {
    const steward = await people.steward();
    const types = [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      undefined,
      'application/jsonx',
    ];
    const routes = changing.filter(({ access }) => access !== 'member');
    await runConcurrently([...routes.entries()], async ([index, route]) => {
      // Each route gets one of the types, and each type is sent to many routes.
      const type = types[index % types.length];
      const response = await steward.send({
        ...toRequest(route),
        body: 'a=b',
        headers: { 'content-type': type },
      });
      expect(response.status, `${type} at ${route.path}`).toBe(415);
    });
  });

  test('cannot call a route that is exempt from CSRF checks without its token', async ({ people }) => {
    const visitor = people.visitor();
    const exempt = served.filter(({ csrfExempt }) => csrfExempt);
    expect(exempt.length).toBeGreaterThan(0);
    for (const route of exempt) {
      const { status, headers } = await visitor.send({
        method: route.method,
        path: `${createExamplePath(route)}?token=forged`,
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://elsewhere.example' },
        body: 'List-Unsubscribe=One-Click',
      });
      expect(status, route.path).toBeGreaterThanOrEqual(400);
      expect(status, route.path).toBeLessThan(500);
      expect(headers['set-cookie'], route.path).toBeUndefined();
    }
  });

  test('cannot read a response: no CORS header allows another origin', async ({ people }) => {
    const person = await people.member();
    const documents = [
      '/',
      '/search',
      '/remotes.json',
      '/robots.txt',
      '/healthz',
      '/livez',
      '/nothing.js',
      '/nothing',
    ];
    const paths = [...served.map(createExamplePath), ...documents];
    await runConcurrently([...new Set(paths)], async (path) => {
      for (const method of ['OPTIONS', 'GET']) {
        const { headers, status } = await person.send({
          method,
          path,
          headers: {
            origin: 'https://elsewhere.example',
            'access-control-request-method': 'POST',
            'access-control-request-headers': 'content-type',
            'access-control-request-private-network': 'true',
          },
        });
        const shared = Object.keys(headers).filter((name) => name.startsWith('access-control-'));
        expect(shared, `${method} ${path}`).toEqual([]);
        expect(headers['cross-origin-resource-policy'], `${method} ${path}`).toBe('same-origin');
        expect(headers['x-content-type-options'], `${method} ${path}`).toBe('nosniff');
        expect(String(headers['content-security-policy']), `${method} ${path}`).toContain(
          "frame-ancestors 'none'",
        );
        if (method === 'OPTIONS') expect(status, path).toBeGreaterThanOrEqual(400);
      }
    });
  });

  test('cannot override the method of a GET request', async ({ people }) => {
    const steward = await people.steward();
    const overrides = ['x-http-method-override', 'x-http-method', 'x-method-override'];
    await runConcurrently(changing, async (route) => {
      const path = createExamplePath(route);
      const headers = Object.fromEntries(overrides.map((name) => [name, route.method]));
      const response = await steward.send({ path: `${path}?_method=${route.method}`, headers });
      // A path that also has a GET route is read.
      expect([200, 400, 404, 405, 401], path).toContain(response.status);
      expect(response.headers['set-cookie'], path).toBeUndefined();
    });
  });
});

const toRequest = (route: RegisteredRoute) => ({
  method: route.method,
  path: createExamplePath(route),
  ...createInvalidRequest(route),
});
