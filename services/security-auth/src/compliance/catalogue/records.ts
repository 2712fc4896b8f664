import { defineFamily } from '../assessment.ts';

export const records = defineFamily('Records', [
  {
    id: 'audit-log-verified',
    title: 'Audit log entries are unchanged',
    critical: true,
    references: {
      'SOC 2': 'CC7.2',
      'NIST CSF': 'DE.CM-03',
      FedRAMP: 'AU-9(3) AU-10',
      'DoD STIG': 'V-222507 V-222501',
    },
    remediation:
      'The evidence names the first changed entry. Keep the checkpoints and compare with a backup of the database.',
  },
  {
    id: 'audit-before-act',
    title: 'Steward actions are recorded before they run',
    references: { 'SOC 2': 'CC7.2', 'NIST CSF': 'PR.PS-04', FedRAMP: 'AU-12', 'DoD STIG': 'V-222431' },
    remediation: 'Set the audit class `command` in the contracts of the routes listed in the evidence.',
  },
  {
    id: 'audit-content',
    title: 'Audit entries show who, when, where, what and the outcome',
    references: { FedRAMP: 'AU-3', 'DoD STIG': 'V-222446 V-222448 V-222449 V-222476' },
    remediation: 'Check the log of the service listed in the evidence for missing outcomes.',
  },
  {
    id: 'audit-retention',
    title: 'Audit records are kept on disk for at least 30 months',
    references: { 'NIST CSF': 'PR.PS-04', FedRAMP: 'AU-11', 'DoD STIG': 'V-222621' },
    remediation: 'Remove the age limit from the stream `audit`.',
  },
  {
    id: 'audit-failure-refuses',
    title: 'Actions that can’t be recorded are rejected, and no record is overwritten',
    references: { FedRAMP: 'AU-5', 'DoD STIG': 'V-222486' },
    remediation: 'Set the stream `audit` to reject new messages at its limit.',
  },
  {
    id: 'consent-ledger-verified',
    title: 'The consent ledger is signed and append-only',
    critical: true,
    references: { 'SOC 2': 'PI1.5', 'NIST CSF': 'PR.DS-01', FedRAMP: 'SI-7', 'DoD STIG': 'V-222438' },
    remediation: 'In the portal, open Jurisdiction > Ledger to see what differs.',
  },
  {
    id: 'bus-synced-to-disk',
    title: 'Acknowledged messages survive a power failure',
    references: { 'SOC 2': 'PI1.5', 'NIST CSF': 'PR.IR-03', FedRAMP: 'CP-10' },
    remediation:
      'Turn on the NATS monitor (`-m`) and give this service its address, so that it can read `sync_interval`.',
  },
]);
