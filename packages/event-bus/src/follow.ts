import type { Link } from './link.ts';
import { pause } from './pause.ts';
import { retryDelay } from './retry-delay.ts';

/** What the client's iterators have in common. */
export interface Stoppable<T> extends AsyncIterable<T> {
  stop(): void;
}

export interface Following<T> {
  signal: AbortSignal;
  /** Starts where the last item left off. Called anew when an iterator ends, fails, or loses its connection. */
  open(): Promise<Stoppable<T>>;
  each(item: T): void | Promise<void>;
  /** Something stands in the way; it is tried again. */
  onProblem(error: unknown): void;
}

const backoff = [100, 250, 500, 1_000, 2_000, 5_000];

/** Iterates until the signal is aborted, whatever becomes of the server meanwhile. Never rejects. */
export async function follow<T>(link: Link, { signal, open, each, onProblem }: Following<T>): Promise<void> {
  for (let failures = 0; !signal.aborted && !link.nc.isClosed();) {
    try {
      await link.whenUp(signal);
      if (signal.aborted) return;
      await iterate(link, signal, await open(), each);
      failures = 0;
    } catch (error) {
      if (signal.aborted) return;
      failures++;
      onProblem(error);
      await pause(retryDelay(backoff, failures), signal);
    }
  }
}

async function iterate<T>(link: Link, signal: AbortSignal, items: Stoppable<T>, each: Following<T>['each']) {
  const stop = () => items.stop();
  const release = link.onDown(stop);
  signal.addEventListener('abort', stop, { once: true });
  if (signal.aborted || !link.isUp()) stop();
  try {
    for await (const item of items) await each(item);
  } finally {
    release();
    signal.removeEventListener('abort', stop);
  }
}
