import { type Message, operationsRoutes } from '@aera/contracts';
import type { Decider } from '@aera/event-store/decider';
import {
  acquireSessionLock,
  createRelay,
  defineProjection,
  defineSingleStream,
  defineStream,
  eventStoreSchema,
} from '@aera/event-store';
import { eventually, type NatsServer, startTestNats } from '@aera/testing';
import { InvalidMessage } from '@aera/event-bus';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sqlMigration } from '../database/open-database.ts';
import { defineService } from '../service/define-service.ts';
import { asOperator, asSteward, startTestService, type TestService } from '../testing/index.ts';

type Noted = { type: 'Noted'; data: { noteId: string; n: number; words: string | null } };

const note: Decider<Noted['data'], Noted, { sum: number; words: string | null }> = {
  initial: () => ({ sum: 0, words: null }),
  evolve: ({ sum }, { data: { n, words } }) => ({ sum: sum + n, words }),
  decide: (data) => [{ type: 'Noted', data }],
};

const notesStream = defineStream('note', note, {
  personalFields: { Noted: { subject: ({ noteId }) => noteId, fields: ['words'] } },
});

type Ordered = { type: 'Ordered'; data: { noteIds: string[] } };
const order: Decider<string[], Ordered, { first: string | null }> = {
  initial: () => ({ first: null }),
  evolve: (_, { data }) => ({ first: data.noteIds[0] ?? null }),
  decide: (noteIds) => [{ type: 'Ordered', data: { noteIds } }],
};
const orderStream = defineSingleStream('note-order', order);

const notes = defineProjection({
  name: 'notes',
  tables: ['notes'],
  streams: [notesStream],
  apply: async (events, { sql, table }) => {
    for (const { data } of events)
      await sql(`insert into ${table('notes')} values ($1, $2) on conflict (id) do update set n = $2`, [
        data.noteId,
        data.n,
      ]);
  },
});

let isPoison = true;
/** As a worker of several processes would hold it. */
const definition = defineService({
  name: 'contacts-crm',
  declaredRoutes: [],
  migrations: [
    sqlMigration('0001-event-store', eventStoreSchema),
    sqlMigration('0002-notes', ['create table notes (id text primary key, n int not null)']),
  ],
  streams: [notesStream, orderStream],
  modules: ({ store, sql, workers }) => {
    const counting = workers.schedule('Count of notes', () => sql('select count(*) from notes'), {
      intervalMs: 50,
    });
    const relay = createRelay({ store, name: 'elsewhere', publish: async () => {} });
    return [
      {
        relays: [relay],
        locks: { counting: 'counts', tallying: 'tallies' },
        start: async () => {
          relay.start();
          counting.start();
        },
        stop: async () => {
          await Promise.all([relay.stop(), counting.stop()]);
        },
        projections: [notes],
        consumers: [
          {
            from: 'security-auth' as const,
            on: {
              'security-auth.thing.happened.v1': () => {
                if (isPoison) throw new InvalidMessage('No one can read this.');
              },
            },
          },
        ],
      },
    ];
  },
});

const routes = operationsRoutes['contacts-crm'];
const as = asSteward();
const auditor = asSteward({ role: 'auditor' });
let nats: NatsServer;
let service: TestService;
beforeAll(async () => {
  nats = await startTestNats();
  service = await startTestService(definition, { nats });
});
afterAll(async () => {
  await service.stop();
  await nats.stop();
});

const journey = 'f'.repeat(32);
const say = async (noteId: string, n: number, causationId = 'request') =>
  service.kit.store
    .stream(notesStream)
    .handle(
      [noteId],
      { noteId, n, words: `Words of ${n}` },
      { metadata: { actor: 'member:ada', correlationId: journey, causationId } },
    );

describe('the overview', () => {
  it('shows the service status, also to auditors', async () => {
    await say('first', 1);
    await service.waitUntilCaughtUp();
    await service.components.relays[0]?.waitUntilCaughtUp();
    const { status, body } = await service.call(routes.operationsOverview, { as: auditor });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      service: 'contacts-crm',
      ready: true,
      hasLog: true,
      projections: [{ name: 'notes', behind: 0, lagSeconds: null, stalled: null, rebuilding: false }],
      relay: null,
      additionalRelays: [{ name: 'elsewhere', role: 'leader', behind: 0, stalled: null }],
    });
    expect(body.checks).toContainEqual({ name: 'database', outcome: 'ok' });
    await eventually(async () => {
      const { consumers } = (await service.call(routes.operationsOverview, { as })).body;
      return consumers.some(({ stream, state }) => stream === 'security-auth' && state === 'running');
    });
    expect(body.streams?.map(({ name }) => name)).toContain('contacts-crm');
  });
});

