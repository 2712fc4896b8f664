import { routeRegistry, pathOf, type Route } from '@aera/contracts/server';
import { createClient } from '../platform/client.ts';
import { expect, test } from '../platform/shared-platform.ts';

const open = routeRegistry.all.filter(({ access }) => access !== 'gateway');
const name = ({ method, path }: Route) => `${method} ${path}`;
const someParams = { id: 'not-an-id', questionId: 'not-an-id', ip: '203.0.113.7' };
const json = { 'content-type': 'application/json' };

/** Bodies that no route accepts. */
const badBodies = ['', '{', 'null', '[]', '"text"', '{"__proto__":{"a":1}}', `{"a":"${'x'.repeat(100)}"}`];

for (const route of open.filter(({ method }) => method !== 'GET')) {
  test(`${name(route)} refuses what it cannot read, without a stack trace`, async ({ baseURL }) => {
    const client = createClient(baseURL as string);
    const path = pathOf(route, someParams);
    for (const body of badBodies) {
      const response = await client.fetch(path, { method: route.method, headers: json, body });
      expect(response.status, body).toBeLessThan(500);
      expect(await response.text(), body).not.toMatch(/node_modules|\.ts:\d+|\bat \S+ \(/);
    }
  });
}

/** What a link in a mail may call comes from anywhere, and says nothing in its body. */
for (const route of open.filter(({ method, fromAnywhere }) => method !== 'GET' && !fromAnywhere)) {
  test(`${name(route)} takes JSON only, and no more than it says`, async ({ baseURL }) => {
    const client = createClient(baseURL as string);
    const path = pathOf(route, someParams);
    const text = await client.fetch(path, {
      method: route.method,
      headers: { 'content-type': 'text/plain' },
      body: 'a=b',
    });
    expect([401, 415]).toContain(text.status);
    const body = JSON.stringify({ message: 'x'.repeat(route.bodyLimit) });
    const large = await client.fetch(path, { method: route.method, headers: json, body });
    expect([401, 413]).toContain(large.status);
  });

  test(`${name(route)} refuses another site`, async ({ baseURL }) => {
    const client = createClient(baseURL as string);
    const response = await client.fetch(pathOf(route, someParams), {
      method: route.method,
      headers: { ...json, origin: 'https://elsewhere.example' },
      body: '{}',
    });
    expect(response.status).toBe(403);
  });
}

for (const route of open.filter(({ access }) => access !== 'public'))
  test(`${name(route)} asks for a sign-in`, async ({ baseURL }) => {
    const client = createClient(baseURL as string);
    const response = await client.fetch(pathOf(route, someParams), {
      method: route.method,
      headers: { ...json, 'x-aera-identity': 'forged', cookie: 'aera_session=forged' },
      body: route.method === 'GET' ? undefined : '{}',
    });
    expect(response.status).toBe(401);
    expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  });

test('what is called from anywhere goes by its token alone, and reads neither body nor session', async ({
  baseURL,
}) => {
  const client = createClient(baseURL as string);
  for (const route of open.filter(({ fromAnywhere }) => fromAnywhere)) {
    const response = await client.fetch(`${pathOf(route, someParams)}?token=forged`, {
      method: route.method,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://elsewhere.example' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect(response.headers.get('set-cookie')).toBeNull();
  }
});

test('a bad field is named', async ({ baseURL }) => {
  const client = createClient(baseURL as string);
  const response = await client.fetch('/api/contacts', {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ name: 'Ada', email: 'nobody', message: 'a\u0000b' }),
  });
  expect(response.status).toBe(400);
  const { errors } = (await response.json()) as { errors: { field: string }[] };
  expect(errors.map(({ field }) => field)).toEqual(['email', 'message']);
});

test('an unknown path under /api is a 404 in JSON', async ({ baseURL }) => {
  const response = await createClient(baseURL as string).fetch('/api/nothing');
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ status: 404 });
});

test('internal routes are not served to the outside', async ({ baseURL }) => {
  const client = createClient(baseURL as string);
  const response = await client.fetch('/internal/sessions/resolve', {
    method: 'POST',
    headers: json,
    body: '{"token":"x"}',
  });
  expect([404, 405]).toContain(response.status);
});
