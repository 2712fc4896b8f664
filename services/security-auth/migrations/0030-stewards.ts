import { sqlMigration } from '@aera/service-kit';

export const stewards = sqlMigration('0030-stewards', [
  `create table stewards (
     steward_id text primary key,
     invited_at timestamptz,
     invitation_expires_at timestamptz,
     password_set_at timestamptz,
     first_sign_in_at timestamptz,
     last_sign_in_at timestamptz
   )`,
  `create table steward_sessions (
     sid text primary key,
     steward_id text not null,
     expires_at timestamptz not null,
     ended_at timestamptz
   )`,
  'create index steward_sessions_open on steward_sessions (steward_id) where ended_at is null',
]);
