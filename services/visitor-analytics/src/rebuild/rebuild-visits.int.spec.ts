import { randomUUID } from 'node:crypto';
import { sessionClassified } from '@aera/contracts/server';
import { createDatabase, isLockConflict } from '@aera/event-store';
import { startTestService, type TestService } from '@aera/service-kit/testing';
import { eventually } from '@aera/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toMessage } from '../to-message.ts';
import { eraseVisitor } from '../erasure/erase-visitor.ts';
import type { Database } from '../coordination/database.ts';
import { createPageViewHit } from '../ingest/hit.ts';
import { visitorAnalytics } from '../service.ts';
import { id, createRequestContext } from '../testing/hit-arbitraries.ts';
import type { AnalyticsStore } from '../store/analytics-store.ts';
import { createPostgresStore } from '../store/postgres/postgres-store.ts';
import { cleanUpAbandonedRebuild, createShadow, dropShadow, rebuildVisits } from './rebuild-visits.ts';

const dayLength = 24 * 60 * 60_000;
/** Ten minutes before midnight (UTC), so that visits cross midnight. */
const lateOn = (daysAgo: number, minute = 0) =>
  new Date(
    Math.floor(Date.now() / dayLength) * dayLength - (daysAgo - 1) * dayLength + (minute - 10) * 60_000,
  );
const view = (n: number, visitorId: number, daysAgo: number, minute: number) =>
  createPageViewHit(
    id(100 + n),
    {
      sessionId: id(visitorId),
      consented: true,
      path: `/${n % 3}`,
      title: '',
      timeOnPage: 0,
      scrollDepth: 0,
    },
    { ...createRequestContext(id(visitorId), 0), at: lateOn(daysAgo, minute).toISOString() },
  );
const hits = [5, 4, 3].flatMap((daysAgo, day) =>
  [1, 2, 3].flatMap((visitorId, at) =>
    [0, 15, 70].map((minute, n) => view(day * 100 + at * 10 + n, visitorId, daysAgo, minute)),
  ),
);

