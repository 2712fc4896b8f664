import { sqlMigration } from '@aera/service-kit';

export const visits = sqlMigration('0001-visits', [
  `create table visitor_sessions (
     session_id uuid primary key,
     ip text not null,
     user_agent text not null,
     referrer text,
     utm_source text,
     utm_medium text,
     utm_campaign text,
     started_at timestamptz not null,
     last_seen_at timestamptz not null
   )`,
  'create index visitor_sessions_ip on visitor_sessions (ip, started_at desc)',
  `create table page_views (
     id uuid primary key,
     session_id uuid not null,
     ip text not null,
     path text not null,
     title text not null,
     referrer text,
     viewed_at timestamptz not null
   )`,
  'create index page_views_ip on page_views (ip, viewed_at desc)',
  'create index page_views_session on page_views (session_id)',
  // Apart from the views: the word that a page was left may overtake the word that it was opened.
  `create table engagements (
     page_view_id uuid primary key,
     time_on_page double precision not null,
     scroll_depth double precision not null
   )`,
]);
