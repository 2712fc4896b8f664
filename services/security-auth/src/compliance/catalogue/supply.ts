import { family } from '../assessment.ts';

export const supply = family('Supply', [
  {
    id: 'dependencies-without-known-holes',
    title: 'No dependency has a known critical or high vulnerability',
    critical: true,
    references: {
      'SOC 2': ['CC7.1'],
      'NIST CSF': ['ID.RA-01', 'PR.PS-02'],
      FedRAMP: ['RA-5', 'SI-2'],
      'DoD STIG': ['V-222614'],
    },
    mend: 'Run `pnpm audit --json > $REPORTS_DIR/dependencies.json` with every build, and update what it names.',
  },
  {
    id: 'platform-healthy',
    title: 'Every service says that it is ready',
    references: { 'SOC 2': ['A1.1'], 'NIST CSF': ['DE.CM-09'], FedRAMP: ['CA-7'] },
    mend: 'See in Operations what the services that the evidence names wait for.',
  },
  {
    id: 'suppliers-assessed',
    title: 'Suppliers are assessed before and while they are relied on',
    references: { 'SOC 2': ['CC9.2'], 'NIST CSF': ['GV.SC-07'], FedRAMP: ['SR-6'] },
    mend: 'A dated assessment of each supplier; nothing that runs can show one.',
  },
]);
