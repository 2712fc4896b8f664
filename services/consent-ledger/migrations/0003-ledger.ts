import { sqlMigration } from '@aera/service-kit';

export const ledger = sqlMigration('0003-ledger', [
  // The size of the tree and the concatenated hashes of its frontier, to which leaves are appended.
  `create table ledger_tree (
     singleton boolean primary key default true check (singleton),
     size bigint not null,
     frontier bytea not null
   )`,
  `create table ledger_leaves (
     leaf bigint primary key,
     event_id uuid not null unique
   )`,
  // Tiles of C2SP tlog-tiles: up to 256 hashes. A partial one grows; a full one never changes.
  `create table ledger_tiles (
     level smallint not null,
     index bigint not null,
     hashes bytea not null check (octet_length(hashes) between 32 and 8192 and octet_length(hashes) % 32 = 0),
     primary key (level, index)
   )`,
  // Hashes cannot be compressed, and are read in part.
  'alter table ledger_tiles alter column hashes set storage external',
  // The entries of full tiles, compressed with gzip.
  `create table ledger_entry_bundles (
     index bigint primary key,
     entries bytea not null
   )`,
  'alter table ledger_entry_bundles alter column entries set storage external',
  // Progress of the verification of events against their leaves, in one row, so that an audit resumes where it stopped.
  `create table ledger_audit (
     singleton boolean primary key default true check (singleton),
     leaves bigint not null default 0,
     checkpoint text not null default '0:0',
     at timestamptz,
     finished_at timestamptz,
     mismatch text
   )`,
  'insert into ledger_audit default values',
]);
