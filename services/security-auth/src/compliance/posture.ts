import type { ControlOutcome, SecurityLevel } from '@aera/contracts';

/** A control of the catalogue and what was seen of it last. */
export interface ControlState {
  readonly id: string;
  readonly critical: boolean;
  readonly outcome: ControlOutcome;
}

interface Posture {
  readonly securityLevel: SecurityLevel;
  /** How data is protected where it lies and where it travels. */
  readonly encryption: string;
  /** The class of information that what was seen suffices for. */
  readonly classification: 'CONFIDENTIAL' | 'INTERNAL' | 'PUBLIC';
  /** Percent of all controls in the catalogue, each counted once. */
  readonly complianceScore: number;
}

/** Controls that the derived words stand on; `catalogue.spec.ts` holds them to the catalogue. */
export const foundations = {
  atRest: 'data-sealed-at-rest',
  inTransit: 'tls-in-transit',
  secondFactor: 'steward-second-factor',
  auditLog: 'audit-log-verified',
  accessRefused: 'access-refused-without-session',
} as const;

/** Percent of a whole; nothing to measure is nothing achieved. */
export const percentOf = (part: number, whole: number): number => (whole === 0 ? 0 : (part / whole) * 100);

/**
 * The written rule (README, "Posture"). What is not assessed counts as little as what failed; so a better outcome of any
 * control never makes anything here worse, and a worse one never better.
 */
export function postureOf(controls: readonly ControlState[]): Posture {
  const done = new Set(controls.filter(({ outcome }) => outcome === 'implemented').map(({ id }) => id));
  const complianceScore = percentOf(done.size, controls.length);
  const criticalOpen = controls.filter(({ id, critical }) => critical && !done.has(id)).length;
  const has = (foundation: keyof typeof foundations) => done.has(foundations[foundation]);
  return {
    securityLevel: levelOf(complianceScore, criticalOpen),
    encryption: `${has('atRest') ? 'AES-256-GCM' : 'Not verified'} at rest, ${has('inTransit') ? 'TLS' : 'not verified'} in transit`,
    classification: classify(has),
    complianceScore,
  };
}

function levelOf(score: number, criticalOpen: number): SecurityLevel {
  if (criticalOpen === 0 && score >= 95) return 'MILITARY-GRADE';
  if (criticalOpen <= 1 && score >= 80) return 'HIGH';
  return criticalOpen <= 3 && score >= 50 ? 'MEDIUM' : 'LOW';
}

function classify(has: (foundation: keyof typeof foundations) => boolean): Posture['classification'] {
  if (!has('atRest') || !has('accessRefused')) return 'PUBLIC';
  return has('inTransit') && has('secondFactor') && has('auditLog') ? 'CONFIDENTIAL' : 'INTERNAL';
}
