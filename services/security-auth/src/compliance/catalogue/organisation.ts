import { family } from '../assessment.ts';

/** What people do and no program can see: listed, so that nobody takes the rest for the whole. */
export const organisation = family('Organisation', [
  {
    id: 'incident-response-plan',
    title: 'There is a plan for incidents, and people know their part',
    references: { 'SOC 2': ['CC7.4'], 'NIST CSF': ['RS.MA-01'], FedRAMP: ['IR-8'], 'DoD STIG': ['V-222657'] },
    mend: 'The plan, and the record of the last exercise.',
  },
  {
    id: 'recovery-tested',
    title: 'Recovery from a backup is exercised',
    references: { 'SOC 2': ['A1.3'], 'NIST CSF': ['RC.RP-03'], FedRAMP: ['CP-4'], 'DoD STIG': ['V-222636'] },
    mend: 'The dated record of a restore on other machines.',
  },
  {
    id: 'penetration-tested',
    title: 'Somebody from outside tries to break in',
    references: { 'SOC 2': ['CC4.1'], 'NIST CSF': ['ID.IM-02'], FedRAMP: ['CA-8'], 'DoD STIG': ['V-222624'] },
    mend: 'The report of a penetration test; the platform’s own attack suite is no outsider.',
  },
  {
    id: 'threat-model-reviewed',
    title: 'The threat model is reviewed with each release',
    references: { 'NIST CSF': ['ID.RA-03'], FedRAMP: ['RA-3'], 'DoD STIG': ['V-222655'] },
    mend: 'A dated review of docs/security.md by somebody who did not write it.',
  },
  {
    id: 'people-trained',
    title: 'Stewards are trained before they are let in',
    references: { 'SOC 2': ['CC1.4'], 'NIST CSF': ['PR.AT-01'], FedRAMP: ['AT-2'], 'DoD STIG': ['V-222673'] },
    mend: 'The record of each steward’s training.',
  },
  {
    id: 'people-screened',
    title: 'Stewards are screened before they are let in',
    references: { 'SOC 2': ['CC1.4'], FedRAMP: ['PS-3'] },
    mend: 'The record of each steward’s screening.',
  },
  {
    id: 'machines-locked-away',
    title: 'Nobody reaches the machines who has no business there',
    references: { 'SOC 2': ['CC6.4'], 'NIST CSF': ['PR.AA-06'], FedRAMP: ['PE-3'] },
    mend: 'The operator’s or data centre’s own statement.',
  },
]);
