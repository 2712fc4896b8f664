import { setImmediate } from 'node:timers';
import { EventStoreError } from './errors.ts';

export interface BatcherOptions<Item, Result> {
  /** Answers one result per item, in their order; when it throws, every item of the batch fails. */
  run: (items: Item[]) => Promise<Result[]>;
  /** Most items of a batch. */
  maxItems: number;
  /** Most batches under way at once; 1 keeps them in order. */
  concurrency: number;
  /** More than this waiting: `add` rejects with `event-store-overloaded`. */
  maxQueued: number;
  /** Most bytes of a batch (one item may be larger). */
  maxBytes?: number;
  bytesOf?: (item: Item) => number;
}

export interface Batcher<Item, Result> {
  add(item: Item): Promise<Result>;
  /** Resolves once nothing waits and nothing is under way. */
  drained(): Promise<void>;
}

interface QueuedItem<Item, Result> extends PromiseWithResolvers<Result> {
  item: Item;
}

/**
 * Joins what concurrent callers ask into batches, without a timer: a batch leaves at the end of this turn of the event
 * loop when none is under way, else when one returns. So a lone caller never waits, and a busy time makes large batches.
 */
export function createBatcher<Item, Result>(options: BatcherOptions<Item, Result>): Batcher<Item, Result> {
  const { run, maxItems, concurrency, maxQueued, maxBytes = Infinity, bytesOf = () => 0 } = options;
  const queue: QueuedItem<Item, Result>[] = [];
  let inFlight = 0;
  let scheduled = false;
  const whenDrained: (() => void)[] = [];

  function schedule() {
    if (scheduled || inFlight >= concurrency || queue.length === 0) return;
    scheduled = true;
    // The end of the turn, not now: callers whom the last batch has just answered may ask again within it.
    setImmediate(() => {
      scheduled = false;
      void flush(takeBatch());
      schedule();
    });
  }

  function takeBatch() {
    let count = 0;
    for (let bytes = 0; count < Math.min(queue.length, maxItems); count++) {
      bytes += bytesOf(queue[count]!.item);
      if (bytes > maxBytes && count > 0) break;
    }
    return queue.splice(0, count);
  }

  async function flush(batch: QueuedItem<Item, Result>[]) {
    inFlight++;
    try {
      const results = await run(batch.map(({ item }) => item));
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
    inFlight--;
    schedule();
    if (inFlight === 0 && queue.length === 0) {
      for (const resolve of whenDrained.splice(0)) resolve();
    }
  }

  return {
    add(item) {
      if (queue.length >= maxQueued) {
        return Promise.reject(
          new EventStoreError('event-store-overloaded', `${queue.length} requests wait.`),
        );
      }
      const waiting = { item, ...Promise.withResolvers<Result>() };
      queue.push(waiting);
      schedule();
      return waiting.promise;
    },
    drained: () =>
      inFlight === 0 && queue.length === 0
        ? Promise.resolve()
        : new Promise((resolve) => void whenDrained.push(resolve)),
  };
}
