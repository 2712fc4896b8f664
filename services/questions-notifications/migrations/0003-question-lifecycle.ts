import { sqlMigration } from '@aera/service-kit';

/** What lists say of a question’s life; the projection fills it in. */
export const questionLife = sqlMigration('0003-question-lifecycle', [
  `alter table questions
     add column author_id text,
     add column steward_id text,
     add column due_at timestamptz,
     add column sla_remaining_ms bigint,
     add column response_time_ms bigint,
     add column sla_notified text not null default 'nothing',
     add column published boolean not null default false`,
  'create index questions_by_status on questions (status, submitted_at, id)',
  'create index questions_due on questions (due_at) where due_at is not null',
  'create index questions_answered_lately on questions (answered_at) where response_time_ms is not null',
  'create index questions_of_visitor on questions (author_id) where member_id is null',
  `create table answer_votes (
     id text primary key,
     question_id uuid not null,
     voter_id text not null,
     helpful boolean not null,
     reason text,
     comment text,
     counted boolean not null,
     rated_at timestamptz not null
   )`,
  'create index answer_votes_of_question on answer_votes (question_id)',
  'create index answer_votes_lately on answer_votes (rated_at)',
  // Keyed hashes of question, day and network; deleted after the day.
  'create table vote_networks (id text primary key, day date not null)',
  'create index vote_networks_by_day on vote_networks (day)',
  'create table steward_names (id text primary key, name text not null)',
  'create table verified_members (id text primary key, verified_at timestamptz not null)',
  `create table deflected_questions (
     id uuid primary key,
     document_id text not null,
     deflected_at timestamptz not null
   )`,
  'create index spared_questions_lately on deflected_questions (deflected_at)',
]);