describe('background work', () => {
  const worker = async (name: string) =>
    (await service.call(routes.operationsOverview, { as: auditor })).body.workers.find(
      (one) => one.name === name,
    );
  const figure = async (metric: string) => {
    const { body } = await service.inject({ method: 'GET', url: '/metrics' });
    return Number(new RegExp(`^${metric}\\{name="Count of notes".*\\} (\\d+)$`, 'm').exec(body)?.[1]);
  };

  it('is listed with its name and its last success', async () => {
    const counted = await eventually(async () => {
      const found = await worker('Count of notes');
      return found?.lastSuccessAt ? found : null;
    });
    expect(counted).toMatchObject({ failures: 0, failingSince: null, nextAttemptAt: null, error: null });
    expect(
      await eventually(async () => (await worker('Stall detection'))?.lastSuccessAt ?? null),
    ).toBeTruthy();
  });

  it('that fails is listed with its error and counted until it succeeds again', async () => {
    const before = await figure('worker_failures_total');
    await service.kit.sql('alter table notes rename to notes_elsewhere');
    const failing = await eventually(async () => {
      const found = await worker('Count of notes');
      return found && found.failures > 1 ? found : null;
    });
    expect(failing).toMatchObject({ state: 'failing', error: 'relation "notes" does not exist' });
    expect(Date.parse(failing.failingSince ?? '')).toBeGreaterThan(Date.parse(failing.lastSuccessAt ?? ''));
    expect(await figure('worker_failing')).toBe(1);
    expect(await figure('worker_failures_total')).toBeGreaterThan(before + 1);

    await service.kit.sql('alter table notes_elsewhere rename to notes');
    const repaired = await eventually(async () => {
      const found = await worker('Count of notes');
      return found?.failures === 0 && found;
    });
    expect(repaired).toMatchObject({ failingSince: null, error: null });
    expect(Date.parse(repaired.lastSuccessAt ?? '')).toBeGreaterThan(Date.parse(failing.failingSince ?? ''));
    expect(await figure('worker_failing')).toBe(0);
  });
});

describe('the explorer', () => {
  it('lists streams and events without decrypting personal fields', async () => {
    await say('second', 2);
    await say('second', 3);
    const { streams } = (await service.call(routes.listStreams, { query: { prefix: 'note-s' }, as: auditor }))
      .body;
    expect(streams).toMatchObject([{ streamId: 'note-second', revision: 2 }]);
    const page = async (before?: string) =>
      (
        await service.call(routes.listEvents, {
          query: { stream: 'note-second', limit: 1, ...(before && { before }) },
          as,
        })
      ).body;
    const first = await page();
    expect(first).toMatchObject({ more: true, events: [{ revision: 2, data: { noteId: 'second', n: 3 } }] });
    expect(first.events[0]?.personal).toEqual([{ field: 'words', state: 'encrypted' }]);
    expect(JSON.stringify(first)).not.toContain('Words of');
    const second = await page(first.events[0]?.checkpoint);
    expect(second).toMatchObject({ more: false, events: [{ revision: 1 }] });
    const all = (await service.call(routes.listEvents, { as })).body.events;
    expect(all.map(({ revision }) => revision)).toEqual([2, 1, 1]);
    await service.kit.store.eraseSubject('second');
    const id = first.events[0]?.id ?? '';
    const { body } = await service.call(routes.readEvent, { params: { id }, as });
    expect(body).toMatchObject({ id, actor: 'member:ada', personal: [{ field: 'words', state: 'erased' }] });
  });

  it('shows the events of one request, and of one message', async () => {
    const found = (await service.call(routes.listCorrelatedEvents, { query: { correlation: journey }, as }))
      .body;
    expect(found.complete).toBe(true);
    expect(found.events.map(({ streamId }) => streamId)).toEqual([
      'note-first',
      'note-second',
      'note-second',
    ]);
    await say('third', 1, 'message-7');
    const caused = (
      await service.call(routes.listCorrelatedEvents, { query: { correlation: 'message-7' }, as })
    ).body;
    expect(caused.events.map(({ streamId }) => streamId)).toEqual(['note-third']);
    const nothing = await service.call(routes.listCorrelatedEvents, {
      query: { correlation: 'unknown' },
      as,
    });
    expect(nothing.body).toEqual({ events: [], complete: true });
  });

  it('shows a past state of a stream, folded by its decider and without personal fields', async () => {
    await say('fourth', 10);
    await say('fourth', 5);
    const state = async (query: { revision?: number; at?: string }) =>
      (await service.call(routes.readState, { query: { stream: 'note-fourth', ...query }, as })).body;
    expect(await state({})).toMatchObject({ revision: 2, newest: 2, state: { sum: 15, words: null } });
    expect(await state({ revision: 1 })).toMatchObject({ revision: 1, newest: 2, state: { sum: 10 } });
    expect(await state({ at: '2001-01-01T00:00:00Z' })).toMatchObject({ revision: 0, state: { sum: 0 } });
    const unknown = await service.call(routes.readState, { query: { stream: 'note-unknown' }, as });
    expect(unknown.status).toBe(404);
  });

  it('decodes a stream by the longest matching category', async () => {
    await service.kit.store.stream(orderStream).handle([], ['fourth', 'first']);
    const { body } = await service.call(routes.readState, { query: { stream: 'note-order' }, as });
    expect(body).toMatchObject({ revision: 1, state: { first: 'fourth' } });
  });
});

