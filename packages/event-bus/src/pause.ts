import { setTimeout as delay } from 'node:timers/promises';

/** Waits `ms` milliseconds, or until `signal` is aborted if that comes first. Never rejects. */
export async function pause(ms: number, signal?: AbortSignal): Promise<void> {
  try {
    await delay(ms, undefined, { signal });
  } catch {
    // Aborted: the wait is over, which is all a caller needs to know.
  }
}

/** Milliseconds between attempts at something that only needs the server to be back. */
export const reconnectBackoff: readonly number[] = [50, 100, 250, 500, 1_000];
