import { retryLockConflicts, type Sql } from '@aera/event-store';
import type { Database } from '../../coordination/database.ts';
import { limitLockWaits, lockDays } from '../../coordination/locks.ts';
import { withShadowQueue } from '../../coordination/recompute-queue.ts';
import type { RebuildStore } from '../analytics-store.ts';
import { toPartitionName } from './partitions.ts';
import { visitStore } from './visit-store.ts';

/**
 * Tables computed from events, in the order in which reports and the rollup lock them. During a rebuild, the schema `rebuild` has shadow
 * tables of the same names.
 */
const derivedTables = ['hourly_metrics', 'visits'] as const;
/** Days swapped per transaction. Each day takes locks, and a server has a limited number of them. */
const swapBatchSize = 20;

export const createRebuildStore = (database: Pick<Database, 'sql' | 'transaction'>): RebuildStore => ({
  visits: visitStore,
  async create(sql) {
    for (const table of derivedTables)
      await sql(`create table rebuild.${table} (like ${table} including all) partition by list (day)`);
    await sql('create table rebuild.hour_recompute_queue (like hour_recompute_queue including all)');
  },
  prepareDays: () =>
    database.transaction(async (sql) => {
      const made = new Set(await listPartitionDays(sql, 'rebuild.visits'));
      for (const day of await listPartitionDays(sql, 'visits'))
        if (!made.has(day))
          for (const table of derivedTables)
            await sql(
              `create table rebuild.${toPartitionName(table, day)} partition of rebuild.${table} for values in ('${day}')`,
            );
    }),
  async countViews(from) {
    const counts = await database.sql<{ day: string; views: number }>(
      'select day, count(*) as views from page_views where day >= $1 group by day',
      [from],
    );
    const viewsByDay = new Map(counts.map(({ day, views }) => [day, views]));
    const days = await listPartitionDays(database.sql, 'page_views');
    return days.filter((day) => day >= from).map((day) => ({ day, views: viewsByDay.get(day) ?? 0 }));
  },
  enqueueDay: (day) =>
    withShadowQueue(database, async (sql) => {
      await sql(
        `insert into visit_recompute_queue (visitor_id, since, until)
         select visitor_id, min(viewed_at), max(last_seen_at) from page_views where day = $1 group by visitor_id`,
        [day],
      );
    }),
  swap: async (from, signal) =>
    swapPartitions(database, await findFirstCompleteDay(database.sql, from), signal),
  // `dropShadowQueue` drops the schema with all tables.
  drop: async () => {},
});

/**
 * The first day from `from` on with complete events. Retention may have deleted only some events of the day before: the others
 * would look like visits of the first day.
 */
async function findFirstCompleteDay(sql: Sql, from: string): Promise<string> {
  const [row] = await sql<{ day: string | null }>(
    `select (first + case when exists (select from visits where day < first) then 1 else 0 end) as day
     from (select min(day) as first from page_views where day >= $1) f`,
    [from],
  );
  // Without views no partition is swapped.
  return row?.day ?? '9999-12-31';
}

/** Replaces the live partitions from this day on with the shadow partitions, in batches. */
async function swapPartitions(
  database: Pick<Database, 'sql' | 'transaction'>,
  from: string,
  signal?: AbortSignal,
): Promise<void> {
  const days = (await listPartitionDays(database.sql, 'visits')).filter((day) => day >= from);
  for (let index = 0; index < days.length; index += swapBatchSize)
    await retryLockConflicts(
      () =>
        database.transaction(async (sql) => {
          await lockDays(sql);
          await limitLockWaits(sql);
          // Parents first, because readers lock the parent before its partitions. Only parents, because a server has a limited number of locks.
          await sql(
            `lock table ${derivedTables.map((table) => `only ${table}`).join(', ')} in access exclusive mode`,
          );
          const live = new Set(await listPartitionDays(sql, 'visits'));
          for (const day of days.slice(index, index + swapBatchSize))
            if (live.has(day)) for (const table of derivedTables) await swap(sql, table, day);
        }),
      signal,
    );
}

async function swap(sql: Sql, table: (typeof derivedTables)[number], day: string): Promise<void> {
  const partition = toPartitionName(table, day);
  const [{ schema } = { schema: 'public' }] = await sql<{ schema: string }>(
    'select current_schema() as schema',
  );
  await sql(`alter table rebuild.${table} detach partition rebuild.${partition}`);
  await sql(`drop table ${partition}`);
  await sql(`alter table rebuild.${partition} set schema ${schema}`);
  await sql(`alter table ${table} attach partition ${partition} for values in ('${day}')`);
}

/** Returns the days that a table has partitions for, oldest first. */
async function listPartitionDays(sql: Sql, table: string): Promise<string[]> {
  const rows = await sql<{ day: string }>(
    `select regexp_replace(c.relname, '^.*_(\\d{4})(\\d\\d)(\\d\\d)$', '\\1-\\2-\\3') as day
     from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = $1::regclass order by day`,
    [table],
  );
  return rows.map(({ day }) => day);
}
