import type { Sql } from '@aera/event-store';
import type { Database } from '../hits/database.ts';
import { partitionLockId, toPartitionName } from '../hits/partitions.ts';

/** Tables computed from events. During a rebuild, tables of the same names exist in a schema of their own. */
const derivedTables = ['visits', 'hourly_metrics'] as const;
/** Days swapped per transaction: each takes locks, whose number is limited per server. */
const swapBatchSize = 20;

/**
 * Creates empty tables and queues in the schema `rebuild`. From now on every queued visit is queued there too, so that no concurrent change
 * is missed.
 */
export const createShadowTables = ({ transaction }: Pick<Database, 'transaction'>): Promise<void> =>
  transaction(async (sql) => {
    await dropShadow(sql);
    await sql('create schema rebuild');
    for (const table of derivedTables)
      await sql(`create table rebuild.${table} (like ${table} including all) partition by list (day)`);
    for (const queue of ['visit_recompute_queue', 'hour_recompute_queue'])
      await sql(`create table rebuild.${queue} (like ${queue} including all)`);
    await sql(
      `create function rebuild.follow() returns trigger language plpgsql as $$ begin
         insert into rebuild.visit_recompute_queue (visitor_id, view_id, since, until)
         values (new.visitor_id, new.view_id, new.since, new.until);
         return null;
       end $$`,
    );
    await sql(
      'create trigger rebuild_follows after insert on visit_recompute_queue for each row execute function rebuild.follow()',
    );
  });

/** Drops what `createShadowTables` created. */
export const dropShadowTables = ({ transaction }: Pick<Database, 'transaction'>): Promise<void> =>
  transaction(dropShadow);

/** Locks the live queue first, in the order of writers and their trigger; the other order would deadlock. */
export async function dropShadow(sql: Sql): Promise<void> {
  await sql('lock table visit_recompute_queue in access exclusive mode');
  await sql('drop schema if exists rebuild cascade');
}

/** Creates the partitions that the live tables have. */
export const ensureShadowPartitions = ({ transaction }: Pick<Database, 'transaction'>): Promise<void> =>
  transaction(async (sql) => {
    const made = new Set((await listPartitionDays(sql, 'rebuild.visits')).map(({ day }) => day));
    for (const { day } of await listPartitionDays(sql, 'visits'))
      if (!made.has(day))
        for (const table of derivedTables)
          await sql(
            `create table rebuild.${toPartitionName(table, day)} partition of rebuild.${table} for values in ('${day}')`,
          );
  });

/** Runs a transaction on the shadow tables; events are read from the live tables. */
export const withShadowTables = <T>(
  { transaction }: Pick<Database, 'transaction'>,
  work: (sql: Sql) => Promise<T>,
): Promise<T> =>
  transaction(async (sql) => {
    await sql(`select set_config('search_path', 'rebuild, ' || current_schema(), true)`);
    return work(sql);
  });

/** Replaces the live partitions from this day on with the shadow partitions, in batches. */
export async function swapPartitions(
  { sql, transaction }: Pick<Database, 'sql' | 'transaction'>,
  from: string,
): Promise<void> {
  const days = (await listPartitionDays(sql, 'visits')).map(({ day }) => day).filter((day) => day >= from);
  for (let at = 0; at < days.length; at += swapBatchSize)
    await transaction(async (inTurn) => {
      await inTurn('select pg_advisory_xact_lock($1)', [partitionLockId]);
      // Parents first, because readers lock the parent before its partitions.
      await inTurn(`lock table ${derivedTables.join(', ')} in access exclusive mode`);
      const live = new Set((await listPartitionDays(inTurn, 'visits')).map(({ day }) => day));
      for (const day of days.slice(at, at + swapBatchSize))
        if (live.has(day)) for (const table of derivedTables) await swap(inTurn, table, day);
    });
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
export async function listPartitionDays(sql: Sql, table: string): Promise<{ day: string }[]> {
  return sql<{ day: string }>(
    `select regexp_replace(c.relname, '^.*_(\\d{4})(\\d\\d)(\\d\\d)$', '\\1-\\2-\\3') as day
     from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = $1::regclass order by day`,
    [table],
  );
}
