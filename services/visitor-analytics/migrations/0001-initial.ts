import { sqlMigration } from '@aera/service-kit';

/**
 * Events, visits and metrics in daily partitions (UTC), which the projectors create on demand. The stream holds the same data; `rebuild`
 * computes these tables from it.
 */
export const initial = sqlMigration('0001-initial', [
  `create table daily_salts (day date primary key, salt bytea not null)`,

  // A view may be delivered twice: `viewed_at` and `last_seen_at` span all deliveries; the other columns are those of the delivery that
  // takes precedence.
  `create table page_views (
     day date not null,
     id uuid not null,
     visitor_id uuid not null,
     previous_visitor_id uuid,
     consented boolean not null,
     viewed_at timestamptz not null,
     last_seen_at timestamptz not null,
     received_at timestamptz not null,
     properties jsonb not null,
     primary key (day, id)
   ) partition by list (day)`,
  'create index page_views_visitor on page_views (visitor_id, viewed_at)',
  // A table of its own, because the engagement of a view may arrive before the view.
  `create table engagements (
     day date not null,
     view_id uuid not null,
     engagement_seconds real not null,
     scroll_depth real not null,
     primary key (day, view_id)
   ) partition by list (day)`,
  // The origin of visitors who reported it when the session was opened.
  `create table session_starts (
     day date not null,
     id uuid not null,
     visitor_id uuid not null,
     opened_at timestamptz not null,
     origin jsonb not null,
     primary key (day, id)
   ) partition by list (day)`,
  'create index session_starts_visitor on session_starts (visitor_id, opened_at)',
  // A table of its own, because IP addresses are deleted earlier than views. `ip` is null if the visitor had not consented.
  `create table ip_addresses (
     day date not null,
     hit_id uuid not null,
     visitor_id uuid not null,
     ip text,
     user_agent text not null,
     referrer text,
     is_view boolean not null,
     seen_at timestamptz not null,
     primary key (day, hit_id)
   ) partition by list (day)`,
  'create index ip_addresses_ip on ip_addresses (ip, seen_at desc)',
  'create index ip_addresses_visitor on ip_addresses (visitor_id)',

  `create table visits (
     day date not null,
     id uuid not null,
     visitor_id uuid not null,
     consented boolean not null,
     started_at timestamptz not null,
     ended_at timestamptz not null,
     views integer not null,
     bounced boolean not null,
     engagement_seconds double precision not null,
     scroll_depth double precision not null,
     entry_page text not null,
     exit_page text not null,
     source text not null,
     channel text not null,
     campaign text not null,
     country text not null,
     device text not null,
     browser text not null,
     os text not null,
     pages jsonb not null,
     bot_score smallint not null,
     bot_signals text[] not null,
     is_bot boolean not null,
     -- Emptied when the events of the day are deleted.
     medium text not null default '',
     term text not null default '',
     content text not null default '',
     city text not null default '',
     primary key (day, id)
   ) partition by list (day)`,
  'create index visits_visitor on visits (visitor_id, started_at)',
  'create index visits_started on visits (started_at)',
  // Few of many visits have bot signals.
  `create index visits_with_bot_signals on visits (started_at) where bot_signals <> '{}'`,
  // The days on which a visitor with consent was active: only these partitions are searched for them.
  'create table visitor_active_days (visitor_id uuid not null, day date not null, primary key (visitor_id, day))',

  // Queues of visits and hours to recompute. Rows are only added and removed, never updated, so writers do not block each other.
  `create table visit_recompute_queue (
     id bigint generated always as identity primary key,
     visitor_id uuid,
     view_id uuid,
     since timestamptz not null,
     until timestamptz not null
   )`,
  // Recent signals of visitors with consent, as published; with a time, to be published then. The id is that of the visit or view.
  `create table visitor_signals (
     session_id uuid not null,
     type text not null,
     id uuid not null,
     version bigint not null,
     data jsonb not null,
     due_at timestamptz,
     primary key (session_id, type, id)
   )`,
  'create index visitor_signals_due on visitor_signals (due_at) where due_at is not null',
  `create table hour_recompute_queue (
     id bigint generated always as identity primary key,
     hour timestamptz not null,
     queued_at timestamptz not null default now()
   )`,
  'create index hour_recompute_queue_hour on hour_recompute_queue (hour)',
  // With the hashes, the visitors of any range are counted without reading its visits.
  `create table hourly_metrics (
     day date not null,
     hour timestamptz not null,
     dimension text not null,
     value text not null,
     is_bot boolean not null,
     visits bigint not null,
     views bigint not null,
     bounces bigint not null,
     engagement_seconds double precision not null,
     scroll_depth double precision not null,
     visitor_hashes bytea not null default '',
     primary key (day, hour, dimension, value, is_bot)
   ) partition by list (day)`,
  // Hashes do not compress.
  'alter table hourly_metrics alter column visitor_hashes set storage external',
  'create index hourly_metrics_dimension on hourly_metrics (dimension, hour)',
  `create table funnel_steps (
     visitor_id uuid not null,
     step text not null,
     reached_at timestamptz not null,
     primary key (visitor_id, step, reached_at)
   )`,

  // The latest of a visitor is current.
  `create table session_classifications (
     event_id uuid primary key,
     visitor_id uuid not null,
     classified_as text not null,
     reason text not null,
     classified_by text not null,
     classified_at timestamptz not null
   )`,
  'create index session_classifications_newest on session_classifications (classified_at desc, event_id desc)',
  'create index session_classifications_visitor on session_classifications (visitor_id, classified_at desc, event_id desc)',

  // The latest is current.
  `create table retention_policies (
     event_id uuid primary key,
     event_days integer not null,
     ip_address_days integer not null,
     aggregate_days integer not null,
     set_by text not null,
     set_at timestamptz not null
   )`,
  // One row for each deleted partition.
  `create table retention_deletions (
     id bigint generated always as identity primary key,
     data_class text not null,
     day date not null,
     rows bigint not null,
     deleted_at timestamptz not null
   )`,
  'create index retention_deletions_newest on retention_deletions (deleted_at desc, data_class)',

  // Where hits and visits are; set by the first process with ClickHouse, and by a migration to it. A copy of this database is known by its id.
  `create table store_engine (
     singleton boolean primary key default true check (singleton),
     engine text not null check (engine in ('postgres', 'clickhouse')),
     copy_id uuid not null default gen_random_uuid()
   )`,

  // Hits with these ids are ignored, however late they arrive: visitor ids, and the ids of their views, which may have been sent under
  // another visitor id.
  `create table erased_ids (
     id uuid primary key,
     visitor_id uuid not null
   )`,
  'create index erased_ids_visitor on erased_ids (visitor_id)',
  // Erased visitors of whom a write in flight may still add rows, until these are deleted at that time.
  'create table late_write_sweeps (visitor_id uuid primary key, due_at timestamptz not null)',
  // Visitors whose data may still be in the stream. Rows are only added and removed.
  `create table stream_redaction_queue (
     id bigint generated always as identity primary key,
     visitor_id uuid not null
   )`,
  // Messages of the stream that mention an id, by the day on which they were projected. A hash of four bytes, because a position is stored
  // for every hit; messages with another id of the same hash are read too.
  `create table stream_mentions (
     day date not null,
     id_hash integer not null,
     seq bigint not null
   ) partition by list (day)`,
  'create index stream_mentions_id on stream_mentions (id_hash)',
]);
