import { sqlMigration } from '@aera/service-kit';

/** Exported with other data of a browser that acknowledged the notice, and deleted with it. Not used for counting. */
export const searchesOfSession = sqlMigration('0004-searches-session-key', [
  'alter table searches add column session_key text',
  'create index searches_of_session on searches (session_key, asked_at desc) where session_key is not null',
  // A browser's cookie may outlive its erased data: searches under these keys are stored without a session.
  'create table erased_sessions (session_key text primary key)',
]);
