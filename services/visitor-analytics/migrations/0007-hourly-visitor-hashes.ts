import { sqlMigration } from '@aera/service-kit';

/** Visitors by hour, so that visitors of any range are counted without reading visits. All hours are recounted. */
export const visitorsByTheHour = sqlMigration('0007-hourly-visitor-hashes', [
  `alter table hourly_figures add column visitors bytea not null default ''`,
  // Hashes do not get smaller.
  'alter table hourly_figures alter column visitors set storage external',
  'insert into stale_hours (hour) select distinct hour from hourly_figures',
]);
