import { sqlMigration } from '@aera/service-kit';

export const ledgerAuditRounds = sqlMigration('0005-ledger-audit-rounds', [
  `alter table ledger_audit
     add column round_size bigint not null default 0,
     add column started_at timestamptz`,
]);
