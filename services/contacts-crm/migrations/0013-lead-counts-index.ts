import { sqlMigration } from '@aera/service-kit';

/** How many leads of each status a filter lets through is counted from an index alone: beside every page of the list. */
export const countedLeads = sqlMigration('0013-lead-counts-index', [
  `create index leads_counted on leads (status) include (effective_score, owner, snoozed_until, next_due_at) where not quarantined`,
]);
