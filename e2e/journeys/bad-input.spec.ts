import { buildPath, isRouted, routeRegistry } from '@aera/contracts/server';
import { createClient } from '../platform/client.ts';
import { expect, test } from '../platform/shared-platform.ts';

const open = routeRegistry.all.filter(isRouted);
/** Public routes that accept a body. `security/` tests access to the other routes. */
const publicRoutes = open.filter(
  ({ access, method, csrfExempt }) => access === 'public' && method !== 'GET' && !csrfExempt,
);
const someParams = { id: 'not-an-id', questionId: 'not-an-id', ip: '203.0.113.7' };
const json = { 'content-type': 'application/json' };

/** Bodies that no route accepts. */
const badBodies = ['', '{', 'null', '[]', '"text"', '{"__proto__":{"a":1}}', `{"a":"${'x'.repeat(100)}"}`];

test('no public route crashes or shows a stack trace for a body that it cannot parse', async ({
  baseURL,
}) => {
  const client = createClient(baseURL as string);
  expect(publicRoutes.length).toBeGreaterThan(10);
  for (const route of publicRoutes)
    await Promise.all(
      badBodies.map(async (body) => {
        const response = await client.fetch(buildPath(route, someParams), {
          method: route.method,
          headers: json,
          body,
        });
        const what = `${route.method} ${route.path} with ${body}`;
        expect(response.status, what).toBeLessThan(500);
        expect(await response.text(), what).not.toMatch(/node_modules|\.ts:\d+|\bat \S+ \(/);
      }),
    );
});

test('every public route rejects bodies larger than its declared limit', async ({ baseURL }) => {
  const client = createClient(baseURL as string);
  for (const route of publicRoutes) {
    const body = JSON.stringify({ message: 'x'.repeat(route.bodyLimit) });
    const response = await client.fetch(buildPath(route, someParams), {
      method: route.method,
      headers: json,
      body,
    });
    expect(response.status, route.path).toBe(413);
  }
});

test('a CSRF-exempt route uses its token only, and ignores body and session', async ({ baseURL }) => {
  const client = createClient(baseURL as string);
  for (const route of open.filter(({ csrfExempt }) => csrfExempt)) {
    const response = await client.fetch(`${buildPath(route, someParams)}?token=forged`, {
      method: route.method,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://elsewhere.example' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect(response.headers.get('set-cookie')).toBeNull();
  }
});

test('the error of an invalid field names the field', async ({ baseURL }) => {
  const client = createClient(baseURL as string);
  const response = await client.fetch('/api/contacts', {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ name: 'Ada', email: 'invalid', message: 'a\u0000b' }),
  });
  expect(response.status).toBe(400);
  const { errors } = (await response.json()) as { errors: { field: string }[] };
  expect(errors.map(({ field }) => field)).toEqual(['email', 'message']);
});

test('an unknown path under /api returns 404 as JSON', async ({ baseURL }) => {
  const response = await createClient(baseURL as string).fetch('/api/nothing');
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ status: 404 });
});

test('internal routes cannot be reached from outside', async ({ baseURL }) => {
  const client = createClient(baseURL as string);
  const response = await client.fetch('/internal/sessions/resolve', {
    method: 'POST',
    headers: json,
    body: '{"token":"x"}',
  });
  expect([404, 405]).toContain(response.status);
});
