import type { RebuildableView } from '@aera/service-kit';
import type { Database } from '../hits/database.ts';
import { resessionizeQueued } from '../sessionization/resessionize.ts';
import { sessionizerLockId } from '../sessionization/sessionizer.ts';
import { rollUpNextHour } from '../sessionization/roll-up-hours.ts';
import {
  dropShadowTables,
  listPartitionDays,
  dropShadow,
  ensureShadowPartitions,
  withShadowTables,
  createShadowTables,
  swapPartitions,
} from './shadow-tables.ts';

/** Only one process rebuilds at a time. The number is arbitrary but shared. */
export const rebuildLockId = 7_305_005;

interface Options {
  readonly database: Database;
  /** First day with stored events. */
  readonly retainedFrom: () => Promise<string>;
}

/**
 * Recomputes all visits and hours with stored events next to the live tables, which stay in use. At the end it pauses sessionization, adds
 * the latest changes, and swaps the tables.
 */
export const rebuildVisits = ({ database, retainedFrom }: Options): RebuildableView => ({
  name: 'visits',
  async run({ onProgress, signal }) {
    const session = await database.openSession();
    try {
      const [lock] = await session.sql<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [
        rebuildLockId,
      ]);
      if (!lock?.mine) throw new Error('Visits are being rebuilt already.');
      await createShadowTables(database);
      try {
        const from = await retainedFrom();
        await sessionizeAll(database, { from, onProgress, signal });
        await session.sql('select pg_advisory_lock($1)', [sessionizerLockId]);
        await catchUp(database, from);
        await swapPartitions(database, await findFirstCompleteDay(database));
      } finally {
        await dropShadowTables(database);
      }
    } finally {
      // Closing the session releases its locks.
      await session.close();
    }
  },
});

/** Removes the shadow tables of a rebuild whose process was killed. */
export const cleanUpAbandonedRebuild = ({ transaction }: Pick<Database, 'transaction'>): Promise<void> =>
  transaction(async (sql) => {
    const [lock] = await sql<{ mine: boolean }>('select pg_try_advisory_xact_lock($1) as mine', [
      rebuildLockId,
    ]);
    if (lock?.mine) await dropShadow(sql);
  });

/** Recomputes the visits of every day that has events, and rolls up its hours. */
async function sessionizeAll(
  database: Database,
  { from, onProgress, signal }: { from: string } & Parameters<RebuildableView['run']>[0],
): Promise<void> {
  const days = (await listPartitionDays(database.sql, 'page_views'))
    .map(({ day }) => day)
    .filter((day) => day >= from);
  const counts = await database.sql<{ day: string; views: number }>(
    'select day, count(*) as views from page_views where day >= $1 group by day',
    [from],
  );
  const viewsByDay = new Map(counts.map(({ day, views }) => [day, views]));
  const total = counts.reduce((sum, { views }) => sum + views, 0);
  let done = 0;
  onProgress(done, total);
  for (const day of days) {
    signal?.throwIfAborted();
    await database.sql(
      `insert into rebuild.visit_recompute_queue (visitor_id, since, until)
       select visitor_id, min(viewed_at), max(last_seen_at) from page_views where day = $1 group by visitor_id`,
      [day],
    );
    await catchUp(database, from, signal);
    done += viewsByDay.get(day) ?? 0;
    onProgress(done, total);
  }
}

/** Processes the queued visits and hours. */
async function catchUp(database: Database, from: string, signal?: AbortSignal): Promise<void> {
  // A new day may have begun.
  await ensureShadowPartitions(database);
  while (await withShadowTables(database, (sql) => resessionizeQueued(sql, from))) signal?.throwIfAborted();
  while (await withShadowTables(database, rollUpNextHour)) signal?.throwIfAborted();
}

/**
 * The first day with complete events. The day before may have visits whose events are deleted in part: the rest would look like visits
 * of the next day.
 */
async function findFirstCompleteDay({ sql }: Pick<Database, 'sql'>): Promise<string> {
  const [row] = await sql<{ day: string | null }>(
    `select (first + case when exists (select from visits where day < first) then 1 else 0 end) as day
     from (select min(day) as first from page_views) f`,
  );
  // Without views no partition is swapped.
  return row?.day ?? '9999-12-31';
}
