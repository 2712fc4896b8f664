import { sqlMigration } from '@aera/service-kit';

export const threats = sqlMigration('0004-threats', [
  // Input of the rules, shared by all instances. Rows are deleted after 25 hours.
  `create table suspicious_requests (
     request_id text primary key,
     at timestamptz not null,
     ip inet not null,
     network text not null,
     account text,
     attempted_account text,
     method text not null,
     target text not null,
     route text,
     status integer,
     user_agent text,
     indicators text[] not null,
     omitted integer not null default 0
   )`,
  'create index suspicious_requests_of_network on suspicious_requests (network, at)',
  'create index suspicious_requests_of_account on suspicious_requests (attempted_account, at) where attempted_account is not null',
  'create index suspicious_requests_by_time on suspicious_requests (at)',
  `create index suspicious_requests_blocked on suspicious_requests using gist (ip inet_ops) where 'blocked' = any (indicators)`,
  `create table threats (
     id uuid primary key,
     rule text not null,
     network_key text not null,
     network cidr not null,
     severity text not null,
     amount integer not null,
     points double precision not null,
     first_at timestamptz not null,
     last_at timestamptz not null,
     detected_at timestamptz not null,
     trusted boolean not null,
     response text not null,
     block_id uuid
   )`,
  'create index threats_newest on threats (last_at desc, id)',
  'create index threats_of_network on threats (network_key, last_at)',
  // Copies of the requests of a threat, which are kept longer.
  `create table threat_evidence (
     threat_id uuid not null,
     request_id text not null,
     at timestamptz not null,
     ip inet not null,
     method text not null,
     target text not null,
     route text,
     status integer,
     user_agent text,
     attempted_account text,
     indicators text[] not null,
     primary key (threat_id, request_id)
   )`,
  'create index threat_evidence_by_time on threat_evidence (at)',
  `create table network_blocks (
     id uuid primary key,
     network_key text not null,
     network cidr not null,
     rule text,
     threat_id uuid,
     blocked_by text,
     reason text not null,
     blocked_at timestamptz not null,
     expires_at timestamptz,
     times integer not null,
     ended_at timestamptz
   )`,
  'create index network_blocks_of_network on network_blocks (network_key)',
  'create index active_network_blocks on network_blocks (network) where ended_at is null',
  // Shown before a manual block, so that no steward is locked out unnoticed.
  `create table steward_addresses (
     steward_id text not null,
     ip inet not null,
     seen_at timestamptz not null,
     primary key (steward_id, ip)
   )`,
  // Networks of signed-in members as HMACs: a block of such a network also affects them.
  'create table member_networks (network_key text primary key, seen_at timestamptz not null)',
]);
