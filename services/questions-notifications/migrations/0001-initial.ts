import { eventStoreSchema } from '@aera/event-store';
import { sqlMigration } from '@aera/service-kit';

export const initial = sqlMigration('0001-initial', [
  ...eventStoreSchema,
  // Searches of any part of a question use its trigrams.
  'create extension if not exists pg_trgm',

  `create table questions (
     id uuid primary key,
     member_id text,
     status text not null,
     question text not null,
     original_query text,
     submitted_at timestamptz not null,
     answer text,
     answered_at timestamptz,
     author_id text,
     steward_id text,
     due_at timestamptz,
     sla_remaining_ms bigint,
     response_time_ms bigint,
     sla_notified text not null default 'none',
     published boolean not null default false,
     session_id text
   )`,
  'create index questions_of_member on questions (member_id, submitted_at desc, id desc)',
  'create index questions_by_time on questions (submitted_at, id)',
  'create index questions_by_status on questions (status, submitted_at, id)',
  'create index questions_by_text_part on questions using gin (question gin_trgm_ops)',
  'create index questions_due on questions (due_at) where due_at is not null',
  'create index questions_answered_lately on questions (answered_at) where response_time_ms is not null',
  'create index questions_of_visitor on questions (author_id) where member_id is null',
  'create index questions_of_session on questions (session_id) where session_id is not null',
  'create index questions_of_author on questions (author_id) where author_id is not null',
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
  'create index answer_votes_of_voter on answer_votes (voter_id)',
  // Keyed hashes of question, day and network; deleted after the day.
  'create table vote_networks (id text primary key, day date not null)',
  'create index vote_networks_by_day on vote_networks (day)',
  `create table question_deflections (
     id uuid primary key,
     document_id text not null,
     deflected_at timestamptz not null
   )`,
  'create index question_deflections_by_time on question_deflections (deflected_at)',
  'create table verified_members (id text primary key, verified_at timestamptz not null)',
  'create table steward_names (id text primary key, name text not null)',

  'create table steward_inboxes (id text primary key, created_at timestamptz not null)',
  `create table notifications (
     id uuid primary key,
     recipient_id text not null,
     type text not null,
     message text not null,
     is_read boolean not null,
     created_at timestamptz not null,
     question_id text,
     is_seen boolean not null default false,
     is_archived boolean not null default false
   )`,
  'create index notifications_of_recipient on notifications (recipient_id, created_at desc, id desc)',
  `create index notifications_unread on notifications (recipient_id, created_at desc, id desc)
     where not is_read and not is_archived`,
  `create table inbox_counts (
     recipient_id text primary key,
     unread int not null,
     unseen int not null
   )`,

  // The outbox is not a projection: a rebuild must not send mails again. It holds ids only; texts and addresses are read when a mail is sent.
  `create table mails (
     id uuid primary key,
     kind text not null,
     recipient_id text not null,
     question_id text,
     notification_id uuid,
     state text not null default 'queued' check (state in ('queued', 'sent', 'cancelled', 'dead')),
     attempts int not null default 0,
     last_error text,
     created_at timestamptz not null,
     next_attempt_at timestamptz not null,
     claim_expires_at timestamptz,
     done_at timestamptz
   )`,
  `create index mails_due on mails (next_attempt_at) where state = 'queued'`,
  `create index mails_dead on mails (created_at) where state = 'dead'`,
  'create index mails_of_recipient on mails (recipient_id, created_at desc)',
  `create table digest_items (
     cause_id uuid primary key,
     mail_id uuid not null references mails (id),
     type text not null,
     question_id text,
     notification_id uuid,
     added_at timestamptz not null
   )`,
  'create index digest_items_of_mail on digest_items (mail_id, added_at)',
]);
