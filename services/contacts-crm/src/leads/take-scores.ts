import type { Sql } from '@aera/event-store';

/** Has rows of leads show what the rules say of them: those of these leads, or all, that do not yet. */
export const takeScores = (sql: Sql, table: string, leadIds?: readonly string[]) =>
  sql(
    `update ${table} l set by_rules = s.score from lead_scores s
     where s.lead_id = l.id and l.by_rules is distinct from s.score ${leadIds ? 'and l.id = any($1::uuid[])' : ''}`,
    leadIds ? [leadIds] : [],
  );
