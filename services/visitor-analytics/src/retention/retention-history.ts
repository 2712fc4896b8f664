import type { ResponseOf, retentionHistory, RetentionPolicy } from '@aera/contracts';
import type { Sql } from '@aera/event-store';

type History = ResponseOf<typeof retentionHistory>;

const listed = 100;

/** Policies and deletions, newest first. Partitions of one data class that were deleted together are one deletion. */
export async function readRetentionHistory(sql: Sql): Promise<History> {
  const [policies, deletions] = await Promise.all([
    sql<RetentionPolicy & { id: string; setBy: string; setAt: string }>(
      `select event_id as id, event_days as events, ip_address_days as "ipAddresses", aggregate_days as aggregates,
              set_by as "setBy", set_at as "setAt"
       from retention_policy_history order by set_at desc, event_id limit ${listed}`,
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
