import { retryLockConflicts, type Sql } from '@aera/event-store';
import type { Database, Transaction } from '../../coordination/database.ts';
import { limitLockWaits, lockDays } from '../../coordination/locks.ts';
import { copiedTables } from '../day-copies.ts';
import { dayExpression } from '../day-checksum.ts';
import { dailyTables, listPartitions } from './partitions.ts';

/** Schema of what exists while hits and visits are copied: triggers, and the days on which rows changed. */
const schema = 'store_copy';

/** Deleted partitions fire no trigger, but each deletion is recorded. */
const tracked: readonly { readonly table: string; readonly day: string }[] = [
  ...copiedTables.map((table) => ({ table, day: dayExpression(table, 'postgres') })),
  { table: 'retention_deletions', day: 'day' },
];
const changes = [
  ['insert', 'new'],
  ['update', 'old'],
  ['update', 'new'],
  ['delete', 'old'],
] as const;

export async function isTracking(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ found: boolean }>('select to_regnamespace($1) is not null as found', [schema]);
  return row?.found ?? false;
}

/** From now on, each day on which a transaction changes rows is recorded with its commit. The caller holds the locks of writers. */
export async function trackChangedDays(transaction: Transaction): Promise<void> {
  if (await isTracking(transaction)) return;
  await transaction(`create schema ${schema}`);
  // Without a key, so that writers of the same day do not wait for each other.
  await transaction(`create table ${schema}.changed_days (day date not null)`);
  for (const { table, day } of tracked) {
    await transaction(
      `create function ${schema}.record_${table}() returns trigger language plpgsql as $$ begin
         insert into ${schema}.changed_days select distinct ${day} from changed;
         return null;
       end $$`,
    );
    for (const [event, rows] of changes)
      await transaction(
        `create trigger store_copy_${event}_${rows} after ${event} on ${table} referencing ${rows} table as changed
         for each statement execute function ${schema}.record_${table}()`,
      );
  }
}

/**
 * Drops the triggers. Before the switch, the caller holds the locks of writers. Fails with a lock conflict while a table is in use.
 */
export async function stopTracking(transaction: Transaction): Promise<void> {
  await limitLockWaits(transaction);
  await transaction(`drop schema if exists ${schema} cascade`);
}

export const listChangedDays = async (sql: Sql): Promise<string[]> =>
  (await sql<{ day: string }>(`select distinct day from ${schema}.changed_days order by day`)).map(
    ({ day }) => day,
  );

/** Removes the changed days and returns each once, oldest first. */
export async function takeChangedDays(sql: Sql): Promise<string[]> {
  const rows = await sql<{ day: string }>(`delete from ${schema}.changed_days returning day`);
  return [...new Set(rows.map(({ day }) => day))].toSorted();
}

/** True if no hit and no visit is stored. */
export async function isEmpty(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ empty: boolean }>(
    `select not (${copiedTables.map((table) => `exists (select from ${table})`).join(' or ')}) as empty`,
  );
  return row?.empty ?? true;
}

/** Days whose partitions are dropped per transaction: each takes locks, whose number is limited per server. */
const dropBatchSize = 20;

/** Deletes all hits and visits, and what is computed from them. */
export async function deleteAllDays({
  sql,
  transaction,
}: Pick<Database, 'sql' | 'transaction'>): Promise<void> {
  const days = Map.groupBy(await listPartitions(sql, dailyTables), ({ day }) => day);
  const partitions = [...days.values()];
  for (let index = 0; index < partitions.length; index += dropBatchSize)
    await retryLockConflicts(() =>
      transaction(async (inTransaction) => {
        await lockDays(inTransaction);
        await limitLockWaits(inTransaction);
        for (const { name } of partitions.slice(index, index + dropBatchSize).flat())
          await inTransaction(`drop table if exists ${name}`);
      }),
    );
  await retryLockConflicts(() =>
    transaction(async (inTransaction) => {
      await limitLockWaits(inTransaction);
      await inTransaction('truncate funnel_steps, visitor_active_days, hour_recompute_queue');
    }),
  );
}
