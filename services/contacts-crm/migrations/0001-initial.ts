import { eventStoreSchema } from '@aera/event-store';
import { sqlMigration } from '@aera/service-kit';

const mailbox = `split_part(lower(email), '@', 1)`;
const domain = `split_part(lower(email), '@', 2)`;

export const initial = sqlMigration('0001-initial', [
  ...eventStoreSchema,

  `create function distinct_words(text) returns text[] language sql immutable parallel safe
   return array(select distinct word from regexp_split_to_table(lower(left($1, 2000)), '\\W+') as word where word <> '')`,
  // The keys are used to find duplicates: the mailbox (without a tag after a plus sign, and without dots at Google), the last nine digits
  // of the first phone number in the message, the name, and the words of the message. The effective score is the steward's override, else
  // the rule score (a copy from lead_scores), else the message score.
  `create table leads (
     id uuid primary key,
     contact_id text not null,
     name text not null,
     email text not null,
     subject text,
     message text not null,
     status text not null,
     lead_score int not null,
     quarantined boolean not null,
     created_at timestamptz not null,
     version int not null default 1,
     close_reason text,
     before jsonb,
     spam_reasons jsonb not null default '[]',
     source text not null default 'form',
     owner text,
     next_step text,
     next_due_at timestamptz,
     snoozed_until timestamptz,
     notes int not null default 0,
     session_id text,
     message_score int not null,
     override jsonb,
     email_key text generated always as (
       case when email !~ '^[^@+]+([+][^@]*)?@[^@]+$' then null
            when ${domain} in ('gmail.com', 'googlemail.com')
            then replace(split_part(${mailbox}, '+', 1), '.', '') || '@gmail.com'
            else split_part(${mailbox}, '+', 1) || '@' || ${domain} end) stored,
     phone_key text generated always as (
       substring(regexp_replace(substring(message from '(?:[+]|\\m0)[0-9][0-9 ()/.-]{7,18}[0-9]'), '[^0-9]', '', 'g')
                 from '[0-9]{9}$')) stored,
     name_key text generated always as (
       case when length(btrim(name)) >= 5 then lower(regexp_replace(btrim(name), '\\s+', ' ', 'g')) end) stored,
     message_words text[] not null generated always as (distinct_words(message)) stored,
     rule_score int,
     effective_score int not null generated always as (
       coalesce((override ->> 'score')::int, rule_score, message_score)) stored
   )`,
  'create index leads_newest on leads (created_at desc, id desc) where not quarantined',
  'create index leads_suspected on leads (created_at desc, id desc) where quarantined',
  'create index leads_by_score on leads (effective_score desc, created_at desc, id desc) where not quarantined',
  `create index leads_by_due on leads (coalesce(next_due_at, 'infinity'), id) where not quarantined`,
  // Counts per status and filter are read from this index alone.
  `create index leads_counted on leads (status) include (effective_score, owner, snoozed_until, next_due_at) where not quarantined`,
  'create index leads_of_contact on leads (contact_id, created_at desc, id desc)',
  'create index leads_of_session on leads (session_id) where session_id is not null',
  `create index leads_by_session on leads (session_id, contact_id, created_at) where session_id is not null and not quarantined`,
  `create index leads_by_email on leads (email_key, contact_id, created_at) where email_key is not null and not quarantined`,
  `create index leads_by_phone on leads (phone_key, contact_id, created_at) where phone_key is not null and not quarantined`,
  `create index leads_by_name on leads (name_key, contact_id, created_at) where name_key is not null and not quarantined`,
  // Pairs of contacts that share a value of a key. A comparison of all leads at each request would take a minute.
  `create table duplicate_links (
     reason text not null,
     value text not null,
     a text not null,
     b text not null,
     since timestamptz not null,
     points int not null,
     primary key (reason, value, a, b)
   )`,
  'create index duplicate_links_strongest on duplicate_links (points desc, since desc, a desc, b desc)',
  'create index duplicate_links_of_one on duplicate_links (a)',
  'create index duplicate_links_of_other on duplicate_links (b)',
  'create table steward_names (id text primary key, name text not null)',

  // Signals and scores are not projections: a rebuild of the leads leaves them as they are.
  `create table signals (
     session_id text not null,
     day date not null,
     consents int not null,
     questions int not null,
     bookings int not null,
     primary key (session_id, day)
   )`,
  'create index signals_of_day on signals (day)',
  // The latest version of each visit, also of one that no longer exists, because an earlier version may arrive later.
  `create table visit_signals (
     session_id text not null,
     visit_id text not null,
     version bigint not null,
     started_at timestamptz not null,
     views int not null,
     searches int not null,
     traffic_source text not null,
     traffic_source_detail text,
     primary key (session_id, visit_id)
   )`,
  'create index visit_signals_started on visit_signals (started_at)',
  // Signals up to this time are ignored; of erased sessions, all of them.
  'create table signal_suppressions (session_id text primary key, suppressed_until timestamptz not null)',
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

  `create table persons (contact_id text primary key, person_id text not null)`,
  'create index persons_by_person on persons (person_id)',
  `create table active_merges (
     merge_id uuid primary key,
     primary_id text not null,
     contact_ids text[] not null,
     ordinal bigint not null
   )`,
  `create table merge_history (
     id uuid primary key,
     type text not null,
     at timestamptz not null,
     steward_id text,
     contact_ids text[] not null,
     reasons text[] not null,
     merge_id uuid
   )`,
  'create index merge_history_by_contact on merge_history using gin (contact_ids)',
  `create table distinct_contacts (
     one text not null,
     other text not null,
     distinct_id uuid not null,
     at timestamptz not null,
     primary key (one, other, distinct_id)
   )`,
  'create index distinct_contacts_by_id on distinct_contacts (distinct_id)',
  'create table erased_contacts (contact_id text primary key)',
  `create table unfinished_erasures (
     id uuid primary key,
     contact_ids jsonb not null,
     reference_ids jsonb not null,
     begun_at timestamptz not null
   )`,

  `create table contact_bulk_jobs (
     id uuid primary key,
     steward_id text not null,
     action jsonb not null,
     selection text not null,
     undoes uuid,
     status text not null,
     total int not null,
     counts jsonb not null,
     started_at timestamptz not null,
     ended_at timestamptz
   )`,
  'create index contact_bulk_jobs_newest on contact_bulk_jobs (started_at desc, id desc)',
  'create index contact_bulk_jobs_unfinished on contact_bulk_jobs (started_at, id) where ended_at is null',
  'create index contact_bulk_jobs_undoes on contact_bulk_jobs (undoes) where undoes is not null',
  `create table contact_bulk_job_items (
     job_id uuid not null,
     position int not null,
     lead_id uuid not null,
     outcome text,
     primary key (job_id, position)
   )`,
  'create index contact_bulk_job_items_by_outcome on contact_bulk_job_items (job_id, outcome, position)',

  `create table saved_views (
     id uuid primary key,
     steward_id text not null,
     name text not null,
     filter jsonb not null,
     shared boolean not null
   )`,
  'create index saved_views_of_steward on saved_views (steward_id)',
  'create index saved_views_shared on saved_views (id) where shared',
]);
