import { sqlMigration } from '@aera/service-kit';

export const readStats = sqlMigration('0005-consent-counters', [
  'create extension if not exists pg_trgm',
  // Finds a part of an address without reading every record.
  'create index consents_ip_part on consents using gin (ip gin_trgm_ops)',
  'create table consents_by_day (day date primary key, consents bigint not null)',
  'create table consents_by_ip (ip text primary key, consents bigint not null)',
  'create table consents_by_country (country text primary key, consents bigint not null)',
  `create table consent_totals (
     singleton boolean primary key default true check (singleton),
     addresses bigint not null
   )`,
]);
