import { defineFamily } from '../assessment.ts';

export const access = defineFamily('Access', [
  {
    id: 'access-refused-without-session',
    title: 'Steward routes reject everyone else',
    critical: true,
    references: { 'SOC 2': 'CC6.1', 'NIST CSF': 'PR.AA-05', FedRAMP: 'AC-3', 'DoD STIG': 'V-222425' },
    remediation: 'Check why the gateway allowed the routes listed in the evidence.',
  },
  {
    id: 'roles-on-every-route',
    title: 'Every route declares its roles, and auditors can change only their own account',
    references: { 'SOC 2': 'CC6.3', 'NIST CSF': 'PR.AA-05', FedRAMP: 'AC-6', 'DoD STIG': 'V-222429' },
    remediation: 'Add `roles` to the contracts of the routes listed in the evidence.',
  },
  {
    id: 'database-least-privilege',
    title: 'The database role has access to its own database only',
    critical: true,
    references: { 'SOC 2': 'CC6.3', 'NIST CSF': 'PR.AA-05', FedRAMP: 'AC-6', 'DoD STIG': 'V-222430' },
    remediation:
      'Revoke the privileges listed in the evidence. For other databases: `revoke connect on database … from public`.',
  },
  {
    id: 'cross-site-refused',
    title: 'Cross-site commands are rejected',
    references: { 'SOC 2': 'CC6.6', 'DoD STIG': 'V-222603' },
    remediation: 'Check why the gateway’s Origin and Sec-Fetch-Site check allowed the request.',
  },
  {
    id: 'accounts-reviewed',
    title: 'Steward accounts are reviewed and unused ones removed',
    references: { 'SOC 2': 'CC6.2 CC6.3', FedRAMP: 'AC-2', 'DoD STIG': 'V-222619' },
    remediation: 'Keep a dated record of the review outside the portal.',
  },
]);
