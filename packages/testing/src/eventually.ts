import { setTimeout as delay } from 'node:timers/promises';
import { scaled } from './test-slowdown.ts';

export interface EventuallyOptions {
  /** Timeout in milliseconds, multiplied by TEST_SLOWDOWN. Default 10,000. */
  timeout?: number;
  /** Milliseconds between two attempts. */
  interval?: number;
}

/**
 * Repeats `attempt` until it neither throws nor returns `false` or `null`, and returns its result.
 * @throws Error after the timeout, with the last failure as its cause
 */
export async function eventually<T>(
  attempt: () => T | Promise<T>,
  { timeout = 10_000, interval = 20 }: EventuallyOptions = {},
): Promise<Exclude<T, false | null>> {
  const limit = scaled(timeout);
  const deadline = performance.now() + limit;
  for (;;) {
    const outcome = await attemptOnce(attempt);
    if ('value' in outcome) return outcome.value;
    if (performance.now() >= deadline) {
      throw new Error(`Still not so after ${limit} ms: ${outcome.reason}`, { cause: outcome.cause });
    }
    await delay(interval);
  }
}

type Outcome<T> = { value: Exclude<T, false | null> } | { reason: string; cause?: unknown };

async function attemptOnce<T>(attempt: () => T | Promise<T>): Promise<Outcome<T>> {
  try {
    const value = await attempt();
    if (value === false || value === null) return { reason: `the last answer was ${String(value)}` };
    return { value: value as Exclude<T, false | null> };
  } catch (cause) {
    return { reason: cause instanceof Error ? cause.message : String(cause), cause };
  }
}
