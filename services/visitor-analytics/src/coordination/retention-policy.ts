import type {
  MessageOf,
  ResponseOf,
  readRetentionHistory,
  RetentionPolicy,
  retentionPolicySet,
} from '@aera/contracts';
import type { Sql } from '@aera/event-store';
import type { Transaction } from './database.ts';

/** The latest policy with its author; null until a steward sets one. */
export async function readSetPolicy(
  sql: Sql,
): Promise<{ policy: RetentionPolicy; setBy: string; setAt: string } | null> {
  const [row] = await sql<RetentionPolicy & { setBy: string; setAt: string }>(
    `select event_days as events, ip_address_days as "ipAddresses", aggregate_days as aggregates,
            set_by as "setBy", set_at as "setAt"
     from retention_policies order by set_at desc, event_id desc limit 1`,
  );
  if (!row) return null;
  const { setBy, setAt, ...policy } = row;
  return { policy, setBy, setAt };
}

/** Stores a policy; the latest one is current, regardless of the order of arrival. */
export async function savePolicy(
  sql: Sql,
  { id, data: { policy, by, at } }: MessageOf<typeof retentionPolicySet>,
): Promise<void> {
  await sql(
    `insert into retention_policies (event_days, ip_address_days, aggregate_days, set_by, set_at, event_id)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
    [policy.events, policy.ipAddresses, policy.aggregates, by, at, id],
  );
}

/** Records that a day of a data class was deleted. */
export const recordDeletion = (
  transaction: Transaction,
  deletion: { dataClass: keyof RetentionPolicy; day: string; rows: number; at: Date },
) =>
  transaction('insert into retention_deletions (data_class, day, rows, deleted_at) values ($1, $2, $3, $4)', [
    deletion.dataClass,
    deletion.day,
    deletion.rows,
    deletion.at.toISOString(),
  ]);

type History = ResponseOf<typeof readRetentionHistory>;

const listed = 100;

/** Policies and deletions, newest first. Partitions of one data class that were deleted together are one deletion. */
export async function findRetentionHistory(sql: Sql): Promise<History> {
  const [policies, deletions] = await Promise.all([
    sql<RetentionPolicy & { id: string; setBy: string; setAt: string }>(
      `select event_id as id, event_days as events, ip_address_days as "ipAddresses", aggregate_days as aggregates,
              set_by as "setBy", set_at as "setAt"
       from retention_policies order by set_at desc, event_id desc limit ${listed}`,
    ),
    sql<History['deletions'][number]>(
      `select data_class as "dataClass", min(day)::text as "from", max(day)::text as "to", count(distinct day) as days, sum(rows)::bigint as rows,
              deleted_at as "deletedAt"
       from retention_deletions group by deleted_at, data_class order by deleted_at desc, data_class limit ${listed}`,
    ),
  ]);
  return {
    policies: policies.map(({ id, setBy, setAt, ...policy }) => ({ id, policy, setBy, setAt })),
    deletions,
  };
}
