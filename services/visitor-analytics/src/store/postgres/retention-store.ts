import type { Database } from '../../coordination/database.ts';
import { limitLockWaits } from '../../coordination/locks.ts';
import type { DataClass, RetentionStore } from '../analytics-store.ts';
import { type DailyTable, type Partitions, toPartitionName } from './partitions.ts';

/** In the order of their deletion: visits without their hours cannot be rolled up, and one such day stops the rollup of all. */
const tablesByDataClass: Readonly<Record<DataClass, readonly DailyTable[]>> = {
  events: ['page_views', 'engagements', 'session_starts'],
  ipAddresses: ['ip_addresses'],
  aggregates: ['visits', 'hourly_metrics'],
};

export const createRetentionStore = (
  { sql }: Pick<Database, 'sql'>,
  partitions: Pick<Partitions, 'clearCache' | 'listBefore'>,
): RetentionStore => ({
  listDays: (dataClass, before) => partitions.listBefore(tablesByDataClass[dataClass], before),
  countRows(dataClass, before) {
    const counted = tablesByDataClass[dataClass].map(
      (table) => `select day, count(*) as rows from ${table} where day < $1 group by day`,
    );
    return sql<{ day: string; rows: number }>(
      `select day::text as day, sum(rows)::bigint as rows from (${counted.join(' union all ')}) c group by day order by day`,
      [before],
    );
  },
  async deleteDay(transaction, { name, day }) {
    partitions.clearCache();
    // Another process may have dropped it.
    const [found] = await transaction<{ exists: boolean }>(
      'select to_regclass($1::text) is not null as exists',
      [name],
    );
    if (!found?.exists) return null;
    const [counted] = await transaction<{ rows: number }>(`select count(*) as rows from ${name}`);
    // What a visit took from its first view. Before the drop, which locks all views until the end of the transaction.
    if (name === toPartitionName('page_views', day))
      await transaction(
        `update visits set medium = '', term = '', content = '', city = ''
         where day = $1 and (medium, term, content, city) <> ('', '', '', '')`,
        [day],
      );
    await limitLockWaits(transaction);
    await transaction(`drop table ${name}`);
    return counted?.rows ?? 0;
  },
  async deleteRest({ events, aggregates }, deletedDays) {
    // A browser is asked for consent once, so later steps need it.
    await sql(
      `delete from funnel_steps s where reached_at < $1::date and not (step = 'consent' and exists (
         select from visitor_active_days a where a.visitor_id = s.visitor_id and a.day >= $1::date))`,
      [aggregates],
    );
    if (deletedDays > 0)
      await sql('delete from visitor_active_days where day < least($1::date, $2::date)', [
        events,
        aggregates,
      ]);
  },
});
