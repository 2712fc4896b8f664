import { submitContactMessage, identityHeader, type Identity, registerRoute } from '@aera/contracts/server';
import { rejections } from '@aera/event-store/decider';
import type { FastifyPluginAsync } from 'fastify';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createMetrics } from '../observability/metrics.ts';
import { buildApp } from './build-app.ts';
import { HttpProblem } from './http-problem.ts';
import { serve } from './serve.ts';

const base = { service: 'contacts-crm' } as const;
const forMembers = registerRoute(
  { ...base, method: 'GET', path: '/api/mine/:id', access: 'member' },
  {
    summary: '',
    params: z.object({ id: z.uuid() }),
    query: z.object({ limit: z.coerce.number().int().max(10).default(5) }),
    response: z.object({ id: z.string(), limit: z.number(), name: z.string() }),
  },
);
const failing = registerRoute(
  { ...base, method: 'POST', path: '/api/failing', access: 'public' },
  { summary: '', body: z.object({ how: z.string() }) },
);
const bodyless = registerRoute(
  { ...base, method: 'POST', path: '/api/bodyless', access: 'public' },
  { summary: '' },
);

const reject = rejections({
  'lead-closed': ['conflict', 'It is closed.'],
  'lead-changed': ['stale', 'It was changed.'],
});

const routes: FastifyPluginAsync = async (app) => {
  serve(app, submitContactMessage, async ({ body }) => ({ id: JSON.stringify(body) }));
  serve(app, forMembers, async ({ params, query, identity }) => ({
    ...params,
    ...query,
    name: identity.name,
  }));
  serve(app, bodyless, async () => undefined);
  const stale = { current: async ({ body }: { body: { how: string } }) => `after ${body.how}` };
  serve(app, failing, stale, async ({ body: { how } }) => {
    if (how === 'domain') throw reject('lead-closed');
    if (how === 'stale') throw reject('lead-changed');
    if (how === 'lock') throw Object.assign(new Error('deadlock'), { severity: 'ERROR', code: '40P01' });
    if (how === 'problem') throw new HttpProblem(503, 'Not now.', { headers: { 'retry-after': '3' } });
    throw new Error(`secret in a message: ${how}`);
  });
};

/** Replaces the signature check: the header contains the identity itself. */
const verifyIdentity = async (token: string) => JSON.parse(token) as Identity;
const visitor: Identity = { kind: 'visitor', sub: 'visitor', ip: '203.0.113.7' };
const member: Identity = {
  kind: 'member',
  sub: 'm1',
  name: 'Ada',
  email: 'ada@example.org',
  ip: '203.0.113.7',
};

const steward: Identity = {
  kind: 'steward',
  sub: 's1',
  username: 's',
  name: 'S',
  role: 'steward',
  authenticatedAt: new Date(0).toISOString(),
  ip: '203.0.113.7',
};

async function start(ready = {}, log = pino({ level: 'silent' })) {
  const app = await buildApp({
    name: 'contacts-crm',
    log,
    metrics: createMetrics('contacts-crm'),
    verifyIdentity,
    stepUpPolicy: { windowMs: 900_000, now: () => 0 },
    audit: { record: async () => {} },
    ready,
    routes: [routes],
  });
  const request = (
    method: 'GET' | 'POST',
    url: string,
    payload?: unknown,
    as: Identity | null = visitor,
    type = 'application/json',
  ) =>
    app.inject({
      method,
      url,
      payload: payload as string,
      headers: {
        ...(payload !== undefined && { 'content-type': type }),
        ...(as && { [identityHeader]: JSON.stringify(as) }),
      },
    });
  return { app, request };
}

const lead = { name: 'Ada', email: 'ada@example.org', message: 'Hello' };
const memberPath = '/api/mine/00000000-0000-4000-8000-000000000001';