describe('a rebuild of visits', () => {
  let service: TestService;
  let database: Database;
  let store: AnalyticsStore;
  beforeEach(async () => {
    service = await startTestService(visitorAnalytics);
    database = createDatabase(service.kit.orm.em);
    store = createPostgresStore(database);
    await send(hits);
    await waitUntilProjected(27);
  });
  afterEach(() => service.stop());

  const send = (messages: readonly ReturnType<typeof view>[]) =>
    service.kit.bus.publishBatch({ id: randomUUID(), context: service.name, messages });
  const waitUntilProjected = (views: number) =>
    eventually(
      async () => {
        const [row] = await database.sql<{ views: number }>(
          `select (select coalesce(sum(views), 0) from visits) as views
           where not exists (select from visit_recompute_queue) and not exists (select from hour_recompute_queue)`,
        );
        expect(row?.views).toBe(views);
      },
      { timeout: 30_000 },
    );
  const state = async () => ({
    visits: await database.sql('select * from visits order by day, id'),
    metrics: await database.sql('select * from hourly_metrics order by day, hour, dimension, value, is_bot'),
  });
  const run = (onProgress: (done: number, total: number) => void = () => {}, kept = '0001-01-01') =>
    rebuildVisits({ database, store: store.rebuild, retainedFrom: async () => kept }).run({ onProgress });

  it('repairs wrong rows and reports its progress', async () => {
    const right = await state();
    await database.sql(`update visits set views = 99, is_bot = not is_bot where visitor_id = $1`, [id(1)]);
    await database.sql('delete from visits where visitor_id = $1', [id(2)]);
    await database.sql('update hourly_metrics set visits = 7');
    const progress: [number, number][] = [];
    await run((...at) => progress.push(at));
    expect(await state()).toEqual(right);
    expect(progress[0]).toEqual([0, 27]);
    expect(progress.at(-1)).toEqual([27, 27]);
    // The new tables accept hits like the old ones.
    await send([view(900, 9, 3, 0)]);
    await waitUntilProjected(28);
  });

  it('includes all concurrent changes', async () => {
    let pending: Promise<unknown> | undefined;
    const meanwhile = async () => {
      await send([view(900, 9, 5, 20), view(901, 1, 4, 20)]);
      const at = new Date().toISOString();
      const classification = { sessionId: id(2), classifiedAs: 'bot' as const, by: 'steward', at };
      await service.publish(toMessage(sessionClassified, randomUUID(), 'visit', at, classification));
      await eraseVisitor({ database, store: store.hits }, id(3));
    };
    await run((done) => {
      if (done > 0) pending ??= meanwhile();
    });
    await pending;
    await waitUntilProjected(20);
    await eventually(async () =>
      expect(
        await database.sql('select 1 from visits where visitor_id = $1 and not is_bot', [id(2)]),
      ).toEqual([]),
    );
    await waitUntilProjected(20);
    const after = await state();
    await run();
    expect(await state()).toEqual(after);
    expect(after.visits.some((visit) => visit['visitor_id'] === id(3))).toBe(false);
  });

  it('keeps visits without hits and visits that cross the boundary', async () => {
    await database.sql('delete from page_views where viewed_at < $1', [lateOn(5, 10).toISOString()]);
    const before = await state();
    await run();
    expect(await state()).toEqual(before);
  });

  it('keeps the visits of expired days whose events were in use and are still stored', async () => {
    const before = await state();
    await run(() => {}, lateOn(3).toISOString().slice(0, 10));
    expect(await state()).toEqual(before);
  });

  const leftBehind = () =>
    database.sql(
      `select nspname as name from pg_namespace where nspname = 'rebuild'
       union all select tgname from pg_trigger where tgname = 'rebuild_follows'`,
    );

  it('runs one at a time and deletes completely', async () => {
    const outcomes = await Promise.allSettled([run(), run()]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await leftBehind()).toEqual([]);
  });

  it('completes while another transaction writes to the queue', async () => {
    await createShadow({ database, store: store.rebuild });
    let closing: Promise<void> | undefined;
    await database.transaction(async (sql) => {
      // An insert locks the table before its trigger runs.
      await sql('lock table visit_recompute_queue in row exclusive mode');
      closing = database.transaction((other) => dropShadow(other, store.rebuild));
      await eventually(async () =>
        expect(
          await database.sql(
            `select from pg_locks where relation = 'visit_recompute_queue'::regclass and not granted`,
          ),
        ).toHaveLength(1),
      );
      await sql('insert into visit_recompute_queue (visitor_id, since, until) values ($1, now(), now())', [
        id(1),
      ]);
    });
    await closing;
    expect(await leftBehind()).toEqual([]);
  });

  it('swaps the tables after a report that reads hours and then visits', async () => {
    await createShadow({ database, store: store.rebuild });
    await store.rebuild.prepareDays();
    let swapping: Promise<void> | undefined;
    await database.transaction(async (sql) => {
      await sql('select from hourly_metrics limit 1');
      swapping = store.rebuild.swap('0001-01-01');
      await eventually(async () =>
        expect(
          await database.sql(
            `select from pg_locks where relation = 'hourly_metrics'::regclass and not granted`,
          ),
        ).toHaveLength(1),
      );
      // Another report does not wait for the first one.
      await database.sql('select from hourly_metrics limit 1');
      await sql('select from visits limit 1');
    });
    await swapping;
    await database.transaction((sql) => dropShadow(sql, store.rebuild));
    expect(await state()).toEqual({ visits: [], metrics: [] });
  });

  it('is cleaned up by another process when its own was killed', async () => {
    await createShadow({ database, store: store.rebuild });
    expect(await leftBehind()).toHaveLength(2);
    await cleanUpAbandonedRebuild({ database, store: store.rebuild });
    expect(await leftBehind()).toEqual([]);
  });

  it('has no queue to clean up most of the time, and then waits for no backup that reads it', async () => {
    await database.transaction(async (sql) => {
      await sql('lock table visit_recompute_queue in access share mode');
      await expect(cleanUpAbandonedRebuild({ database, store: store.rebuild })).resolves.toBeUndefined();
    });
  });

  it('is cleaned up later while a backup reads the queue', async () => {
    await createShadow({ database, store: store.rebuild });
    await database.transaction(async (sql) => {
      await sql('lock table visit_recompute_queue in access share mode');
      await expect(cleanUpAbandonedRebuild({ database, store: store.rebuild })).rejects.toSatisfy(
        isLockConflict,
      );
    });
    await cleanUpAbandonedRebuild({ database, store: store.rebuild });
    expect(await leftBehind()).toEqual([]);
  });

  it('has succeeded even if a backup prevents its clean-up, which is repeated later', async () => {
    const backup = await database.openSession();
    const stopping = new AbortController();
    const swap = async (from: string, signal?: AbortSignal) => {
      await store.rebuild.swap(from, signal);
      await backup.sql('begin');
      await backup.sql('lock table visit_recompute_queue in access share mode');
      // Limits the clean-up to one attempt.
      stopping.abort();
    };
    const rebuild = rebuildVisits({
      database,
      store: { ...store.rebuild, swap },
      retainedFrom: async () => '0001-01-01',
    });
    const outcome = await Promise.allSettled([
      rebuild.run({ onProgress: () => {}, signal: stopping.signal }),
    ]);
    await backup.close();
    expect(outcome).toEqual([{ status: 'fulfilled', value: undefined }]);
    await cleanUpAbandonedRebuild({ database, store: store.rebuild });
    expect(await leftBehind()).toEqual([]);
  });

  it('does not begin while a backup reads the queue and the service stops', async () => {
    await createShadow({ database, store: store.rebuild });
    await database.transaction(async (sql) => {
      await sql('lock table visit_recompute_queue in access share mode');
      const creating = createShadow({ database, store: store.rebuild }, AbortSignal.abort());
      await expect(creating).rejects.toMatchObject({ name: 'AbortError' });
    });
  });
});
