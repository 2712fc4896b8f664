import type { FrameworkBadge } from './schema/navigation.ts';

const badge = (name: string): FrameworkBadge => ({
  name,
  label: 'self-assessed',
  details: { label: `How ${name} coverage is measured`, path: '/privacy-policy', anchor: 'security' },
});

/** Frameworks for the platform's self-assessment. No third party certifies it. */
export const frameworkBadges: FrameworkBadge[] = [
  badge('SOC 2'),
  badge('NIST CSF'),
  badge('FedRAMP'),
  badge('DoD STIG'),
];
