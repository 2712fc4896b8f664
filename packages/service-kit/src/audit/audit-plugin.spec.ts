import {
  AuditEntry,
  registerRoute,
  type Identity,
  identityHeader,
  type StewardIdentity,
} from '@aera/contracts/server';
import { Readable } from 'node:stream';
import type { FastifyPluginAsync } from 'fastify';
import { pino } from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { buildApp } from '../http/build-app.ts';
import { HttpProblem } from '../http/http-problem.ts';
import { serve } from '../http/serve.ts';
import { createMetrics } from '../observability/metrics.ts';

const base = { service: 'contacts-crm', access: 'steward' } as const;
const id = '00000000-0000-4000-8000-000000000001';
const change = registerRoute(
  { ...base, method: 'POST', path: '/api/admin/things/:id' },
  { summary: 'Does something', params: z.object({ id: z.uuid() }), body: z.object({ secret: z.string() }) },
);
const look = registerRoute(
  { ...base, method: 'GET', path: '/api/admin/people/:ip' },
  {
    summary: 'Does something',
    params: z.object({ ip: z.string() }),
    query: z.object({ limit: z.coerce.number().default(5), q: z.string().optional() }),
    response: z.object({}),
  },
);
const lookUp = registerRoute(
  { ...base, method: 'POST', path: '/api/admin/people/look-up', audit: 'personal-data' },
  { summary: 'Does something', body: z.object({ keys: z.array(z.string()) }), response: z.object({}) },
);
const gaugeValues = registerRoute(
  { ...base, method: 'GET', path: '/api/admin/figures', audit: 'none' },
  { summary: 'Does something' },
);
const exported = registerRoute(
  { ...base, method: 'GET', path: '/api/admin/people.csv', produces: 'csv' },
  { summary: 'Does something', query: z.object({ slow: z.string().optional() }) },
);
const stream = registerRoute(
  { ...base, method: 'GET', path: '/api/admin/live', produces: 'event-stream' },
  { summary: 'Does something' },
);
const signIn = registerRoute(
  { service: 'contacts-crm', access: 'public', method: 'POST', path: '/api/admin/sign-in', audit: 'command' },
  { summary: 'Signs in', body: z.object({ password: z.string() }) },
);
const sensitive = registerRoute(
  { ...base, method: 'POST', path: '/api/admin/erase', stepUp: true },
  { summary: 'Does something' },
);

const steward: StewardIdentity = {
  kind: 'steward',
  sub: 's1',
  username: 'ada',
  name: 'Ada',
  role: 'steward',
  authenticatedAt: new Date(0).toISOString(),
  sid: 'session',
  ip: '203.0.113.7',
};

/** A service with an in-memory audit trail. `done` collects what handlers did, in order. */
async function start() {
  const story: string[] = [];
  const slowly = Promise.withResolvers<void>();
  const entries: AuditEntry[] = [];
  let now = 1_000;
  let failing = false;
  const routes: FastifyPluginAsync = async (app) => {
    serve(app, change, async ({ body }) => {
      story.push('handled');
      if (body.secret.startsWith('slowly')) await slowly.promise;
      if (body.secret.endsWith('refuse')) throw new HttpProblem(409, 'No.');
      return undefined;
    });
    serve(app, signIn, async ({ body, reply }) => {
      story.push('handled');
      if (body.password !== 'right') throw new HttpProblem(401, 'No.');
      reply.header('set-cookie', 'session=1');
      return undefined;
    });
    serve(app, look, async () => ({}));
    serve(app, lookUp, async () => ({}));
    serve(app, gaugeValues, async () => undefined);
    serve(app, exported, async ({ reply, query }) =>
      reply.type('text/csv').send(query.slow ? new Readable({ read: () => story.push('read') }) : 'a'),
    );
    serve(app, sensitive, async () => undefined);
    serve(app, stream, async ({ reply }) => {
      reply.hijack();
      reply.raw.write('data: 1\n\n');
      return reply;
    });
  };
  const app = await buildApp({
    name: 'contacts-crm',
    log: pino({ level: 'silent' }),
    metrics: createMetrics('contacts-crm'),
    verifyIdentity: async (token) => JSON.parse(token) as Identity,
    stepUpPolicy: { windowMs: 900_000, now: () => now },
    audit: {
      record: async (entry) => {
        if (failing) throw new Error('The bus is away.');
        story.push(entry.kind);
        entries.push(AuditEntry.parse(entry));
      },
    },
    ready: {},
    routes: [routes],
  });
  const call = async (method: 'GET' | 'POST', url: string, body?: object, as: Identity = steward) => {
    const headers = { [identityHeader]: JSON.stringify(as) };
    return app.inject({ method, url, headers, ...(body && { payload: body }) });
  };
  return {
    app,
    call,
    story,
    entries,
    finish: slowly.resolve,
    later: (ms: number) => (now += ms),
    fail: () => (failing = true),
    kinds: () => entries.map(({ kind }) => kind),
  };
}