describe('rebuilds', () => {
  const list = async () => (await service.call(routes.listRebuilds, { as })).body;
  const waiting = () =>
    eventually(async () => {
      const { current } = await list();
      return current?.phase === 'waiting' && current;
    });
  const start = (name = 'notes') => service.call(routes.startRebuild, { body: { name }, as });
  const decide = (id: string, swap: boolean) =>
    service.call(routes.confirmRebuild, { params: { id }, body: { swap }, as });
  const ended = (id: string) =>
    eventually(async () => (await list()).past.find((run) => run.id === id) ?? null);

  it('show the differences before a steward swaps them in, one at a time', async () => {
    await say('fifth', 7);
    await service.waitUntilCaughtUp();
    await service.kit.sql(`update notes set n = 1000 where id = 'fifth'`);
    const begun = await start();
    expect(begun.status).toBe(202);
    expect((await start()).status).toBe(409);
    const run = await waiting();
    const [table] = run.tables ?? [];
    expect(table?.live?.rows).toBe(table?.rebuilt.rows);
    expect(table?.live?.checksum).not.toBe(table?.rebuilt.checksum);
    await say('sixth', 8);
    expect((await decide(run.id, true)).status).toBe(200);
    expect(await ended(run.id)).toMatchObject({ phase: 'done', error: null, startedBy: 'steward' });
    await service.waitUntilCaughtUp();
    const rows = await service.kit.sql<{ n: number }>(
      `select n from notes where id in ('fifth', 'sixth') order by id`,
    );
    expect(rows.map(({ n }) => n)).toEqual([7, 8]);
  });

  it('keep the live rows when discarded, and report equal tables', async () => {
    await start();
    const run = await waiting();
    const [table] = run.tables ?? [];
    expect(table?.live).toEqual(table?.rebuilt);
    await decide(run.id, false);
    expect(await ended(run.id)).toMatchObject({ phase: 'cancelled' });
    expect((await decide(run.id, true)).status).toBe(409);
    expect((await start('nothing')).status).toBe(404);
  });
});

describe('a relay', () => {
  const rewind = (name: string, body: { checkpoint?: string; since?: string }) =>
    service.call(routes.rewindRelay, { params: { name }, body, as: asOperator() });

  it('is moved back by the operator, and by no one else', async () => {
    await say('rewound', 1);
    await service.components.relays[0]?.waitUntilCaughtUp();
    const { body } = await rewind('elsewhere', { checkpoint: '0:0' });
    expect(body).toMatchObject({ to: '0:0', events: expect.any(Number) });
    expect(body.events).toBeGreaterThan(0);
    const refused = await service.call(routes.rewindRelay, {
      params: { name: 'elsewhere' },
      body: { checkpoint: '0:0' },
      as,
    });
    expect([refused.status, refused.body.code]).toEqual([403, 'role-forbidden']);
  });

  it('is moved neither forward nor without a target, and has to exist', async () => {
    expect((await rewind('elsewhere', { since: '2999-01-01T00:00:00.000Z' })).body.code).toBe(
      'relay-not-past',
    );
    expect((await rewind('nowhere', { checkpoint: '0:0' })).body.code).toBe('relay-not-found');
    expect((await rewind('elsewhere', {})).status).toBe(400);
  });
});

