import type { BusConnection } from './connection.ts';
import { pause, retryDelay } from './retry-delay.ts';

/** An iterator of the NATS client. */
export interface StoppableIterable<T> extends AsyncIterable<T> {
  stop(): void;
}

export interface IterationOptions<T> {
  signal: AbortSignal;
  /** Starts after the last item. Called again when an iterator ends, fails, or loses its connection. */
  open(): Promise<StoppableIterable<T>>;
  each(item: T): void | Promise<void>;
  /** Called for each failure before a retry. */
  onError(error: unknown): void;
}

const backoff = [100, 250, 500, 1_000, 2_000, 5_000];

/** Iterates until the signal is aborted; reopens after failures and lost connections. Never rejects. */
export async function iterateWithReconnect<T>(
  link: BusConnection,
  { signal, open, each, onError }: IterationOptions<T>,
): Promise<void> {
  for (let failures = 0; !signal.aborted && !link.nc.isClosed();) {
    try {
      await link.waitUntilConnected(signal);
      if (signal.aborted) return;
      await iterateWhileConnected(link, signal, open, each);
      failures = 0;
    } catch (error) {
      if (signal.aborted) return;
      failures++;
      onError(error);
      await pause(retryDelay(backoff, failures), signal);
    }
  }
}

/** Opens and iterates, and ends both at once when the connection is lost or the signal aborted. */
async function iterateWhileConnected<T>(
  link: BusConnection,
  signal: AbortSignal,
  open: IterationOptions<T>['open'],
  each: IterationOptions<T>['each'],
) {
  const ended = Promise.withResolvers<undefined>();
  let hasEnded = false;
  let stop = () => ended.resolve(undefined);
  const end = () => {
    hasEnded = true;
    stop();
  };
  const release = link.onDisconnect(end);
  signal.addEventListener('abort', end, { once: true });
  try {
    const opening = open();
    const items = await Promise.race([opening, ended.promise]);
    // A request on a lost connection would only time out, and a late response has no listener. The end may also come between the
    // response and this line.
    if (!items || hasEnded) return void opening.then((late) => late.stop()).catch(() => {});
    stop = () => items.stop();
    for await (const item of items) await each(item);
  } finally {
    release();
    signal.removeEventListener('abort', end);
  }
}
