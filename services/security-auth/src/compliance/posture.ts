import type { ControlOutcome, SecurityLevel } from '@aera/contracts';

/** A control and its latest outcome. */
export interface ControlState {
  readonly id: string;
  readonly critical: boolean;
  readonly outcome: ControlOutcome;
}

interface Posture {
  readonly securityLevel: SecurityLevel;
  /** Encryption at rest and in transit. */
  readonly encryption: string;
  /** Highest class of information that the implemented controls allow. */
  readonly classification: 'CONFIDENTIAL' | 'INTERNAL' | 'PUBLIC';
  /** Percentage of the catalogue's controls that are implemented. */
  readonly complianceScore: number;
}

/** Controls that the posture depends on. `catalogue.spec.ts` verifies that the catalogue contains them. */
export const foundations = {
  atRest: 'data-sealed-at-rest',
  inTransit: 'tls-in-transit',
  secondFactor: 'steward-second-factor',
  auditLog: 'audit-log-verified',
  accessRefused: 'access-refused-without-session',
} as const;

/** Returns a percentage; 0 if the whole is 0. */
export const toPercent = (part: number, whole: number): number => (whole === 0 ? 0 : (part / whole) * 100);

/**
 * Derives the posture (README, "Posture"). Controls that are not assessed count as failed. The result is monotonic: a better outcome of a
 * control never lowers the posture.
 */
export function assessPosture(controls: readonly ControlState[]): Posture {
  const implemented = new Set(
    controls.filter(({ outcome }) => outcome === 'implemented').map(({ id }) => id),
  );
  const complianceScore = toPercent(implemented.size, controls.length);
  const openCriticalCount = controls.filter(({ id, critical }) => critical && !implemented.has(id)).length;
  const has = (foundation: keyof typeof foundations) => implemented.has(foundations[foundation]);
  return {
    securityLevel: rateSecurity(complianceScore, openCriticalCount),
    encryption: `${has('atRest') ? 'AES-256-GCM' : 'Not verified'} at rest, ${has('inTransit') ? 'TLS' : 'not verified'} in transit`,
    classification: classify(has),
    complianceScore,
  };
}

function rateSecurity(score: number, openCriticalCount: number): SecurityLevel {
  if (openCriticalCount === 0 && score >= 95) return 'MILITARY-GRADE';
  if (openCriticalCount <= 1 && score >= 80) return 'HIGH';
  return openCriticalCount <= 3 && score >= 50 ? 'MEDIUM' : 'LOW';
}

function classify(has: (foundation: keyof typeof foundations) => boolean): Posture['classification'] {
  if (!has('atRest') || !has('accessRefused')) return 'PUBLIC';
  return has('inTransit') && has('secondFactor') && has('auditLog') ? 'CONFIDENTIAL' : 'INTERNAL';
}
