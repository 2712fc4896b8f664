import { BusOverloaded, busClosed } from './errors.ts';

export interface BatchingQueueOptions<Item> {
  /** Delivers items together; all their callers share its outcome. */
  send(items: Item[]): Promise<void>;
  sizeOf(item: Item): number;
  /** Items in one call of `send`. */
  maxBatch: number;
  /** Sum of their sizes; an item larger than that goes alone. */
  maxBatchSize: number;
  /** Calls of `send` at the same time. */
  maxInFlight: number;
  /** Items that wait; beyond, callers are turned away. */
  maxQueue: number;
  /** Runs `flush` once whatever arrives together is there. */
  defer(flush: () => void): void;
}

export interface BatchingQueue<Item> {
  /** @throws BusOverloaded when the queue is full; BusError `closed` after `drain`; whatever `send` throws. */
  push(item: Item): Promise<void>;
  /** Takes no more items, and resolves when all that were taken are settled. */
  drain(): Promise<void>;
  waiting(): number;
  inFlight(): number;
}

interface Waiting<Item> {
  item: Item;
  size: number;
  resolve(): void;
  reject(error: unknown): void;
}

/**
 * Batches without a timer: a batch is sent when none is in flight, when one returns, or when it is full. Idle queues add no delay; busy
 * queues batch what arrives during one round trip.
 */
export function createBatchingQueue<Item>(options: BatchingQueueOptions<Item>): BatchingQueue<Item> {
  const { send, sizeOf, maxBatch, maxBatchSize, maxInFlight, maxQueue, defer } = options;
  let waiting: Waiting<Item>[] = [];
  let waitingSize = 0;
  let inFlight = 0;
  let deferred = false;
  let closed = false;
  const drained = Promise.withResolvers<void>();

  const isFull = () => waiting.length >= maxBatch || waitingSize >= maxBatchSize;

  function takeBatch(): Waiting<Item>[] {
    let size = 0;
    let count = 0;
    for (const next of waiting) {
      if (count === maxBatch || (count > 0 && size + next.size > maxBatchSize)) break;
      size += next.size;
      count++;
    }
    const batch = waiting.slice(0, count);
    waiting = waiting.slice(count);
    waitingSize -= size;
    return batch;
  }

  async function sendBatch(batch: Waiting<Item>[]): Promise<void> {
    inFlight++;
    try {
      await send(batch.map(({ item }) => item));
      for (const { resolve } of batch) resolve();
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
    inFlight--;
    if (waiting.length > 0) void sendBatch(takeBatch());
    launchFull();
    if (closed && inFlight === 0) drained.resolve();
  }

  function launchFull(): void {
    while (inFlight < maxInFlight && isFull()) void sendBatch(takeBatch());
  }

  function flush(): void {
    deferred = false;
    if (inFlight === 0 && waiting.length > 0) void sendBatch(takeBatch());
    launchFull();
  }

  return {
    push: (item) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(busClosed());
        if (waiting.length >= maxQueue) return reject(new BusOverloaded(maxQueue));
        const size = sizeOf(item);
        waiting.push({ item, size, resolve, reject });
        waitingSize += size;
        if (deferred || (inFlight > 0 && !isFull())) return;
        deferred = true;
        defer(flush);
      }),
    drain: () => {
      closed = true;
      if (inFlight === 0 && waiting.length === 0) drained.resolve();
      return drained.promise;
    },
    waiting: () => waiting.length,
    inFlight: () => inFlight,
  };
}
