import { sqlMigration } from '@aera/service-kit';

/** When a member's session was last used, to the quarter of an hour. */
export const sessionActivity = sqlMigration('0023-session-activity', [
  `create table session_activity (
     sid text primary key,
     member_id text not null,
     active_at timestamptz not null
   )`,
  'create index session_activity_of_member on session_activity (member_id)',
]);
