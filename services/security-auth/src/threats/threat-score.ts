/** The score of a threat at an instant. Afterwards it halves with every half-life. */
export interface ThreatScore {
  readonly points: number;
  /** Unix time in milliseconds. */
  readonly at: number;
}

/** Half-life of a score in milliseconds. */
export const halfLifeMs = 15 * 60_000;

/** Returns the points at `now`; the full points if that is before the instant of the score. */
export const computeScoreAt = ({ points, at }: ThreatScore, now: number): number =>
  points * 0.5 ** (Math.max(0, now - at) / halfLifeMs);

/** Brings two scores to the later of their instants and returns the higher one. Commutative, associative and idempotent. */
export function selectHigherScore(one: ThreatScore, other: ThreatScore): ThreatScore {
  const at = Math.max(one.at, other.at);
  return { points: Math.max(computeScoreAt(one, at), computeScoreAt(other, at)), at };
}
