import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually, selectByTier, startPostgres } from '@aera/testing';
import type { PostgresServer } from '@aera/testing';
import { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEventStore } from './event-store.ts';
import { createProjectionRunner } from './projections/projection-runner.ts';
import { defineProjection } from './projections/projection.ts';
import { createRelay } from './relay.ts';
import { defineAppendOnlyStream } from './streams/define-stream.ts';
import { connect } from './testing/connect.ts';
import { countStream, createTables } from './testing/test-store.ts';

let server: PostgresServer;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outage-'));
  server = await startPostgres({ dataDir: join(folder, 'data') });
  await createTables(server.url);
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

const total = defineProjection({
  name: 'total',
  tables: ['totals'],
  apply: async (events, { sql, table }) => {
    await sql(`insert into ${table('totals')} select unnest($1::uuid[])`, [events.map(({ id }) => id)]);
  },
});

it('survives a killed PostgreSQL: no acknowledged event is lost, and all readers resume', async () => {
  const [here, there] = [await connect(server.url), await connect(server.url)];
  const [store, other] = [here, there].map((orm) => createEventStore({ orm, streams: [countStream] }));
  await store!.database.sql('create table totals (id uuid primary key)');
  const published: string[] = [];
  const runner = createProjectionRunner({ store: other!, projections: [total], pollMs: 30_000 });
  const relay = createRelay({
    store: other!,
    name: 'main',
    publish: async ({ events }) => void published.push(...events.map(({ id }) => id)),
    pollMs: 30_000,
  });
  runner.start();
  relay.start();

  const acknowledged: string[] = [];
  const missing = (from: string[]) => {
    const there = new Set(from);
    return acknowledged.filter((id) => !there.has(id));
  };
  const stopWriting = new AbortController();
  const failures: unknown[] = [];
  const writing = (async () => {
    while (!stopWriting.signal.aborted) {
      const batch = Array.from({ length: 10 }, () =>
        store!
          .stream(countStream)
          .append([randomUUID()], [{ type: 'Counted', data: { by: 1 } }], { expected: 'none' }),
      );
      for (const result of await Promise.allSettled(batch)) {
        if (result.status === 'fulfilled') acknowledged.push(result.value.events[0]!.id);
        else failures.push(result.reason);
      }
      // Lets the signal and the server's restart through while every append fails immediately.
      await new Promise((resolve) => setImmediate(resolve));
    }
  })();

  for (let outage = 0; outage < selectByTier({ fast: 1, slow: 3 }); outage++) {
    const [before, done] = [acknowledged.length, published.length];
    await eventually(() => acknowledged.length > before + 50 && published.length > done, { timeout: 20_000 });
    await server.kill();
    await eventually(() => failures.length > 0);
    await server.restart();
    failures.length = 0;
  }
  const afterwards = acknowledged.length;
  await eventually(() => acknowledged.length > afterwards);
  stopWriting.abort();
  await writing;
  // These two poll every 30 seconds; only a re-established LISTEN connection wakes them in time.
  await eventually(() => missing(published).length === 0, { timeout: 20_000 });
  await Promise.all([runner.waitUntilCaughtUp(), relay.waitUntilCaughtUp()]);

  const rows = await store!.database.sql<{ id: string }>('select id from totals');
  expect(missing(rows.map(({ id }) => id))).toEqual([]);
  const stored = await store!.database.sql<{ id: string }>(
    'select id from events order by transaction_id, position',
  );
  expect([...new Set(published)]).toEqual(stored.map(({ id }) => id));
  expect(runner.status()[0]).toMatchObject({ lag: 0, stalledSince: undefined });

  await Promise.all([runner.stop(), relay.stop()]);
  await Promise.all([store!.close(), other!.close()]);
  await Promise.all([here.close(true), there.close(true)]);
});

it('keeps the key of everything acknowledged when PostgreSQL is killed', async () => {
  type CounterEvent = { type: 'CounterEvent'; data: { personId: string; secret: string | null } };
  const secretStream = defineAppendOnlyStream<CounterEvent>('secret', {
    personalFields: { CounterEvent: { subject: ({ personId }) => personId, fields: ['secret'] } },
  });
  const options = { streams: [secretStream], masterKey: randomBytes(32) };
  const orm = await connect(server.url);
  const store = createEventStore({ orm, ...options });
  const acknowledged: string[] = [];
  const killed = new AbortController();
  const writing = Promise.all(
    Array.from({ length: 8 }, async () => {
      while (!killed.signal.aborted) {
        const streamId = randomUUID();
        // Each event belongs to another person, so that each needs a new key.
        const received: CounterEvent = {
          type: 'CounterEvent',
          data: { personId: randomUUID(), secret: streamId },
        };
        const appended = store.stream(secretStream).append([streamId], [received], { expected: 'none' });
        await appended.then(
          () => acknowledged.push(streamId),
          () => undefined,
        );
      }
    }),
  );
  await eventually(() => acknowledged.length > 100, { timeout: 20_000 });
  await server.kill();
  killed.abort();
  await writing;
  await server.restart();

  const later = await connect(server.url);
  const reader = createEventStore({ orm: later, ...options });
  const read = await Promise.all(acknowledged.map((id) => reader.stream(secretStream).read(id)));
  expect(read.map((events) => events.map(({ data }) => data.secret))).toEqual(acknowledged.map((id) => [id]));
  await Promise.all([store.close(), reader.close()]);
  await Promise.all([orm.close(true), later.close(true)]);
});

it('reports an unreachable store', async () => {
  const orm = new MikroORM({
    clientUrl: 'postgres://postgres:postgres@127.0.0.1:1/postgres',
    entities: [],
    discovery: { warnWhenNoEntities: false },
  });
  const store = createEventStore({ orm, streams: [countStream] });
  const append = store
    .stream(countStream)
    .append([randomUUID()], [{ type: 'Counted', data: { by: 1 } }], { expected: 'none' });
  await expect(append).rejects.toMatchObject({ code: 'event-store-unavailable' });
  await store.close();
  await orm.close(true);
});
