import { severities, type Severity } from '@aera/contracts';

/** Returns the rank; higher is more severe. */
const toRank = (severity: Severity): number => severities.length - severities.indexOf(severity);

export const isMoreSevere = (one: Severity, other: Severity): boolean => toRank(one) > toRank(other);
export const isAtLeast = (one: Severity, other: Severity): boolean => toRank(one) >= toRank(other);
export const maxSeverity = (one: Severity, other: Severity): Severity =>
  isMoreSevere(one, other) ? one : other;

/** A score at an instant. After it, the score halves with every half-life. */
export interface Score {
  readonly points: number;
  /** Unix time in milliseconds. */
  readonly at: number;
}

/** Half-life of a score in milliseconds. */
export const halfLifeMs = 15 * 60_000;

/** Returns the score at `now`. It does not change before its own instant. */
export const computeScoreAt = ({ points, at }: Score, now: number): number =>
  points * 0.5 ** (Math.max(0, now - at) / halfLifeMs);

/** Returns the higher of two scores at the later instant. Commutative, associative and idempotent. */
export function selectHigherScore(one: Score, other: Score): Score {
  const at = Math.max(one.at, other.at);
  return { points: Math.max(computeScoreAt(one, at), computeScoreAt(other, at)), at };
}
