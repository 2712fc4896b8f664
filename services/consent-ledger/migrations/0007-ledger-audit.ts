import { sqlMigration } from '@aera/service-kit';

export const ledgerAudit = sqlMigration('0007-ledger-audit', [
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
