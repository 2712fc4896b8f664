import { sqlMigration } from '@aera/service-kit';

/** Written at every attempt and short-lived, so these are tables and not event streams. */
export const attempts = sqlMigration('0003-attempts', [
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
  'create table used_challenges (hash text primary key, expires_at timestamptz not null)',
  'create index used_challenges_by_expiry on used_challenges (expires_at)',
]);
