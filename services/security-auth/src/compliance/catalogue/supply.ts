import { defineFamily } from '../assessment.ts';

export const supply = defineFamily('Supply', [
  {
    id: 'dependencies-without-known-holes',
    title: 'No dependencies have known critical or high vulnerabilities',
    critical: true,
    references: {
      'SOC 2': 'CC7.1',
      'NIST CSF': 'ID.RA-01 PR.PS-02',
      FedRAMP: 'RA-5 SI-2',
      'DoD STIG': 'V-222614',
    },
    remediation:
      'Run `pnpm audit --json > $REPORTS_DIR/dependencies.json` with every build and update the listed packages.',
  },
  {
    id: 'platform-healthy',
    title: 'All services are ready',
    references: { 'SOC 2': 'A1.1', 'NIST CSF': 'DE.CM-09', FedRAMP: 'CA-7' },
    remediation: 'Check Operations for the services listed in the evidence.',
  },
  {
    id: 'suppliers-assessed',
    title: 'Suppliers are assessed before and during use',
    references: { 'SOC 2': 'CC9.2', 'NIST CSF': 'GV.SC-07', FedRAMP: 'SR-6' },
    remediation: 'Provide a dated assessment of each supplier.',
  },
]);
