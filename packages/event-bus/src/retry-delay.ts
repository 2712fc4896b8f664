/** Milliseconds before each retry; the last one repeats. Six attempts span about thirteen minutes. */
export const defaultBackoff: readonly number[] = [1_000, 5_000, 30_000, 120_000, 600_000];

/**
 * Milliseconds to wait after the failed attempt number `attempt` (from 1): the schedule's value, up to a tenth more or
 * less, so that consumers that failed together do not come back together.
 * @param random a number in [0, 1)
 */
export function retryDelay(schedule: readonly number[], attempt: number, random = Math.random()): number {
  const base = schedule[Math.min(Math.max(attempt, 1), schedule.length) - 1] ?? 0;
  return Math.round(base * (0.9 + 0.2 * random));
}
