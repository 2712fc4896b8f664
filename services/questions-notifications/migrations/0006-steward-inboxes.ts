import { sqlMigration } from '@aera/service-kit';

/** The stewards who have an inbox. */
export const enrolledStewards = sqlMigration('0006-steward-inboxes', [
  'create table steward_inboxes (id text primary key, enrolled_at timestamptz not null)',
]);
