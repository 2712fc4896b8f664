import { sqlMigration } from '@aera/service-kit';

export const knowledge = sqlMigration('0002-knowledge', [
  `create table articles (
     id text primary key,
     title text not null,
     category text not null,
     state text not null,
     version int not null,
     live_version int,
     updated_at timestamptz not null,
     published_at timestamptz,
     gap_id text,
     gap_query text,
     gap_query_keys jsonb
   )`,
  'create index articles_latest on articles (updated_at desc, id)',
  'create index articles_from_gaps on articles (gap_id) where gap_id is not null',
  `create table site_pages (
     id text primary key,
     fingerprint text not null
   )`,
  `create table index_rebuilds (
     id bigint generated always as identity primary key,
     requested_at timestamptz not null default now(),
     started_at timestamptz,
     finished_at timestamptz,
     done int not null default 0,
     total int not null default 0,
     error text
   )`,
  // Facts, not events: they are many, worth little one by one, and go after 90 days.
  `create table searches (
     id uuid primary key,
     asked_at timestamptz not null,
     visitor text not null,
     query text not null,
     key text not null,
     answered boolean not null,
     typing boolean not null
   )`,
  'create index searches_by_time on searches (asked_at)',
  'create index searches_by_query on searches (query)',
  'create index searches_by_key on searches (key, asked_at)',
  `create table search_clicks (
     search_id uuid not null,
     document_id text not null,
     rank int not null,
     clicked_at timestamptz not null,
     primary key (search_id, document_id)
   )`,
  // What a visitor typed on the way to a question counts only when it led somewhere.
  `create view counted_searches as
   select s.*, exists (select from search_clicks c where c.search_id = s.id) as clicked
   from searches s
   where not typing or exists (select from search_clicks c where c.search_id = s.id)`,
]);
