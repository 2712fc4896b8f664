import { availableParallelism } from 'node:os';
import { HttpProblem } from '@aera/service-kit';

interface PasswordQueueOptions {
  /** Hashes computed at a time. */
  readonly concurrency?: number;
  /** Hashes that may wait for their turn. */
  readonly maxWaiting?: number;
}

/**
 * Runs costly password work a few at a time. A flood of sign-ins would otherwise take every core for seconds, and with them the answers
 * to everyone who is signed in.
 *
 * @throws HttpProblem 429 `sign-in-busy` with `Retry-After` when the queue is full
 */
export function createPasswordQueue({
  concurrency = Math.max(1, Math.floor(availableParallelism() / 2)),
  maxWaiting = 40,
}: PasswordQueueOptions = {}): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= concurrency) {
      if (waiting.length >= maxWaiting) throw busy();
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

const busy = () =>
  new HttpProblem(429, 'Many people are signing in right now. Please wait a few seconds and try again.', {
    code: 'sign-in-busy',
    headers: { 'retry-after': '3' },
  });
