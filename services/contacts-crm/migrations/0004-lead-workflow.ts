import { sqlMigration } from '@aera/service-kit';

/** Workflow of leads; the projection fills the rows at its next version. */
export const leadWork = sqlMigration('0004-lead-workflow', [
  `alter table leads
     add column version int not null default 1,
     add column close_reason text,
     add column before jsonb,
     add column spam_reasons jsonb not null default '[]',
     add column source text not null default 'form',
     add column owner text,
     add column next_step text,
     add column next_due_at timestamptz,
     add column snoozed_until timestamptz,
     add column notes int not null default 0`,
  'create index leads_by_score on leads (lead_score desc, created_at desc, id desc) where not quarantined',
  'create index leads_due on leads (next_due_at, id) where next_due_at is not null',
  'create index leads_suspected on leads (created_at desc, id desc) where quarantined',
  'create table steward_names (id text primary key, name text not null)',
]);
