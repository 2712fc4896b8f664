import { defineFamily } from '../assessment.ts';

export const data = defineFamily('Data', [
  {
    id: 'data-sealed-at-rest',
    title: 'Personal data is encrypted at rest',
    critical: true,
    references: {
      'SOC 2': 'CC6.1 C1.1',
      'NIST CSF': 'PR.DS-01',
      FedRAMP: 'SC-28 SC-28(1)',
      'DoD STIG': 'V-222587',
    },
    remediation:
      'Add the unencrypted fields listed in the evidence to `personalFields`, and rewrite their events.',
  },
  {
    id: 'fips-cryptography',
    title: 'Cryptography comes from a FIPS-validated module',
    references: { FedRAMP: 'SC-13', 'DoD STIG': 'V-222571 V-222572' },
    remediation: 'Run Node.js with an OpenSSL in FIPS mode (`--enable-fips`).',
  },
  {
    id: 'erasure-works',
    title: 'Encryption keys of erased members are destroyed',
    references: { 'SOC 2': 'C1.2 P4.3', 'NIST CSF': 'ID.AM-08', FedRAMP: 'SI-12' },
    remediation: 'Assessed after the first erasure. If keys remain, check Operations for the failed erasure.',
  },
  {
    id: 'backup-age',
    title: 'The last backup is less than a day old',
    critical: true,
    references: { 'SOC 2': 'A1.2', 'NIST CSF': 'PR.DS-11', FedRAMP: 'CP-9', 'DoD STIG': 'V-222638' },
    remediation:
      'Run make backup every day. Other tools write {"finishedAt": "<ISO 8601>", "ok": true} to backup.json in REPORTS_DIR when they finish.',
  },
  {
    id: 'clocks-agree',
    title: 'Service, database and gateway clocks match',
    references: { 'NIST CSF': 'PR.PS-04', FedRAMP: 'AU-8', 'DoD STIG': 'V-222497' },
    remediation: 'Synchronise the servers’ clocks (NTP).',
  },
]);
