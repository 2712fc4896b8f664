import type { Database, Transaction } from '../../coordination/database.ts';
import { lockDays } from '../../coordination/locks.ts';
import { dayMs, toUtcDay } from '../../hits/utc-day.ts';

/** Tables with one partition per UTC day. A rebuild lists the days of `visits`, so they come after `hourly_metrics`. */
export const dailyTables = [
  'page_views',
  'engagements',
  'session_starts',
  'ip_addresses',
  'hourly_metrics',
  'visits',
  'stream_mentions',
] as const;
export type DailyTable = (typeof dailyTables)[number];

export const toPartitionName = (table: DailyTable, day: string): string =>
  `${table}_${day.replaceAll('-', '')}`;

export interface Partitions {
  /** Creates the missing partitions of these days. Safe from several processes. */
  ensure(days: Iterable<string>): Promise<void>;
  /** Creates the partitions of today and the next days, so that they exist before midnight. */
  ensureUpcoming(now: Date): Promise<void>;
  /** Partitions of these tables with days before this one, in the order of the tables and oldest first. */
  listBefore(tables: readonly DailyTable[], before: string): Promise<{ name: string; day: string }[]>;
  /** Clears the cache of known partitions; call it after partitions were dropped. */
  clearCache(): void;
}

export function createPartitions({ sql, transaction }: Pick<Database, 'sql' | 'transaction'>): Partitions {
  const known = new Set<string>();
  const ensure = async (days: Iterable<string>): Promise<void> => {
    const missing = [...new Set(days)].filter((day) => !known.has(day)).sort();
    if (missing.length === 0) return;
    // One table per transaction: each partition takes locks, and a server has a limited number of them.
    for (const table of dailyTables)
      await transaction(async (inTransaction) => {
        await lockDays(inTransaction);
        const there = await findExisting(inTransaction, table, missing);
        for (const day of missing)
          if (!there.has(toPartitionName(table, day))) await createPartition(inTransaction, table, day);
      });
    for (const day of missing) known.add(day);
  };
  return {
    ensure,
    ensureUpcoming: (now) => ensure(Array.from({ length: 4 }, (_, n) => toUtcDay(now.getTime() + n * dayMs))),
    async listBefore(tables, before) {
      return (await listPartitions(sql, tables)).filter(({ day }) => day < before);
    },
    clearCache: () => known.clear(),
  };
}

/** Attaches a table of its own, because `create table … partition of` waits until nothing reads or writes the parent. */
async function createPartition(sql: Transaction, table: DailyTable, day: string): Promise<void> {
  const name = toPartitionName(table, day);
  await sql(`create table ${name} (like ${table} including all)`);
  await sql(`alter table ${table} attach partition ${name} for values in ('${day}')`);
}

/** Partitions in the order of these tables and by day, after which they are named. */
export async function listPartitions(
  sql: Database['sql'],
  tables: readonly DailyTable[],
): Promise<{ name: string; day: string }[]> {
  const rows = await sql<{ name: string }>(
    `select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
     where i.inhparent = any($1::regclass[]) order by array_position($1::regclass[], i.inhparent::regclass), c.relname`,
    [tables],
  );
  return rows.map(({ name }) => ({ name, day: name.replace(/^.*_(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3') }));
}

async function findExisting(
  sql: Database['sql'],
  table: DailyTable,
  days: readonly string[],
): Promise<Set<string>> {
  const rows = await sql<{ name: string }>(
    `select relname as name from pg_class join pg_namespace n on n.oid = relnamespace
     where nspname = current_schema() and relname = any($1)`,
    [days.map((day) => toPartitionName(table, day))],
  );
  return new Set(rows.map(({ name }) => name));
}
