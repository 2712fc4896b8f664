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
     last_published_at timestamptz,
     gap_id text,
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
  // A table and not an event stream: rows are many and deleted after 90 days. `session_key` finds the searches of a browser with consent;
  // it is not used for counting. `network` is another pseudonym every day. `query_pseudonym` finds the searches of a gap.
  `create table searches (
     id uuid primary key,
     searched_at timestamptz not null,
     visitor_key text not null,
     network_key text not null,
     session_key text,
     query text not null,
     query_key text not null,
     query_pseudonym text not null,
     has_answer boolean not null,
     typing boolean not null
   )`,
  'create index searches_by_time on searches (searched_at)',
  'create index searches_unanswered on searches (searched_at) where not has_answer',
  'create index searches_by_query on searches (query)',
  'create index searches_by_pseudonym on searches (query_pseudonym, searched_at)',
  'create index searches_of_visitor on searches (visitor_key, searched_at desc)',
  'create index searches_of_session on searches (session_key, searched_at desc) where session_key is not null',
  // A cookie can outlive the erasure of its data: searches under these keys are stored without a session.
  'create table erased_sessions (session_key text primary key)',
  `create table search_clicks (
     search_id uuid not null,
     document_id text not null,
     rank int not null,
     clicked_at timestamptz not null,
     primary key (search_id, document_id)
   )`,
  // An intermediate query while typing counts only if one of its results was opened.
  `create view counted_searches as
   select s.*, exists (select from search_clicks c where c.search_id = s.id) as clicked
   from searches s
   where not typing or exists (select from search_clicks c where c.search_id = s.id)`,
  `create table dismissed_gaps (
     id text primary key,
     keys jsonb not null,
     dismissed_at timestamptz not null
   )`,
]);
