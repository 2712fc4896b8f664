import { setTimeout as delay } from 'node:timers/promises';
import { isLockConflict } from './database.ts';

const maxAttempts = 30;
/** Pause in which blocked queries run before the next attempt. */
const pauseMs = 1000;

/**
 * Repeats a transaction that ended because of a lock conflict, such as a swap of tables that were in use for longer than its lock timeout.
 * `signal` ends the repetition, not the first attempt.
 */
export async function retryLockConflicts<T>(attempt: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt();
    } catch (error) {
      if (!isLockConflict(error) || tries === maxAttempts) throw error;
    }
    await delay(pauseMs, undefined, { signal });
  }
}
