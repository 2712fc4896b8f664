import { setTimeout as delay } from 'node:timers/promises';
import { scaleTimeout } from './test-slowdown.ts';

export interface EventuallyOptions {
  /** Timeout in milliseconds, multiplied by TEST_SLOWDOWN. Default 10,000. */
  timeout?: number;
  /** Milliseconds between two attempts. By default, they grow from 20 to 100. */
  interval?: number;
}

/** Assertions return undefined, so it ends the wait. An attempt that returns a value may not return undefined as well. */
type EitherValueOrUndefined<T> = [T] extends [void]
  ? unknown
  : unknown extends T
    ? unknown
    : undefined extends T
      ? never
      : unknown;

type Result<Attempt extends () => unknown> = Exclude<Awaited<ReturnType<Attempt>>, false | null>;

/**
 * Repeats `attempt` until it neither throws nor returns `false` or `null`, and returns its result.
 * @throws Error after the timeout, with the last failure as its cause
 */
export async function eventually<Attempt extends () => unknown>(
  attempt: Attempt & EitherValueOrUndefined<Awaited<ReturnType<Attempt>>>,
  { timeout = 10_000, interval }: EventuallyOptions = {},
): Promise<Result<Attempt>> {
  const limit = scaleTimeout(timeout);
  const deadline = performance.now() + limit;
  for (let growing = 20; ; growing = Math.min(1.5 * growing, 100)) {
    const outcome = await attemptOnce(attempt);
    if ('value' in outcome) return outcome.value as Result<Attempt>;
    if (performance.now() >= deadline) {
      throw new Error(`No success after ${limit} ms: ${outcome.reason}`, { cause: outcome.cause });
    }
    await delay(interval ?? growing);
  }
}

type Outcome = { value: unknown } | { reason: string; cause?: unknown };

async function attemptOnce(attempt: () => unknown): Promise<Outcome> {
  try {
    const value = await attempt();
    if (value === false || value === null) return { reason: `the last result was ${String(value)}` };
    return { value };
  } catch (cause) {
    return { reason: cause instanceof Error ? cause.message : String(cause), cause };
  }
}
