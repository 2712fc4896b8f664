import { sqlMigration } from '@aera/service-kit';

export const lists = sqlMigration('0002-questions-and-notifications', [
  `create table questions (
     id uuid primary key,
     member_id text,
     status text not null,
     question text not null,
     original_query text,
     submitted_at timestamptz not null,
     answer text,
     answered_at timestamptz
   )`,
  'create index questions_of_member on questions (member_id, submitted_at desc, id desc)',
  `create index questions_pending on questions (submitted_at, id) where status = 'pending'`,
  `create table notifications (
     id uuid primary key,
     member_id text not null,
     type text not null,
     message text not null,
     is_read boolean not null,
     created_at timestamptz not null
   )`,
  'create index notifications_of_member on notifications (member_id, created_at desc, id desc)',
]);
