import { setImmediate } from 'node:timers';
import { EventStoreError } from './errors.ts';

export interface RequestBatcherOptions<Item, Result> {
  /** Returns one result per item, in order; a rejected one fails only its item. If it throws, every item of the batch fails. */
  run: (items: Item[]) => Promise<(Result | Promise<Result>)[]>;
  maxItems: number;
  /** Batches in flight; 1 keeps them in order. */
  concurrency: number;
  /** Maximum number of queued items; beyond it `add` rejects with `event-store-overloaded`. */
  maxQueued: number;
  /** Maximum size of a batch; a single item may be larger. */
  maxBytes?: number;
  sizeInBytes?: (item: Item) => number;
}

export interface RequestBatcher<Item, Result> {
  add(item: Item): Promise<Result>;
  /** Resolves once nothing is queued or in flight. */
  drained(): Promise<void>;
}

interface QueuedItem<Item, Result> extends PromiseWithResolvers<Result> {
  item: Item;
}

/**
 * Batches the requests of concurrent callers and returns to each its own result. Without a timer: a batch starts at the end of this turn of the event loop, or when a
 * batch in flight returns. A single caller never waits, and load makes batches larger.
 */
export function createRequestBatcher<Item, Result>(
  options: RequestBatcherOptions<Item, Result>,
): RequestBatcher<Item, Result> {
  const { run, maxItems, concurrency, maxQueued, maxBytes = Infinity, sizeInBytes = () => 0 } = options;
  const queue: QueuedItem<Item, Result>[] = [];
  let inFlight = 0;
  let scheduled = false;
  const whenDrained: (() => void)[] = [];

  function schedule() {
    if (scheduled || inFlight >= concurrency || queue.length === 0) return;
    scheduled = true;
    // Deferred: callers whose items the last batch has just resolved may add items within this turn.
    setImmediate(() => {
      scheduled = false;
      void flush(takeBatch());
      schedule();
    });
  }

  function takeBatch() {
    let count = 0;
    for (let bytes = 0; count < Math.min(queue.length, maxItems); count++) {
      bytes += sizeInBytes(queue[count]!.item);
      if (bytes > maxBytes && count > 0) break;
    }
    return queue.splice(0, count);
  }

  async function flush(batch: QueuedItem<Item, Result>[]) {
    inFlight++;
    try {
      const results = await run(batch.map(({ item }) => item));
      for (const [index, { resolve }] of batch.entries()) resolve(results[index]!);
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
      const queued = { item, ...Promise.withResolvers<Result>() };
      queue.push(queued);
      schedule();
      return queued.promise;
    },
    drained: () =>
      inFlight === 0 && queue.length === 0
        ? Promise.resolve()
        : new Promise((resolve) => void whenDrained.push(resolve)),
  };
}
