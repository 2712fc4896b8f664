import { family } from '../assessment.ts';

export const access = family('Access', [
  {
    id: 'access-refused-without-session',
    title: 'What is for stewards is refused to everybody else',
    critical: true,
    references: { 'SOC 2': ['CC6.1'], 'NIST CSF': ['PR.AA-05'], FedRAMP: ['AC-3'], 'DoD STIG': ['V-222425'] },
    mend: 'Find the route that answered in the evidence, and see why the gateway let it through.',
  },
  {
    id: 'roles-on-every-route',
    title:
      'Every route names the roles of stewards it is for, and none lets an auditor change anything but their own account',
    references: { 'SOC 2': ['CC6.3'], 'NIST CSF': ['PR.AA-05'], FedRAMP: ['AC-6'], 'DoD STIG': ['V-222429'] },
    mend: 'Give the routes that the evidence names their `roles` in the contracts.',
  },
  {
    id: 'database-least-privilege',
    title: 'The service’s database role can do nothing beyond its own database',
    critical: true,
    references: { 'SOC 2': ['CC6.3'], 'NIST CSF': ['PR.AA-05'], FedRAMP: ['AC-6'], 'DoD STIG': ['V-222430'] },
    mend: 'Revoke what the evidence names; `revoke connect on database … from public` for other databases.',
  },
  {
    id: 'cross-site-refused',
    title: 'Commands from pages of other sites are refused',
    references: { 'SOC 2': ['CC6.6'], 'DoD STIG': ['V-222603'] },
    mend: 'See why the gateway’s check of Origin and Sec-Fetch-Site let the request through.',
  },
  {
    id: 'accounts-reviewed',
    title: 'Stewards’ accounts are reviewed, and those that are not needed removed',
    references: { 'SOC 2': ['CC6.2', 'CC6.3'], FedRAMP: ['AC-2'], 'DoD STIG': ['V-222619'] },
    mend: 'A dated record of the review; no screen keeps one yet.',
  },
]);
