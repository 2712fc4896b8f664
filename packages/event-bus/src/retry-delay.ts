import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds before each retry; the last one repeats. Six attempts span about thirteen minutes. */
export const defaultBackoff: readonly number[] = [1_000, 5_000, 30_000, 120_000, 600_000];

/**
 * Milliseconds to wait after failed attempt `attempt` (from 1): the schedule's value ±10 %, so that consumers that failed
 * together do not retry together.
 * @param random a number in [0, 1)
 */
export function retryDelay(schedule: readonly number[], attempt: number, random = Math.random()): number {
  const base = schedule[Math.min(Math.max(attempt, 1), schedule.length) - 1] ?? 0;
  return Math.round(base * (0.9 + 0.2 * random));
}

/** Waits `ms` milliseconds, or until `signal` is aborted if that comes first. Never rejects. */
export async function pause(ms: number, signal?: AbortSignal): Promise<void> {
  try {
    await delay(ms, undefined, { signal });
  } catch {
    // Aborted: the wait is over.
  }
}

/** Milliseconds between attempts while the server is unavailable. */
export const reconnectBackoff: readonly number[] = [50, 100, 250, 500, 1_000];
