import { family } from '../assessment.ts';

export const data = family('Data', [
  {
    id: 'data-sealed-at-rest',
    title: 'What identifies people is sealed where it is kept',
    critical: true,
    references: {
      'SOC 2': ['CC6.1', 'C1.1'],
      'NIST CSF': ['PR.DS-01'],
      FedRAMP: ['SC-28', 'SC-28(1)'],
      'DoD STIG': ['V-222587'],
    },
    mend: 'Name the fields that the evidence found in the clear in `personal`, and write their events anew.',
  },
  {
    id: 'fips-cryptography',
    title: 'Cryptography comes from a FIPS-validated module',
    references: { FedRAMP: ['SC-13'], 'DoD STIG': ['V-222571', 'V-222572'] },
    mend: 'Run Node.js with an OpenSSL in FIPS mode (`--enable-fips`).',
  },
  {
    id: 'erasure-works',
    title: 'Of members who were erased no key is left that opens anything',
    references: { 'SOC 2': ['C1.2', 'P4.3'], 'NIST CSF': ['ID.AM-08'], FedRAMP: ['SI-12'] },
    mend: 'Counts once a member was erased. Where keys are left, see in Operations why the reaction to the erasure failed.',
  },
  {
    id: 'backup-age',
    title: 'The last backup is no older than a day',
    critical: true,
    references: { 'SOC 2': ['A1.2'], 'NIST CSF': ['PR.DS-11'], FedRAMP: ['CP-9'], 'DoD STIG': ['V-222638'] },
    mend: 'Let the backup write {"finishedAt": "<ISO 8601>", "ok": true} to backup.json in REPORTS_DIR when it is done.',
  },
  {
    id: 'clocks-agree',
    title: 'Service, database and gateway agree on the time',
    references: { 'NIST CSF': ['PR.PS-04'], FedRAMP: ['AU-8'], 'DoD STIG': ['V-222497'] },
    mend: 'Synchronise the clocks of the machines (NTP).',
  },
]);
