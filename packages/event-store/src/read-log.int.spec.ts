import { randomUUID } from 'node:crypto';
import { eventually, selectByTier } from '@aera/testing';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startOfLog } from './checkpoint.ts';
import type { EventStore } from './event-store.ts';
import { isRevisionConflict } from './errors.ts';
import { isEventOf } from './streams/define-stream.ts';
import {
  countStream,
  type Counted,
  createTestStore,
  readWholeLog,
  type TestStore,
} from './testing/test-store.ts';

let database: TestStore;
beforeEach(async () => {
  database = await createTestStore();
});
afterEach(() => database.drop());

const counted = (by: number, writer: string): Counted => ({ type: 'Counted', data: { by, writer } });

/** Polls continuously until it has reached the end of the log after `stopWhenDone`. */
function startReader(store: EventStore, limit: number) {
  const seen: string[] = [];
  let done = false;
  const finished = (async () => {
    let after = startOfLog;
    for (;;) {
      const last = done;
      const page = await store.readLog({ after, limit });
      seen.push(...page.events.map(({ id }) => id));
      after = page.checkpoint;
      if (last && page.events.length === 0 && !page.hasGap) return seen;
    }
  })();
  return {
    finish: () => {
      done = true;
      return finished;
    },
  };
}

/** Appends an event in a transaction that stays open until `release`. */
async function slowAppend(store: EventStore, release: Promise<void>): Promise<string> {
  const id = randomUUID();
  await store.transaction(async (sql) => {
    await sql(
      `insert into events (stream_id, revision, id, type, version, data, metadata, recorded_at)
       values ($1, 1, $2, 'Counted', 1, '{"by": 1}', '{}', now())`,
      [`slow-${id}`, id],
    );
    await release;
  });
  return id;
}

describe('the log', () => {
  it('hides events after a running transaction until it commits', async () => {
    const store = await database.open();
    const slow = Promise.withResolvers<void>();
    const slowly = slowAppend(store, slow.promise);
    await eventually(async () => {
      const [open] = await store.database.sql<{ count: number }>(
        `select count(*) from pg_stat_activity where datname = current_database() and backend_xid is not null`,
      );
      return open?.count === 1;
    });
    const { events } = await store
      .stream(countStream)
      .append(['quick'], [counted(1, 'quick')], { expected: 'none' });

    const before = await store.readLog({ after: startOfLog, limit: 10 });
    expect(before).toEqual({ events: [], checkpoint: startOfLog, hasGap: true });
    slow.resolve();
    const slowId = await slowly;
    const after = await readWholeLog(store);
    expect(after.map(({ id }) => id)).toEqual([slowId, events[0]?.id]);
  });

  it('does not wait for a transaction in another database of the server', async () => {
    const [store, neighbour] = [await database.open(), await createTestStore()];
    const other = await neighbour.open();
    const slow = Promise.withResolvers<void>();
    const started = Promise.withResolvers<void>();
    const slowly = other.transaction(async (sql) => {
      await sql('select pg_current_xact_id()');
      started.resolve();
      await slow.promise;
    });
    await started.promise;
    const { events } = await store
      .stream(countStream)
      .append(['quick'], [counted(1, 'quick')], { expected: 'none' });

    const page = await store.readLog({ after: startOfLog, limit: 10 });
    expect(page.events.map(({ id }) => id)).toEqual(events.map(({ id }) => id));
    expect(page.hasGap).toBe(false);
    slow.resolve();
    await slowly;
    await neighbour.drop();
  });

  it('rejects a log from a server with higher transaction ids', async () => {
    const store = await database.open();
    await store.stream(countStream).append(['a'], [counted(1, 'a')], { expected: 'none' });
    await store.database.sql(`update events set transaction_id = '999999999999'`);
    await expect(store.tail()).rejects.toMatchObject({ code: 'log-ahead-of-server' });
  });

  it('is read completely, once and in one order by every reader with concurrent writers', async () => {
    const plan = fc.record({
      writers: fc.array(
        fc.array(fc.record({ stream: fc.nat(3), events: fc.integer({ min: 1, max: 4 }) }), { maxLength: 15 }),
        {
          minLength: 2,
          maxLength: 12,
        },
      ),
      processes: fc.integer({ min: 1, max: 3 }),
      slow: fc.integer({ min: 0, max: 3 }),
      limits: fc.tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 100 })),
    });
    const readers = [await database.open(), await database.open()];
    const stores = [await database.open(), await database.open(), await database.open()];

    await fc.assert(
      fc.asyncProperty(plan, async ({ writers, processes, slow, limits }) => {
        await readers[0]!.database.sql('truncate events');
        const reading = readers.map((reader, index) => startReader(reader, limits[index]!));
        const hold = Promise.withResolvers<void>();
        const slowly = Array.from({ length: slow }, (_, index) =>
          slowAppend(stores[index % processes]!, hold.promise),
        );

        const written = await Promise.all(
          writers.map(async (appends, writer) => {
            const ids: string[] = [];
            for (const { stream, events } of appends) {
              const store = stores[writer % processes]!;
              const name = `${writer}`;
              const batch = Array.from({ length: events }, (_, by) => counted(by, name));
              const result = await store
                .stream(countStream)
                .append([`shared-${stream}`], batch, { expected: 'any' });
              ids.push(...result.events.map(({ id }) => id));
            }
            return ids;
          }),
        );
        hold.resolve();
        const slowIds = await Promise.all(slowly);
        const seen = await Promise.all(reading.map((reader) => reader.finish()));

        expect(seen[1]).toEqual(seen[0]);
        expect(seen[0]!.toSorted()).toEqual([...written.flat(), ...slowIds].toSorted());
        // The sequential writes of one writer keep their order.
        for (const ids of written) expect(seen[0]!.filter((id) => ids.includes(id))).toEqual(ids);
        await expectWholeStreams(readers[0]!);
      }),
      { numRuns: selectByTier({ fast: 8, slow: 100 }) },
    );
  });

  it('keeps the events of an append together when processes compete for the same revisions', async () => {
    const stores = [await database.open(), await database.open(), await database.open()];
    const sizes = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 3, maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(sizes, fc.nat(2), async (list, hotStreams) => {
        await stores[0]!.database.sql('truncate events');
        const results = await Promise.allSettled(
          list.map(async (size, index) => {
            const store = stores[index % stores.length]!;
            const stream = `hot-${index % (hotStreams + 1)}`;
            const revision = (await store.stream(countStream).read(stream)).length;
            const batch = Array.from({ length: size }, (_, by) => counted(by, `${index}`));
            await store.stream(countStream).append([stream], batch, { expected: revision });
          }),
        );
        const events = (await readWholeLog(stores[0]!)).filter(isEventOf(countStream));
        const bySize = Map.groupBy(events, ({ data }) => data.writer);
        const stored = list.map((_, index) => bySize.get(`${index}`)?.length ?? 0);
        expect(stored).toEqual(
          list.map((size, index) => (results[index]!.status === 'fulfilled' ? size : 0)),
        );
        const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
        expect(failures.filter((reason) => !isRevisionConflict(reason))).toEqual([]);
        await expectWholeStreams(stores[0]!);
      }),
      { numRuns: 30 },
    );
  });
});

/** Revisions start at 1 without a gap, and the events of one append are adjacent. */
async function expectWholeStreams(store: EventStore) {
  const broken = await store.database.sql(
    'select stream_id from events group by stream_id having max(revision) <> count(*) or min(revision) <> 1',
  );
  expect(broken).toEqual([]);
}
