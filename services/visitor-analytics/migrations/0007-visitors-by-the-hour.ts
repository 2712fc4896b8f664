import { sqlMigration } from '@aera/service-kit';

/** Who came in an hour, so that visitors of any range are counted without reading its visits. All hours are counted anew. */
export const visitorsByTheHour = sqlMigration('0007-visitors-by-the-hour', [
  `alter table hourly_figures add column visitors bytea not null default ''`,
  // Hashes do not get smaller.
  'alter table hourly_figures alter column visitors set storage external',
  'insert into stale_hours (hour) select distinct hour from hourly_figures',
]);
