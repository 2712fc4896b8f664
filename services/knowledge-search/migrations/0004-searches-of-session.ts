import { sqlMigration } from '@aera/service-kit';

/** Told beside what else is known of a browser that acknowledged the notice, and removed with it. Nobody is counted by it. */
export const searchesOfSession = sqlMigration('0004-searches-of-session', [
  'alter table searches add column session_key text',
  'create index searches_of_session on searches (session_key, asked_at desc) where session_key is not null',
  // The cookie of a browser may outlive what was known of it: what is asked under these keys is kept as anybody's.
  'create table erased_sessions (session_key text primary key)',
]);
