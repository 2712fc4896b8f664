import { expect, it } from 'vitest';
import type { BusConnection } from './connection.ts';
import { iterateWithReconnect, type StoppableIterable } from './iterate-with-reconnect.ts';

const link = {
  nc: { isClosed: () => false },
  waitUntilConnected: async () => {},
  onDisconnect: () => () => {},
} as unknown as BusConnection;

/** An iterator without items, which ends when it is stopped. */
function createIdleItems(): StoppableIterable<never> {
  const stopped = Promise.withResolvers<void>();
  return {
    stop: () => stopped.resolve(),
    [Symbol.asyncIterator]: () => ({
      next: () => stopped.promise.then(() => ({ done: true as const, value: undefined })),
    }),
  };
}

it.each([0, 1, 2, 3, 4, 8])('ends if it is aborted %i microtasks after the iterator opens', async (ticks) => {
  const abort = new AbortController();
  const abortLater = async () => {
    for (let tick = 0; tick < ticks; tick++) await Promise.resolve();
    abort.abort();
  };
  const done = iterateWithReconnect(link, {
    signal: abort.signal,
    open: async () => {
      void abortLater();
      return createIdleItems();
    },
    each: () => {},
    onError: () => {},
  });
  await expect(done).resolves.toBeUndefined();
});
