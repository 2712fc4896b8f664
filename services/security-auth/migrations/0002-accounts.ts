import { sqlMigration } from '@aera/service-kit';

export const accounts = sqlMigration('0002-accounts', [
  `create table sessions (
     sid text primary key,
     member_id text,
     steward_id text,
     opened_at timestamptz not null,
     expires_at timestamptz not null,
     member_ended_at timestamptz,
     steward_ended_at timestamptz,
     previous_sid text,
     sign_in_of text,
     browser text,
     system text,
     device text,
     city text,
     region text,
     country text
   )`,
  'create index sessions_of_member on sessions (member_id, opened_at desc, sid) where member_id is not null',
  'create index sessions_of_steward on sessions (steward_id, opened_at desc, sid) where steward_id is not null',
  'create index sessions_open_of_steward on sessions (steward_id) where steward_id is not null and steward_ended_at is null',
  'create index sessions_of_previous on sessions (previous_sid) where previous_sid is not null',
  // Last use of a session, rounded down to 15 minutes.
  `create table session_activity (
     sid text primary key,
     member_id text,
     last_active_at timestamptz not null
   )`,
  'create index session_activity_of_member on session_activity (member_id)',
  `create table stewards (
     steward_id text primary key,
     invited_at timestamptz,
     invitation_expires_at timestamptz,
     password_set_at timestamptz,
     first_sign_in_at timestamptz,
     last_sign_in_at timestamptz,
     mail_topics jsonb not null
   )`,
]);
