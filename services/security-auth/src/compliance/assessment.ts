import { type ComplianceControl, type Coverage, type FrameworkName, frameworkNames } from '@aera/contracts';
import type { CheckResult } from './compliance-runs.ts';
import { percentOf } from './posture.ts';

/** What families of controls are about. */
const families = ['Accounts', 'Access', 'Edge', 'Data', 'Records', 'Supply', 'Organisation'] as const;
type Family = (typeof families)[number];

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
  readonly remediation: string;
}

type Declared = Omit<Control, 'family' | 'critical'> & { readonly critical?: boolean };

/** The controls of one family. */
export const family = (name: Family, controls: readonly Declared[]): Control[] =>
  controls.map(({ critical = false, ...control }) => ({ ...control, critical, family: name }));

/** What the service remembers of a run: every result, and who asked for it. */
export type ComplianceEvent = {
  type: 'ComplianceAssessed';
  data: { runId: string; assessedAt: string; by: string | null; results: CheckResult[] };
};

/** How long a result counts, in milliseconds: several runs, so that one that is late takes nothing away. */
export const resultTtlMs = 3 * 3_600_000;

/** The controls with what was seen of each; what was seen too long ago is not assessed. */
export function assess(
  catalogue: readonly Control[],
  results: readonly CheckResult[],
  now: Date,
): ComplianceControl[] {
  const byControl = new Map(results.map((result) => [result.controlId, result]));
  return catalogue.map(({ references, ...control }) => {
    const result = byControl.get(control.id);
    const named = Object.entries(references).flatMap(([framework, ids]) =>
      ids.map((id) => ({ framework: framework as FrameworkName, id })),
    );
    if (!result) return { ...control, references: named, ...notAssessed };
    const validUntil = new Date(Date.parse(result.checkedAt) + resultTtlMs);
    const { outcome, evidence, checkedAt } = result;
    const seen = { references: named, checkedAt, validUntil: validUntil.toISOString() };
    return validUntil > now
      ? { ...control, ...seen, outcome, evidence }
      : { ...control, ...seen, outcome: 'not-assessed', evidence: `Expired: ${evidence}` };
  });
}

const notAssessed = {
  outcome: 'not-assessed',
  evidence: 'No automated check.',
  checkedAt: null,
  validUntil: null,
} as const;

/** The controls that name a framework. */
export const controlsOfFramework = (
  controls: readonly ComplianceControl[],
  name: FrameworkName,
): ComplianceControl[] =>
  controls.filter(({ references }) => references.some(({ framework }) => framework === name));

/** How much of each framework's part of the catalogue was seen to be in place. */
export const coverageOf = (controls: readonly ComplianceControl[]): Coverage[] =>
  frameworkNames.map((name) => {
    const own = controlsOfFramework(controls, name);
    const implemented = own.filter(({ outcome }) => outcome === 'implemented').length;
    return {
      name,
      compliance: percentOf(implemented, own.length),
      implemented,
      total: own.length,
      criticalIssues: own.filter(({ critical, outcome }) => critical && outcome === 'failed').length,
    };
  });
