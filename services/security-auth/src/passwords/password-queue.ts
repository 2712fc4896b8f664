import { availableParallelism } from 'node:os';
import { HttpProblem } from '@aera/service-kit';

interface PasswordQueueOptions {
  /** Number of concurrent hash computations. */
  readonly concurrency?: number;
  /** Maximum number of queued jobs. */
  readonly maxWaiting?: number;
}

/**
 * Limits the concurrency of password hashing. Otherwise a flood of sign-ins would occupy every core for seconds and delay all other
 * responses. The returned function rejects with HttpProblem 429 `sign-in-busy` and `Retry-After` if the queue is full.
 */
export function createPasswordQueue({
  concurrency = Math.max(1, Math.floor(availableParallelism() / 2)),
  maxWaiting = 40,
}: PasswordQueueOptions = {}): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= concurrency) {
      if (waiting.length >= maxWaiting) throw createBusyProblem();
      await new Promise<void>((start) => waiting.push(start));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

const createBusyProblem = () =>
  new HttpProblem(429, 'Many people are signing in right now. Please wait a few seconds and try again.', {
    code: 'sign-in-busy',
    headers: { 'retry-after': '3' },
  });
