import { isUnavailable } from './database.ts';

/**
 * Milliseconds to wait after so many failures in a row: doubling from 100, a quarter of it at random. Up to ten seconds;
 * up to one when PostgreSQL is away, since nothing is gained by coming late once it is back.
 */
export function backOff(failures: number, error?: unknown): number {
  const limit = isUnavailable(error) ? 1_000 : 10_000;
  return Math.min(limit, 100 * 2 ** Math.max(0, failures - 1)) * (0.75 + Math.random() / 4);
}
