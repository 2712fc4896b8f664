import type { Database } from './database.ts';

/** Tables with one partition per UTC day. */
const dailyTables = ['page_views', 'engagements', 'ip_addresses', 'visits', 'hourly_metrics'] as const;
export type DailyTable = (typeof dailyTables)[number];

/** Serializes the creation and deletion of partitions. The number is arbitrary but shared. */
export const partitionLockId = 7_305_003;

const dayLength = 24 * 60 * 60_000;
export const toUtcDay = (time: Date | number): string => new Date(time).toISOString().slice(0, 10);

export const toPartitionName = (table: DailyTable, day: string): string =>
  `${table}_${day.replaceAll('-', '')}`;

export interface Partitions {
  /** Creates the missing partitions of these days. Safe from several processes. */
  ensure(days: Iterable<string>): Promise<void>;
  /** Creates the partitions of today and the next days, so that they exist before midnight. */
  ensureUpcoming(now: Date): Promise<void>;
  /** Clears the cache of known partitions; call it after partitions were dropped. */
  clearCache(): void;
}

export function createPartitions({ transaction }: Pick<Database, 'transaction'>): Partitions {
  const known = new Set<string>();
  const ensure = async (days: Iterable<string>): Promise<void> => {
    const missing = [...new Set(days)].filter((day) => !known.has(day)).sort();
    if (missing.length === 0) return;
    await transaction(async (sql) => {
      await sql('select pg_advisory_xact_lock($1)', [partitionLockId]);
      const there = await existing(sql, missing);
      for (const day of missing)
        for (const table of dailyTables)
          if (!there.has(toPartitionName(table, day)))
            await sql(
              `create table ${toPartitionName(table, day)} partition of ${table} for values in ('${day}')`,
            );
    });
    for (const day of missing) known.add(day);
  };
  return {
    ensure,
    ensureUpcoming: (now) =>
      ensure(Array.from({ length: 4 }, (_, n) => toUtcDay(now.getTime() + n * dayLength))),
    clearCache: () => known.clear(),
  };
}

async function existing(sql: Database['sql'], days: readonly string[]): Promise<Set<string>> {
  const names = days.flatMap((day) => dailyTables.map((table) => toPartitionName(table, day)));
  const rows = await sql<{ name: string }>(
    `select relname as name from pg_class join pg_namespace n on n.oid = relnamespace
     where nspname = current_schema() and relname = any($1)`,
    [names],
  );
  return new Set(rows.map(({ name }) => name));
}
