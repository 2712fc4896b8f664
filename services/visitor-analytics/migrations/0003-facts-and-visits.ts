import { sqlMigration } from '@aera/service-kit';

/**
 * Events, visits and metrics in daily partitions (UTC), created on demand by the projectors. Earlier tables are dropped: the stream
 * contains all their data.
 */
export const factsAndVisits = sqlMigration('0003-facts-and-visits', [
  'drop table visitor_sessions, page_views, engagements',
  // The same view may be sent twice: `viewed_at` and `seen_until` span all sendings, `facts` are those of the one that counts.
  `create table views (
     day date not null,
     id uuid not null,
     visitor uuid not null,
     former uuid,
     consented boolean not null,
     viewed_at timestamptz not null,
     seen_until timestamptz not null,
     received_at timestamptz not null,
     facts jsonb not null,
     primary key (day, id)
   ) partition by list (day)`,
  'create index views_visitor on views (visitor, viewed_at)',
  // Apart from the views: the word that a page was left may overtake the word that it was opened.
  `create table engagements (
     day date not null,
     view_id uuid not null,
     engaged real not null,
     depth real not null,
     primary key (day, view_id)
   ) partition by list (day)`,
  // Apart from the views, so that they can go earlier. `ip` is null of a visitor who had not consented.
  `create table addresses (
     day date not null,
     hit_id uuid not null,
     visitor uuid not null,
     ip text,
     user_agent text not null,
     referrer text,
     is_view boolean not null,
     seen_at timestamptz not null,
     primary key (day, hit_id)
   ) partition by list (day)`,
  'create index addresses_ip on addresses (ip, seen_at desc)',
  'create index addresses_visitor on addresses (visitor)',
  `create table visits (
     day date not null,
     id uuid not null,
     visitor uuid not null,
     consented boolean not null,
     started_at timestamptz not null,
     ended_at timestamptz not null,
     views integer not null,
     bounced boolean not null,
     engaged double precision not null,
     depth double precision not null,
     entry text not null,
     exit text not null,
     source text not null,
     channel text not null,
     campaign text not null,
     country text not null,
     device text not null,
     browser text not null,
     system text not null,
     pages jsonb not null,
     score smallint not null,
     reasons text[] not null,
     bot boolean not null,
     primary key (day, id)
   ) partition by list (day)`,
  'create index visits_visitor on visits (visitor, started_at)',
  'create index visits_started on visits (started_at)',
  // Queues of visits and hours to recompute. Rows are only added and removed, never updated, so writers do not block each other.
  `create table stale_visits (
     id bigint generated always as identity primary key,
     visitor uuid,
     view_id uuid,
     since timestamptz not null,
     until timestamptz not null
   )`,
  `create table stale_hours (
     id bigint generated always as identity primary key,
     hour timestamptz not null
   )`,
  'create index stale_hours_hour on stale_hours (hour)',
  `create table hourly_figures (
     day date not null,
     hour timestamptz not null,
     dimension text not null,
     value text not null,
     bot boolean not null,
     visits bigint not null,
     views bigint not null,
     bounces bigint not null,
     engaged double precision not null,
     depth double precision not null,
     primary key (day, hour, dimension, value, bot)
   ) partition by list (day)`,
  `create table funnel_steps (
     visitor uuid not null,
     step text not null,
     taken_at timestamptz not null,
     primary key (visitor, step)
   )`,
  `create table decisions (
     visitor uuid primary key,
     verdict text not null,
     decided_by text not null,
     decided_at timestamptz not null,
     event_id uuid not null
   )`,
]);
