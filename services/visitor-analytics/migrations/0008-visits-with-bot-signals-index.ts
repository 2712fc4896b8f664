import { sqlMigration } from '@aera/service-kit';

/** Visits that something speaks against: few among many. */
export const visitsWithReasons = sqlMigration('0008-visits-with-bot-signals-index', [
  `create index visits_with_reasons on visits (started_at) where reasons <> '{}'`,
]);
