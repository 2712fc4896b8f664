import { busClosedError } from './errors.ts';
import { pause, retryDelay } from './retry-delay.ts';

export const handlerTimeoutMs = 60_000;

/**
 * Runs a handler for at most `ms` milliseconds.
 * @throws Error on timeout. The handler's `AbortSignal` is aborted and its result is ignored.
 */
export async function runWithTimeout<T>(
  ms: number,
  run: (signal: AbortSignal) => T | Promise<T>,
): Promise<T> {
  const abort = new AbortController();
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const error = new Error(`The handler did not finish within ${ms} ms.`);
    abort.abort(error);
    late.reject(error);
  }, ms);
  try {
    return await Promise.race([run(abort.signal), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

export interface TransientRetryOptions {
  /** True for an error that is unrelated to the message, such as an unavailable database. */
  isTransient(error: unknown): boolean;
  onTransient(error: unknown): void;
  signal: AbortSignal;
}

const backoff = [250, 500, 1_000, 2_000, 5_000, 10_000];

/**
 * Repeats `run` on transient errors.
 * @throws BusError `closed` when the signal is aborted; other errors immediately
 */
export async function retryTransient<T>(
  { isTransient, onTransient, signal }: TransientRetryOptions,
  run: () => Promise<T>,
): Promise<T> {
  for (let failures = 1; ; failures++) {
    try {
      return await run();
    } catch (error) {
      if (!isTransient(error)) throw error;
      onTransient(error);
    }
    await pause(retryDelay(backoff, failures), signal);
    if (signal.aborted) throw busClosedError();
  }
}
