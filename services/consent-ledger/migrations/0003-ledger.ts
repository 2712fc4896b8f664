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
  `create table ledger_nodes (
     level smallint not null,
     index bigint not null,
     hash bytea not null,
     primary key (level, index)
   )`,
  // Progress of the verification of events against their leaves, in one row, so that an audit resumes where it stopped.
  `create table ledger_audit (
     singleton boolean primary key default true check (singleton),
     leaves bigint not null default 0,
     checkpoint text not null default '0:0',
     at timestamptz,
     finished_at timestamptz,
     difference text
   )`,
  'insert into ledger_audit default values',
]);
