import type {
  MessageOf,
  previewRetention,
  ResponseOf,
  RetentionPolicy,
  readRetentionPolicy,
  retentionSet,
} from '@aera/contracts';
import type { Sql } from '@aera/event-store';
import type { Database } from '../facts/database.ts';
import { type DailyTable, partitionLock } from '../facts/partitions.ts';
import { tablesByDataClass, type RetentionCutoffs, retentionCutoffs, defaultPolicy } from './cutoffs.ts';

type Preview = ResponseOf<typeof previewRetention>;

/** What counts now, and who said so. */
export async function readPolicy(sql: Sql): Promise<ResponseOf<typeof readRetentionPolicy>> {
  const [row] = await sql<RetentionPolicy & { setBy: string; setAt: string }>(
    `select facts, addresses, figures, set_by as "setBy", set_at as "setAt" from retention`,
  );
  if (!row) return { policy: defaultPolicy, setBy: null, setAt: null };
  const { setBy, setAt, ...policy } = row;
  return { policy, setBy, setAt };
}

/** Keeps what a steward said; of two, the later counts, in whatever order they come. */
export async function savePolicy(
  sql: Sql,
  { id, data: { policy, by, at } }: MessageOf<typeof retentionSet>,
): Promise<void> {
  const said = [policy.facts, policy.addresses, policy.figures, by, at, id];
  await sql(
    `insert into retention_policy_history (facts, addresses, figures, set_by, set_at, event_id)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
    said,
  );
  await sql(
    `insert into retention as old (facts, addresses, figures, set_by, set_at, event_id) values ($1, $2, $3, $4, $5, $6)
     on conflict (singleton) do update set facts = excluded.facts, addresses = excluded.addresses,
       figures = excluded.figures, set_by = excluded.set_by, set_at = excluded.set_at, event_id = excluded.event_id
       where (old.set_at, old.event_id) < (excluded.set_at, excluded.event_id)`,
    said,
  );
}

/** What a policy would remove now. */
export async function previewDeletion(sql: Sql, policy: RetentionPolicy, now: Date): Promise<Preview> {
  const horizons = retentionCutoffs(policy, now);
  const going = async (kind: keyof RetentionPolicy): Promise<Preview['facts']> => {
    const tables = tablesByDataClass[kind];
    const days = new Set((await partitionsBefore(sql, tables, horizons[kind])).map(({ day }) => day));
    const counted = tables.map(
      (table) => `select day, count(*) as rows from ${table} where day < $1 group by day`,
    );
    const byDay = await sql<Preview['facts']['byDay'][number]>(
      `select day::text as day, sum(rows)::bigint as rows from (${counted.join(' union all ')}) c group by day order by day`,
      [horizons[kind]],
    );
    const rows = byDay.reduce((sum, day) => sum + day.rows, 0);
    return { before: horizons[kind], days: days.size, rows, byDay };
  };
  return {
    facts: await going('facts'),
    addresses: await going('addresses'),
    figures: await going('figures'),
  };
}

/** Drops the partitions of days that are kept no longer, one by one, and what is as old beside them. Safe from several processes. */
export async function dropExpiredPartitions(
  { sql, transaction }: Database,
  horizons: RetentionCutoffs,
  now: Date,
): Promise<number> {
  let dropped = 0;
  for (const kind of ['facts', 'addresses', 'figures'] as const) {
    for (const { name, day } of await partitionsBefore(sql, tablesByDataClass[kind], horizons[kind])) {
      await transaction(async (inTurn) => {
        await inTurn('select pg_advisory_xact_lock($1)', [partitionLock]);
        // Another process may have been faster.
        const [there] = await inTurn<{ is: boolean }>('select to_regclass($1::text) is not null as is', [
          name,
        ]);
        if (!there?.is) return;
        await inTurn(
          `insert into retention_deletions (kind, day, rows, removed_at) select $1::text, $2::date, count(*), $3::timestamptz from ${name}`,
          [kind, day, now.toISOString()],
        );
        await inTurn(`drop table ${name}`);
      });
      dropped += 1;
    }
  }
  await sql('delete from funnel_steps where taken_at < $1', [horizons.figures]);
  if (dropped > 0)
    await sql('delete from visitor_active_days where day < least($1::date, $2::date)', [
      horizons.facts,
      horizons.figures,
    ]);
  return dropped;
}

/** Partitions are named after their day, by this service alone. */
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
