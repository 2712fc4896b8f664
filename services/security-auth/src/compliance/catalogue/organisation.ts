import { defineFamily } from '../assessment.ts';

/** Organizational controls without automatic checks. They are listed so that the report shows the gap. */
export const organisation = defineFamily('Organisation', [
  {
    id: 'incident-response-plan',
    title: 'An incident response plan exists and people know their role',
    references: { 'SOC 2': 'CC7.4', 'NIST CSF': 'RS.MA-01', FedRAMP: 'IR-8', 'DoD STIG': 'V-222657' },
    remediation: 'Provide the plan and the record of the last exercise.',
  },
  {
    id: 'recovery-tested',
    title: 'Recovery from backup is tested',
    references: { 'SOC 2': 'A1.3', 'NIST CSF': 'RC.RP-03', FedRAMP: 'CP-4', 'DoD STIG': 'V-222636' },
    remediation: 'Provide a dated record of a restore on other machines.',
  },
  {
    id: 'penetration-tested',
    title: 'An external penetration test is done',
    references: { 'SOC 2': 'CC4.1', 'NIST CSF': 'ID.IM-02', FedRAMP: 'CA-8', 'DoD STIG': 'V-222624' },
    remediation: 'Provide an external penetration test report. The platform’s own attack tests don’t count.',
  },
  {
    id: 'threat-model-reviewed',
    title: 'The threat model is reviewed with each release',
    references: { 'NIST CSF': 'ID.RA-03', FedRAMP: 'RA-3', 'DoD STIG': 'V-222655' },
    remediation: 'Provide a dated review of docs/security.md by someone who didn’t write it.',
  },
  {
    id: 'people-trained',
    title: 'Stewards are trained before they get access',
    references: { 'SOC 2': 'CC1.4', 'NIST CSF': 'PR.AT-01', FedRAMP: 'AT-2', 'DoD STIG': 'V-222673' },
    remediation: 'Provide training records for each steward.',
  },
  {
    id: 'people-screened',
    title: 'Stewards are screened before they get access',
    references: { 'SOC 2': 'CC1.4', FedRAMP: 'PS-3' },
    remediation: 'Provide screening records for each steward.',
  },
  {
    id: 'machines-locked-away',
    title: 'Physical access to servers is restricted',
    references: { 'SOC 2': 'CC6.4', 'NIST CSF': 'PR.AA-06', FedRAMP: 'PE-3' },
    remediation: 'Provide a statement from the operator or data centre.',
  },
]);
