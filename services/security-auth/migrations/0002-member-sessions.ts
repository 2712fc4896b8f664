import { sqlMigration } from '@aera/service-kit';

export const memberSessions = sqlMigration('0002-member-sessions', [
  `create table member_sessions (
     sid text primary key,
     member_id text not null,
     opened_at timestamptz not null,
     expires_at timestamptz not null,
     ended_at timestamptz
   )`,
  'create index member_sessions_of_member on member_sessions (member_id, opened_at desc, sid)',
]);
