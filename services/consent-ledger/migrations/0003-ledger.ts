import { sqlMigration } from '@aera/service-kit';

export const ledger = sqlMigration('0003-ledger', [
  // The tree as far as it is needed to go on: one row, the frontier's hashes side by side.
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
]);
