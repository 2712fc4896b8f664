import { sqlMigration } from '@aera/service-kit';

/** What visitors ask and need no answer to. */
export const dismissedGapsProjection = sqlMigration('0005-dismissed-gaps', [
  `create table dismissed_gaps (
     id text primary key,
     keys jsonb not null,
     dismissed_at timestamptz not null
   )`,
]);
