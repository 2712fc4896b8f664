import { isUnavailable } from './database.ts';

/**
 * Milliseconds to wait after consecutive failures: doubles from 100, a quarter of it at random. At most 10 s, and 1 s while
 * PostgreSQL is unavailable, so that work resumes soon after it is back.
 */
export function backOff(failures: number, error?: unknown): number {
  const limit = isUnavailable(error) ? 1_000 : 10_000;
  return Math.min(limit, 100 * 2 ** Math.max(0, failures - 1)) * (0.75 + Math.random() / 4);
}
