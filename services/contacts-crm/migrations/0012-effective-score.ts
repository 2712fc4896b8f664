import { sqlMigration } from '@aera/service-kit';

/**
 * What counts as the score of a lead, in its row, so that an index holds the order of it: the steward's word, else what the rules say
 * (a copy of what stands in `lead_scores`), else what the message is worth. What is due has an index in the order that lists have it in.
 */
export const effectiveScore = sqlMigration('0012-effective-score', [
  'alter table leads add column rule_score int',
  'update leads set rule_score = s.score from lead_scores s where s.lead_id = leads.id',
  `alter table leads add column effective_score int not null generated always as (
     coalesce((override ->> 'score')::int, rule_score, message_score, lead_score)) stored`,
  'create index leads_by_score on leads (effective_score desc, created_at desc, id desc) where not quarantined',
  `create index leads_by_due on leads (coalesce(next_due_at, 'infinity'), id) where not quarantined`,
  'drop index leads_due',
]);
