import type {
  MessageOf,
  previewRetention,
  ResponseOf,
  RetentionPolicy,
  readRetentionPolicy,
  retentionSet,
} from '@aera/contracts';
import type { Sql } from '@aera/event-store';
import type { Database } from '../hits/database.ts';
import { type DailyTable, partitionLockId } from '../hits/partitions.ts';
import { tablesByDataClass, type RetentionCutoffs, retentionCutoffs, defaultPolicy } from './cutoffs.ts';

type Preview = ResponseOf<typeof previewRetention>;

/** The current policy and who set it. */
export async function readPolicy(sql: Sql): Promise<ResponseOf<typeof readRetentionPolicy>> {
  const [row] = await sql<RetentionPolicy & { setBy: string; setAt: string }>(
    `select event_days as events, ip_address_days as "ipAddresses", aggregate_days as aggregates,
            set_by as "setBy", set_at as "setAt"
     from retention_policy`,
  );
  if (!row) return { policy: defaultPolicy, setBy: null, setAt: null };
  const { setBy, setAt, ...policy } = row;
  return { policy, setBy, setAt };
}

/** Stores a policy; the latest one is current, regardless of the order of arrival. */
export async function savePolicy(
  sql: Sql,
  { id, data: { policy, by, at } }: MessageOf<typeof retentionSet>,
): Promise<void> {
  const values = [policy.events, policy.ipAddresses, policy.aggregates, by, at, id];
  await sql(
    `insert into retention_policy_history (event_days, ip_address_days, aggregate_days, set_by, set_at, event_id)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
    values,
  );
  await sql(
    `insert into retention_policy as old (event_days, ip_address_days, aggregate_days, set_by, set_at, event_id) values ($1, $2, $3, $4, $5, $6)
     on conflict (singleton) do update set event_days = excluded.event_days,
       ip_address_days = excluded.ip_address_days, aggregate_days = excluded.aggregate_days, set_by = excluded.set_by, set_at = excluded.set_at, event_id = excluded.event_id
       where (old.set_at, old.event_id) < (excluded.set_at, excluded.event_id)`,
    values,
  );
}

/** Returns what a policy would delete now. */
export async function previewDeletion(sql: Sql, policy: RetentionPolicy, now: Date): Promise<Preview> {
  const cutoffs = retentionCutoffs(policy, now);
  const preview = async (dataClass: keyof RetentionPolicy): Promise<Preview['events']> => {
    const tables = tablesByDataClass[dataClass];
    const days = new Set((await partitionsBefore(sql, tables, cutoffs[dataClass])).map(({ day }) => day));
    const counted = tables.map(
      (table) => `select day, count(*) as rows from ${table} where day < $1 group by day`,
    );
    const byDay = await sql<Preview['events']['byDay'][number]>(
      `select day::text as day, sum(rows)::bigint as rows from (${counted.join(' union all ')}) c group by day order by day`,
      [cutoffs[dataClass]],
    );
    const rows = byDay.reduce((sum, day) => sum + day.rows, 0);
    return { before: cutoffs[dataClass], days: days.size, rows, byDay };
  };
  return {
    events: await preview('events'),
    ipAddresses: await preview('ipAddresses'),
    aggregates: await preview('aggregates'),
  };
}

/** Drops expired partitions one by one, and deletes expired rows of other tables. Safe from several processes. */
export async function dropExpiredPartitions(
  { sql, transaction }: Database,
  cutoffs: RetentionCutoffs,
  now: Date,
): Promise<number> {
  let dropped = 0;
  for (const dataClass of ['events', 'ipAddresses', 'aggregates'] as const) {
    for (const { name, day } of await partitionsBefore(
      sql,
      tablesByDataClass[dataClass],
      cutoffs[dataClass],
    )) {
      await transaction(async (inTurn) => {
        await inTurn('select pg_advisory_xact_lock($1)', [partitionLockId]);
        // Another process may have dropped it.
        const [there] = await inTurn<{ is: boolean }>('select to_regclass($1::text) is not null as is', [
          name,
        ]);
        if (!there?.is) return;
        await inTurn(
          `insert into retention_deletions (data_class, day, rows, deleted_at) select $1::text, $2::date, count(*), $3::timestamptz from ${name}`,
          [dataClass, day, now.toISOString()],
        );
        await inTurn(`drop table ${name}`);
      });
      dropped += 1;
    }
  }
  await sql('delete from funnel_steps where reached_at < $1', [cutoffs.aggregates]);
  if (dropped > 0)
    await sql('delete from visitor_active_days where day < least($1::date, $2::date)', [
      cutoffs.events,
      cutoffs.aggregates,
    ]);
  return dropped;
}

/** Partitions are named after their day. */
async function partitionsBefore(
  sql: Sql,
  tables: readonly DailyTable[],
  before: string,
): Promise<{ name: string; day: string }[]> {
  const rows = await sql<{ name: string }>(
    `select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
     where i.inhparent = any($1::regclass[]) order by c.relname`,
    [tables],
  );
  return rows
    .map(({ name }) => ({ name, day: name.replace(/^.*_(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3') }))
    .filter(({ day }) => day < before);
}