describe('locks', () => {
  const list = async () => (await service.call(routes.listLocks, { as: asOperator() })).body.locks;
  const release = (pid: number) => service.call(routes.releaseLock, { params: { pid }, as: asOperator() });

  it('are listed by name with who waits, and released by ending their session', async () => {
    const { database } = service.kit.store;
    const holder = await database.openSession();
    const waiter = await database.openSession();
    const ended = Promise.withResolvers<void>();
    holder.onClosed(() => ended.resolve());
    const [session] = await holder.sql<{ pid: number }>('select pg_backend_pid() as pid');
    const { pid } = session!;
    await acquireSessionLock(holder.sql, 'counts');
    await acquireSessionLock(holder.sql, 'tallies');
    const acquired = acquireSessionLock(waiter.sql, 'counts');
    await eventually(async () => (await list()).some(({ state }) => state === 'waiting'));
    expect((await list()).filter((lock) => lock.pid === pid)).toMatchObject([
      { name: 'counting', state: 'held', blocked: 1 },
      { name: 'tallying', state: 'held', blocked: 1 },
    ]);
    await eventually(async () =>
      (await list()).some(({ name, state }) => name === 'relay elsewhere' && state === 'held'),
    );

    expect((await release(pid)).body).toEqual({ released: ['counting', 'tallying'] });
    await ended.promise;
    await acquired;
    await waiter.close();
    expect((await release(pid)).body.code).toBe('lock-not-found');
  });

  it('name the table that a session waits for', async () => {
    const { database } = service.kit.store;
    const [holder, waiter] = [await database.openSession(), await database.openSession()];
    await holder.sql('begin; lock table notes');
    const reading = waiter.sql('select count(*) from notes');
    const blocking = await eventually(
      async () => (await list()).find(({ name, blocked }) => name === 'notes' && blocked > 0) ?? null,
    );
    await release(blocking.pid);
    await reading;
    await waiter.close();
  });
});

describe('dead letters', () => {
  const poison = (id: string): Message => ({
    specversion: '1.0',
    id,
    source: '/services/security-auth',
    type: 'security-auth.thing.happened.v1',
    subject: 'thing',
    time: '2026-01-01T00:00:00.000Z',
    datacontenttype: 'application/json',
    data: { n: 1 },
  });
  const listed = (count: number) =>
    eventually(async () => {
      const { deadLetters } = (await service.call(routes.listDeadLetters, { as: auditor })).body;
      return deadLetters.length === count && deadLetters;
    });

  it('are shown with their message and attempts, retried, and discarded with a reason', async () => {
    await service.publish(poison('00000000-0000-4000-8000-00000000d001'));
    await service.publish(poison('00000000-0000-4000-8000-00000000d002'));
    const [second, first] = await listed(2);
    expect(first).toMatchObject({
      stream: 'security-auth',
      consumer: 'contacts-crm',
      reason: 'invalid',
      message: { type: 'security-auth.thing.happened.v1', data: { n: 1 } },
      attempts: [{ number: 1, error: expect.stringContaining('No one can read this.') }],
    });

    isPoison = false;
    const retried = await service.call(routes.retryDeadLetters, {
      body: { seqs: [first?.seq ?? 0, 999_999] },
      as,
    });
    expect(retried.body.results.map(({ outcome }) => outcome)).toEqual(['retried', 'already-handled']);
    await listed(1);

    const discard = (identity: typeof as) =>
      service.call(routes.discardDeadLetters, {
        body: { seqs: [second?.seq ?? 0], reason: 'A test.' },
        as: identity,
      });
    expect((await discard(auditor)).body.code).toBe('role-forbidden');
    const absent = asSteward({ authenticatedAt: '2001-01-01T00:00:00.000Z' });
    expect((await discard(absent)).body.code).toBe('step-up-required');
    expect((await discard(as)).body.results).toEqual([{ seq: second?.seq, outcome: 'discarded' }]);
    await listed(0);
    const { deadLetters } = (await service.call(routes.listDiscardedDeadLetters, { as: auditor })).body;
    expect(deadLetters).toMatchObject([{ seq: expect.any(Number), discarded: { reason: 'A test.' } }]);
  });
});

it('shows the overview while NATS is down, and what is unknown', async () => {
  await nats.kill();
  const { status, body } = await service.call(routes.operationsOverview, { as: auditor });
  expect(status).toBe(200);
  expect(body).toMatchObject({ ready: false, streams: null });
  expect(body.consumers).toContainEqual(
    expect.objectContaining({ stream: 'security-auth', pending: null, deadLetters: null }),
  );
  await nats.restart();
  await eventually(async () => (await service.call(routes.operationsOverview, { as: auditor })).body.ready);
});
