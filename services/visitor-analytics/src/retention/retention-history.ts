import type { ResponseOf, retentionHistory, RetentionPolicy } from '@aera/contracts';
import type { Sql } from '@aera/event-store';

type History = ResponseOf<typeof retentionHistory>;

const listed = 100;

/** What stewards said of retention, and what went: the partitions of one round and class are one removal. */
export async function readRetentionHistory(sql: Sql): Promise<History> {
  const [policies, removals] = await Promise.all([
    sql<RetentionPolicy & { id: string; setBy: string; setAt: string }>(
      `select event_id as id, facts, addresses, figures, set_by as "setBy", set_at as "setAt"
       from retention_policy_history order by set_at desc, event_id limit ${listed}`,
    ),
    sql<History['removals'][number]>(
      `select kind, min(day)::text as "from", max(day)::text as "to", count(distinct day) as days, sum(rows)::bigint as rows,
              removed_at as "removedAt"
       from retention_deletions group by removed_at, kind order by removed_at desc, kind limit ${listed}`,
    ),
  ]);
  return {
    policies: policies.map(({ id, setBy, setAt, ...policy }) => ({ id, policy, setBy, setAt })),
    removals,
  };
}
