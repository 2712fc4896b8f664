import { sqlMigration } from '@aera/service-kit';

export const auditLog = sqlMigration('0060-audit-log', [
  // One row, locked by every append, so that leaves are numbered without gaps.
  `create table audit_tree (
     singleton boolean primary key default true check (singleton),
     size bigint not null,
     frontier bytea not null
   )`,
  `insert into audit_tree (size, frontier) values (0, '')`,
  `create table audit_nodes (
     level smallint not null,
     index bigint not null,
     hash bytea not null,
     primary key (level, index)
   )`,
  // `entry` is what the leaf hashes, to the letter; the other columns are for finding it.
  `create table audit_entries (
     leaf bigint primary key,
     id uuid not null unique,
     entry text not null,
     kind text not null,
     at timestamptz not null,
     service text not null,
     who text not null,
     what text not null,
     targets text[] not null,
     request_id text,
     call_id uuid,
     status int
   )`,
  `create index audit_entries_at on audit_entries (at)`,
  `create index audit_entries_outcome on audit_entries (call_id) where call_id is not null`,
  `create index audit_entries_request on audit_entries (request_id) where request_id is not null`,
  `create index audit_entries_targets on audit_entries using gin (targets)`,
]);
