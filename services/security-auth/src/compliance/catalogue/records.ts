import { family } from '../assessment.ts';

export const records = family('Records', [
  {
    id: 'audit-log-verified',
    title: 'Every entry of the audit log is the one that was recorded',
    critical: true,
    references: {
      'SOC 2': ['CC7.2'],
      'NIST CSF': ['DE.CM-03'],
      FedRAMP: ['AU-9(3)', 'AU-10'],
      'DoD STIG': ['V-222507', 'V-222501'],
    },
    mend: 'The evidence names the first entry that differs. Keep the checkpoints, and compare with a copy of the database.',
  },
  {
    id: 'audit-before-act',
    title: 'What stewards do is recorded before it is done',
    references: {
      'SOC 2': ['CC7.2'],
      'NIST CSF': ['PR.PS-04'],
      FedRAMP: ['AU-12'],
      'DoD STIG': ['V-222431'],
    },
    mend: 'Give the routes that the evidence names the class `command` in the contracts.',
  },
  {
    id: 'audit-content',
    title: 'Entries say who, when, from where, what, and how it ended',
    references: { FedRAMP: ['AU-3'], 'DoD STIG': ['V-222446', 'V-222448', 'V-222449', 'V-222476'] },
    mend: 'See in the log of the service that the evidence names why outcomes are missing.',
  },
  {
    id: 'audit-retention',
    title: 'Audit records are kept for thirty months at least, on disk',
    references: { 'NIST CSF': ['PR.PS-04'], FedRAMP: ['AU-11'], 'DoD STIG': ['V-222621'] },
    mend: 'Take the age limit from the stream `audit`.',
  },
  {
    id: 'audit-failure-refuses',
    title: 'What cannot be recorded is refused, and no record makes room for another',
    references: { FedRAMP: ['AU-5'], 'DoD STIG': ['V-222486'] },
    mend: 'Set the stream `audit` to refuse new messages at its limit.',
  },
  {
    id: 'consent-ledger-verified',
    title: 'The consent ledger signs what it says, and only grew since it was looked at last',
    critical: true,
    references: {
      'SOC 2': ['PI1.5'],
      'NIST CSF': ['PR.DS-01'],
      FedRAMP: ['SI-7'],
      'DoD STIG': ['V-222438'],
    },
    mend: 'Open Jurisdiction, Ledger in the portal: it names what differs.',
  },
  {
    id: 'bus-synced-to-disk',
    title: 'What the bus acknowledges survives a power cut',
    references: { 'SOC 2': ['PI1.5'], 'NIST CSF': ['PR.IR-03'], FedRAMP: ['CP-10'] },
    mend: 'NATS tells its `sync_interval` by its monitor alone, which is off. Needed: the monitor (`-m`), and its address for this service.',
  },
]);
