import { sqlMigration } from '@aera/service-kit';

/** The browser session of a message; the projection fills the rows at its next version. */
export const leadSession = sqlMigration('0005-lead-session', [
  'alter table leads add column session_id text',
  'create index leads_of_session on leads (session_id) where session_id is not null',
]);
