import { severities, type Severity } from '@aera/contracts';

/** Higher is worse. */
const rank = (severity: Severity): number => severities.length - severities.indexOf(severity);

export const isMoreSevere = (one: Severity, other: Severity): boolean => rank(one) > rank(other);
export const atLeast = (one: Severity, other: Severity): boolean => rank(one) >= rank(other);
export const maxSeverity = (one: Severity, other: Severity): Severity =>
  isMoreSevere(one, other) ? one : other;

/** A score as of a moment; from then on it halves with every half-life. */
export interface Score {
  readonly points: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Milliseconds in which a score that nothing is added to comes down to half of itself. */
export const halfLife = 15 * 60_000;

/** What it comes to at a moment; before its own moment it is taken as it is. */
export const scoreAt = ({ points, at }: Score, now: number): number =>
  points * 0.5 ** (Math.max(0, now - at) / halfLife);

/** The higher of two scores, as of the later moment: the same in whatever order, and however often they come. */
export function higherScore(one: Score, other: Score): Score {
  const at = Math.max(one.at, other.at);
  return { points: Math.max(scoreAt(one, at), scoreAt(other, at)), at };
}
