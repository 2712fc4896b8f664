import { sqlMigration } from '@aera/service-kit';

export const auditLog = sqlMigration('0005-audit-log', [
  // One row, locked by every append, so that leaf indexes have no gaps.
  `create table audit_tree (
     singleton boolean primary key default true check (singleton),
     size bigint not null,
     frontier bytea not null
   )`,
  `insert into audit_tree (size, frontier) values (0, '')`,
  // Tiles of C2SP tlog-tiles: up to 256 hashes. A partial one grows; a full one never changes.
  `create table audit_tiles (
     level smallint not null,
     index bigint not null,
     hashes bytea not null check (octet_length(hashes) between 32 and 8192 and octet_length(hashes) % 32 = 0),
     primary key (level, index)
   )`,
  // Hashes cannot be compressed, and are read in part.
  'alter table audit_tiles alter column hashes set storage external',
  // `entry` is the exact input of the leaf hash; the other columns are search criteria.
  `create table audit_entries (
     leaf bigint primary key,
     id uuid not null unique,
     entry text not null,
     kind text not null,
     at timestamptz not null,
     service text not null,
     actor text not null,
     action text not null,
     targets text[] not null,
     request_id text,
     call_id uuid,
     status int
   )`,
  `create index audit_entries_at on audit_entries (at)`,
  `create index audit_entries_outcome on audit_entries (call_id) where call_id is not null`,
  `create index audit_entries_request on audit_entries (request_id) where request_id is not null`,
  `create index audit_entries_targets on audit_entries using gin (targets)`,
  `create table compliance_results (
     control_id text primary key,
     outcome text not null,
     evidence text not null,
     checked_at timestamptz not null
   )`,
]);
