import { sqlMigration } from '@aera/service-kit';

/** What the score is made of, and what it is. These are facts beside the log: no rebuild of `leads` touches them. */
export const score = sqlMigration('0006-score', [
  'alter table leads add column message_score int, add column override jsonb',
  `create table signals (
     session_id text not null,
     day date not null,
     views int not null,
     searches int not null,
     consents int not null,
     questions int not null,
     bookings int not null,
     came text,
     traffic_source_detail text,
     traffic_source_at timestamptz,
     primary key (session_id, day)
   )`,
  'create index signals_of_day on signals (day)',
  // Sessions of which nothing is taken that happened up to then; erased ones: ever.
  'create table signal_suppressions (session_id text primary key, until timestamptz not null)',
  'create table session_classifications (session_id text primary key, bot boolean not null, classified_at timestamptz not null)',
  'create table rescore_queue (session_id text primary key)',
  'create table score_checkpoints (name text primary key, checkpoint text not null)',
  `create table lead_scores (
     lead_id uuid primary key,
     person text not null,
     score int not null,
     reasons jsonb not null,
     rules_version int not null,
     computed_at timestamptz not null
   )`,
  'create index lead_scores_of_rules on lead_scores (rules_version)',
  'create index lead_scores_of_day on lead_scores (computed_at)',
  'create index lead_scores_of_person on lead_scores (person, lead_id)',
]);
