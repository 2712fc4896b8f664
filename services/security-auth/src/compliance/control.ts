import type { FrameworkName } from '@aera/contracts';

/** What families of controls are about. */
export const families = ['Accounts', 'Access', 'Edge', 'Data', 'Records', 'Supply', 'Organisation'] as const;
export type Family = (typeof families)[number];

/** What the platform holds itself to, and what the frameworks call it. */
export interface Control {
  readonly id: string;
  readonly title: string;
  readonly family: Family;
  /** Whether its failing is an issue by itself. */
  readonly critical: boolean;
  /** Criteria (SOC 2 TSC 2017), subcategories (NIST CSF 2.0), controls (NIST SP 800-53 Rev. 5), rules (DISA ASD STIG). */
  readonly references: Readonly<Partial<Record<FrameworkName, readonly string[]>>>;
  /** How to make it so; for a control that no check can see, what would be needed to assess it. */
  readonly mend: string;
}

type Declared = Omit<Control, 'family' | 'critical'> & { readonly critical?: boolean };

/** The controls of one family. */
export const family = (name: Family, controls: readonly Declared[]): Control[] =>
  controls.map(({ critical = false, ...control }) => ({ ...control, critical, family: name }));