describe('a service over HTTP', async () => {
  const { app, request } = await start();

  it('responds with the status of the contract, and drops unknown fields', async () => {
    const answer = await request('POST', '/api/contacts', { ...lead, role: 'steward' });
    expect(answer.statusCode).toBe(201);
    expect(JSON.parse(answer.json().id)).toEqual(lead);
  });

  it('names every invalid field of a body', async () => {
    const answer = await request('POST', '/api/contacts', { name: ' ', email: 'unknown' });
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(answer.json().errors.map(({ field }: { field: string }) => field)).toEqual([
      'name',
      'email',
      'message',
    ]);
  });

  it.each([
    ['a body that is no JSON', '{"name":', 400],
    ['a body that pollutes a prototype', '{"__proto__":{"admin":true}}', 400],
    ['a body that is too large', JSON.stringify({ ...lead, message: 'x'.repeat(70_000) }), 413],
    ['no body where one is due', '', 400],
  ])('rejects %s', async (_, payload, status) => {
    const answer = await request('POST', '/api/contacts', payload);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ status });
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])(
    'rejects %s',
    async (type) => {
      expect((await request('POST', '/api/contacts', 'a=b', visitor, type)).statusCode).toBe(415);
    },
  );

  it('accepts a JSON content type with an empty body', async () => {
    expect((await request('POST', '/api/bodyless', '')).statusCode).toBe(204);
  });

  it('responds to an unknown path with a problem document', async () => {
    const answer = await request('GET', '/api/nothing?token=1');
    expect(answer.statusCode).toBe(404);
    expect(answer.json().detail).toBe('Nothing is served at GET /api/nothing.');
  });

  it.each([
    [414, `/api/mine/${'x'.repeat(300)}`],
    [400, '/api/mine/%zz'],
  ])('responds to a URL that is rejected before routing: %i', async (status, url) => {
    const answer = await request('GET', url);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(answer.json()).toMatchObject({ status });
    expect(answer.body).not.toContain('xxx');
  });

  it('parses parameters and query by the contract', async () => {
    const answer = await request('GET', `${memberPath}?limit=7`, undefined, member);
    expect(answer.json()).toMatchObject({ limit: 7, name: 'Ada' });
    expect((await request('GET', `${memberPath}?limit=99`, undefined, member)).statusCode).toBe(400);
    expect((await request('GET', '/api/mine/1', undefined, member)).json().errors[0].field).toBe('id');
  });

  it.each([
    ['unknown', null, 401],
    ['a visitor', visitor, 401],
    ['a steward', steward, 403],
  ])('rejects %s on a member route before validation', async (_, identity, status) => {
    expect((await request('GET', '/api/mine/not-a-uuid', undefined, identity)).statusCode).toBe(status);
  });

  it('maps a rejection to its status', async () => {
    const answer = await request('POST', '/api/failing', { how: 'domain' });
    expect([answer.statusCode, answer.json().code, answer.json().detail]).toEqual([
      409,
      'lead-closed',
      'It is closed.',
    ]);
  });

  it('adds the declared members to a stale rejection, and to no other', async () => {
    const stale = await request('POST', '/api/failing', { how: 'stale' });
    expect([stale.statusCode, stale.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'lead-changed', detail: 'It was changed.', current: 'after stale' }),
    ]);
    expect((await request('POST', '/api/failing', { how: 'domain' })).json()).not.toHaveProperty('current');
  });

  it('forwards the header fields of a problem', async () => {
    const answer = await request('POST', '/api/failing', { how: 'problem' });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '3']);
  });

  it('hides the details of an unexpected error', async () => {
    const answer = await request('POST', '/api/failing', { how: 'crash' });
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toMatch(/secret|stack|crash/);
  });

  it('logs a transaction that lost against a concurrent one', async () => {
    const lines: string[] = [];
    const logged = await start({}, pino({ base: null }, { write: (line) => void lines.push(line) }));
    expect((await logged.request('POST', '/api/failing', { how: 'lock' })).statusCode).toBe(503);
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { level: 40, reqId: expect.any(String) as string, err: { code: '40P01' } },
    ]);
  });

  it('counts its requests for Prometheus', async () => {
    expect((await app.inject('/metrics')).body).toContain('route="/api/contacts",method="POST",status="201"');
  });
});

describe('health', () => {
  it('is ready when every check passes', async () => {
    const { app } = await start({ database: async () => {} });
    expect((await app.inject('/readyz')).json()).toEqual({ status: 'ok', checks: { database: 'ok' } });
  });

  it('names the check that fails, and stays alive', async () => {
    const { app } = await start({
      database: async () => {},
      bus: async () => {
        throw new Error('not connected');
      },
    });
    const answer = await app.inject('/readyz');
    expect(answer.statusCode).toBe(503);
    expect(answer.json().checks).toEqual({ database: 'ok', bus: 'not connected' });
    expect((await app.inject('/livez')).statusCode).toBe(200);
  });
});
