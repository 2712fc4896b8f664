import { sqlMigration } from '@aera/service-kit';

export const consents = sqlMigration('0002-consents', [
  'create extension if not exists pg_trgm',
  `create table consents (
     id uuid primary key,
     session_id uuid not null,
     ip text not null,
     ip_source_tag text not null,
     ip_classification text not null,
     is_internal_traffic boolean not null,
     city text,
     region text,
     country text,
     user_agent text not null,
     referrer text,
     notice_version text not null,
     has_read_notice boolean not null,
     consented_at timestamptz not null,
     notice_hash text not null,
     proof_status text not null,
     global_privacy_control boolean not null,
     withdrawn_at timestamptz,
     impression_id uuid
   )`,
  'create index consents_newest on consents (consented_at desc, id desc)',
  'create index consents_ip on consents (ip, consented_at desc)',
  'create index consents_session on consents (session_id)',
  'create index consents_impression on consents (impression_id)',
  'create table consents_by_day (day date primary key, consents bigint not null)',
  'create table consents_by_ip (ip text primary key, consents bigint not null)',
  // Finds part of an IP address among the distinct IP addresses.
  'create index consents_by_ip_part on consents_by_ip using gin (ip gin_trgm_ops)',
  'create table consents_by_country (country text primary key, consents bigint not null)',
  `create table consent_totals (
     singleton boolean primary key default true check (singleton),
     unique_ips bigint not null
   )`,
]);
