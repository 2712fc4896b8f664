import { sqlMigration } from '@aera/service-kit';

/** Written at every attempt and short-lived, so it is a table and not an event stream. */
export const attempts = sqlMigration('0020-attempts', [
  `create table attempts (
     key text primary key,
     failures integer not null,
     last_at timestamptz not null
   )`,
  'create index attempts_by_age on attempts (last_at)',
  `create table known_devices (
     account text not null,
     device text not null,
     first_seen_at timestamptz not null,
     last_seen_at timestamptz not null,
     primary key (account, device)
   )`,
]);