describe('the audit trail of a service', () => {
  it('contains actor, action and target before the handler runs, and the outcome after', async () => {
    const { call, story, entries } = await start();
    await call('POST', `/api/admin/things/${id}`, { secret: 'a password' });
    expect(story).toEqual(['call', 'handled', 'outcome']);
    expect(entries[0]).toMatchObject({
      service: 'contacts-crm',
      actor: { id: 's1', username: 'ada', role: 'steward' },
      ip: '203.0.113.7',
      method: 'POST',
      route: '/api/admin/things/:id',
      summary: 'Does something',
      params: { id },
      authenticatedAt: steward.authenticatedAt,
    });
    expect(entries[1]).toMatchObject({ callId: entries[0]?.id, status: 204 });
    expect(JSON.stringify(entries)).not.toContain('a password');
  });

  it('contains the outcome of a call that its handler rejected', async () => {
    const { call, entries } = await start();
    await call('POST', `/api/admin/things/${id}`, { secret: 'refuse' });
    expect(entries.at(-1)).toMatchObject({ kind: 'outcome', status: 409 });
  });

  it('rejects an action that cannot be recorded', async () => {
    const { call, story, fail } = await start();
    fail();
    const answer = await call('POST', `/api/admin/things/${id}`, { secret: 'x' });
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'audit-unavailable']);
    expect(answer.headers['retry-after']).toBe('5');
    expect(story).toEqual([]);
    expect((await call('GET', '/api/admin/figures')).statusCode).toBe(204);
  });

  it('contains names of query parameters, values only of pages, and the network of an IP address', async () => {
    const { call, entries } = await start();
    await call('GET', '/api/admin/people/198.51.100.77?limit=9&q=someone%40example.org');
    expect(entries[0]).toMatchObject({ params: { ip: '198.51.100.0/24' }, query: { limit: '9', q: null } });
  });

  it('records repeated reads of a session once per five minutes', async () => {
    const { call, kinds, later } = await start();
    const path = '/api/admin/people/198.51.100.77';
    await call('GET', path);
    await call('GET', path);
    expect(kinds()).toEqual(['call', 'outcome']);
    await call('GET', `${path}?limit=9`);
    await call('GET', path, undefined, { ...steward, sid: 'another' });
    expect(kinds()).toHaveLength(6);
    later(5 * 60_000 + 1);
    await call('GET', path);
    expect(kinds()).toHaveLength(8);
  });

  it('records reads of different people separately, if the body names the person', async () => {
    const { call, entries, kinds } = await start();
    const about = (person: string) => call('POST', lookUp.path, { keys: [person] });
    await about('ada-key');
    await about('ada-key');
    expect(kinds()).toEqual(['call', 'outcome']);
    await about('ben-key');
    expect(kinds()).toHaveLength(4);
    expect(JSON.stringify(entries)).not.toContain('-key');
  });

  it('records every export and every command', async () => {
    const { call, kinds } = await start();
    for (let n = 0; n < 2; n += 1) {
      await call('GET', '/api/admin/people.csv');
      await call('POST', `/api/admin/things/${id}`, { secret: 'x' });
    }
    expect(kinds().filter((kind) => kind === 'call')).toHaveLength(4);
  });

  it('excludes polled routes', async () => {
    const { call, entries } = await start();
    await call('GET', '/api/admin/figures');
    expect(entries).toEqual([]);
  });

  it.each([
    ['the role', { ...steward, role: 'auditor' as const }, 'POST', `/api/admin/things/${id}`, 403],
    ['a step-up authentication that is too old', steward, 'POST', '/api/admin/erase', 403],
    ['a body that is not well-formed', steward, 'POST', `/api/admin/things/${id}`, 400],
  ] as const)('contains calls rejected for %s', async (_, as, method, path, status) => {
    const { call, entries, later } = await start();
    later(1_000_000);
    expect((await call(method, path, { wrong: true }, as)).statusCode).toBe(status);
    expect(entries).toMatchObject([{ kind: 'rejection', status, actor: { role: as.role } }]);
  });

  it('contains the end of a stream that its client leaves, once', async () => {
    const { app, kinds } = await start();
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    const reader = new AbortController();
    const headers = { [identityHeader]: JSON.stringify(steward) };
    const answer = await fetch(new URL(stream.path, url), { headers, signal: reader.signal });
    await answer.body?.getReader().read();
    reader.abort();
    await vi.waitFor(() => expect(kinds()).toEqual(['call', 'outcome']));
    await app.close();
    expect(kinds()).toHaveLength(2);
  });

  it('contains the outcome of an export whose client leaves before the first byte', async () => {
    const { app, kinds, story } = await start();
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    const client = new AbortController();
    const headers = { [identityHeader]: JSON.stringify(steward) };
    const answer = fetch(new URL(`${exported.path}?slow=yes`, url), { headers, signal: client.signal });
    await vi.waitFor(() => expect(story).toContain('read'));
    client.abort();
    await expect(answer).rejects.toThrow('abort');
    await vi.waitFor(() => expect(kinds()).toEqual(['call', 'outcome']));
    await app.close();
  });

  it('contains the outcome of a call whose client leaves before its handler is done', async () => {
    const { app, entries, story, finish } = await start();
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    const client = new AbortController();
    const closed = Promise.withResolvers<void>();
    app.server.once('connection', (socket) => socket.once('close', () => closed.resolve()));
    const answer = fetch(new URL(`/api/admin/things/${id}`, url), {
      method: 'POST',
      headers: { [identityHeader]: JSON.stringify(steward), 'content-type': 'application/json' },
      body: JSON.stringify({ secret: 'slowly refuse' }),
      signal: client.signal,
    });
    await vi.waitFor(() => expect(story).toEqual(['call', 'handled']));
    client.abort();
    await expect(answer).rejects.toThrow('abort');
    await closed.promise;
    finish();
    await vi.waitFor(() => expect(entries).toHaveLength(2));
    await app.close();
    expect(entries).toMatchObject([{ kind: 'call' }, { kind: 'outcome', status: 409 }]);
  });

  describe('of a sign-in', () => {
    const visitor: Identity = { kind: 'visitor', sub: 'visitor', ip: '203.0.113.9' };

    it('records no failures', async () => {
      const { call, entries } = await start();
      for (let n = 0; n < 20; n += 1)
        expect((await call('POST', signIn.path, { password: 'guess' }, visitor)).statusCode).toBe(401);
      expect((await call('POST', signIn.path, {}, visitor)).statusCode).toBe(400);
      expect(entries).toEqual([]);
    });

    it('records a success before the response, then its outcome', async () => {
      const { call, story, entries } = await start();
      const answer = await call('POST', signIn.path, { password: 'right' }, visitor);
      expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([204, 'session=1']);
      await vi.waitFor(() => expect(story).toEqual(['handled', 'call', 'outcome']));
      expect(entries).toMatchObject([
        { actor: null, ip: visitor.ip },
        { callId: entries[0]?.id, status: 204 },
      ]);
    });

    it('delivers no session when it cannot be recorded', async () => {
      const { call, fail } = await start();
      fail();
      const answer = await call('POST', signIn.path, { password: 'right' }, visitor);
      expect([answer.statusCode, answer.json().code]).toEqual([503, 'audit-unavailable']);
      expect(answer.headers['set-cookie']).toBeUndefined();
    });
  });

  it('records no visitors', async () => {
    const { call, entries } = await start();
    const visitor: Identity = { kind: 'visitor', sub: 'visitor', ip: '203.0.113.9' };
    expect((await call('GET', '/api/admin/figures', undefined, visitor)).statusCode).toBe(401);
    expect(entries).toEqual([]);
  });
});
