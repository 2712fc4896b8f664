import { type ComplianceControl, type Coverage, type FrameworkName, frameworkNames } from '@aera/contracts';
import type { CheckResult } from './compliance-runs.ts';
import { toPercent } from './posture.ts';

/** Topics of control families. */
const families = ['Accounts', 'Access', 'Edge', 'Data', 'Records', 'Supply', 'Organisation'] as const;
type Family = (typeof families)[number];

/** A control of the platform and its references in the frameworks. */
export interface Control {
  readonly id: string;
  readonly title: string;
  readonly family: Family;
  /** Whether a failure alone is a critical issue. */
  readonly critical: boolean;
  /**
   * Criteria (SOC 2 TSC 2017), subcategories (NIST CSF 2.0), controls (NIST SP 800-53 Rev. 5), rules (DISA ASD STIG), separated by spaces.
   */
  readonly references: Readonly<Partial<Record<FrameworkName, string>>>;
  /** How to fix a failure. For controls without a check: what an assessment requires. */
  readonly remediation: string;
}

type Declared = Omit<Control, 'family' | 'critical'> & { readonly critical?: boolean };

/** Adds the family to its controls. */
export const defineFamily = (name: Family, controls: readonly Declared[]): Control[] =>
  controls.map(({ critical = false, ...control }) => ({ ...control, critical, family: name }));

/** Validity of a result in milliseconds. It covers several runs, so that a late run invalidates nothing. */
export const resultTtlMs = 3 * 3_600_000;

/** Combines the controls with their results. Expired results count as not assessed. */
export function assessControls(
  catalogue: readonly Control[],
  results: readonly CheckResult[],
  now: Date,
): ComplianceControl[] {
  const byControl = new Map(results.map((result) => [result.controlId, result]));
  return catalogue.map(({ references, ...control }) => {
    const result = byControl.get(control.id);
    const referenceList = Object.entries(references).flatMap(([framework, ids]) =>
      ids.split(' ').map((id) => ({ framework: framework as FrameworkName, id })),
    );
    if (!result) return { ...control, references: referenceList, ...notAssessed };
    const expiresAt = new Date(Date.parse(result.checkedAt) + resultTtlMs);
    const { outcome, evidence, checkedAt } = result;
    const checked = { references: referenceList, checkedAt, expiresAt: expiresAt.toISOString() };
    return expiresAt > now
      ? { ...control, ...checked, outcome, evidence }
      : { ...control, ...checked, outcome: 'not-assessed', evidence: `Expired: ${evidence}` };
  });
}

const notAssessed = {
  outcome: 'not-assessed',
  evidence: 'No automated check.',
  checkedAt: null,
  expiresAt: null,
} as const;

/** Returns the controls that reference a framework. */
export const selectControls = (
  controls: readonly ComplianceControl[],
  name: FrameworkName,
): ComplianceControl[] =>
  controls.filter(({ references }) => references.some(({ framework }) => framework === name));

/** Returns the share of implemented controls per framework. */
export const computeCoverage = (controls: readonly ComplianceControl[]): Coverage[] =>
  frameworkNames.map((name) => {
    const own = selectControls(controls, name);
    const implemented = own.filter(({ outcome }) => outcome === 'implemented').length;
    return {
      name,
      compliance: toPercent(implemented, own.length),
      implemented,
      total: own.length,
      criticalIssues: own.filter(({ critical, outcome }) => critical && outcome === 'failed').length,
    };
  });
