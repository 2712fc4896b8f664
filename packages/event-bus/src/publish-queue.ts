import { BusOverloaded, busClosedError } from './errors.ts';

export interface PublishQueueOptions<Item> {
  /** Sends items as one batch; the outcome applies to each. */
  send(items: Item[]): Promise<void>;
  sizeOf(item: Item): number;
  /** Maximum number of items per batch. */
  maxBatch: number;
  /** Maximum sum of their sizes; a larger item is sent alone. */
  maxBatchSize: number;
  /** Maximum number of concurrent calls of `send`. */
  maxInFlight: number;
  /** Maximum number of queued items; beyond it, `push` rejects. */
  maxQueue: number;
  /** Runs `flush` once the items that arrive together are queued. */
  defer(flush: () => void): void;
}

export interface PublishQueue<Item> {
  /** @throws BusOverloaded if the queue is full; BusError `closed` after `drain`; errors of `send` */
  push(item: Item): Promise<void>;
  /** Rejects further items, and resolves when none is queued or in flight. */
  drain(): Promise<void>;
  waiting(): number;
  inFlight(): number;
}

interface QueuedItem<Item> {
  item: Item;
  size: number;
  resolve(): void;
  reject(error: unknown): void;
}

/**
 * Batches without a timer: a batch is sent when none is in flight, when one returns, or when it is full. Idle queues add no delay; busy
 * queues batch what arrives during one round trip.
 */
export function createPublishQueue<Item>(options: PublishQueueOptions<Item>): PublishQueue<Item> {
  const { send, sizeOf, maxBatch, maxBatchSize, maxInFlight, maxQueue, defer } = options;
  let queued: QueuedItem<Item>[] = [];
  let queuedSize = 0;
  let inFlight = 0;
  let deferred = false;
  let closed = false;
  const drained = Promise.withResolvers<void>();

  const isFull = () => queued.length >= maxBatch || queuedSize >= maxBatchSize;

  function takeBatch(): QueuedItem<Item>[] {
    let size = 0;
    let count = 0;
    for (const next of queued) {
      if (count === maxBatch || (count > 0 && size + next.size > maxBatchSize)) break;
      size += next.size;
      count++;
    }
    const batch = queued.slice(0, count);
    queued = queued.slice(count);
    queuedSize -= size;
    return batch;
  }

  async function sendBatch(batch: QueuedItem<Item>[]): Promise<void> {
    inFlight++;
    try {
      await send(batch.map(({ item }) => item));
      for (const { resolve } of batch) resolve();
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
    inFlight--;
    if (queued.length > 0) void sendBatch(takeBatch());
    launchFull();
    if (closed && inFlight === 0) drained.resolve();
  }

  function launchFull(): void {
    while (inFlight < maxInFlight && isFull()) void sendBatch(takeBatch());
  }

  function flush(): void {
    deferred = false;
    if (inFlight === 0 && queued.length > 0) void sendBatch(takeBatch());
    launchFull();
  }

  return {
    push: (item) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(busClosedError());
        if (queued.length >= maxQueue) return reject(new BusOverloaded(maxQueue));
        const size = sizeOf(item);
        queued.push({ item, size, resolve, reject });
        queuedSize += size;
        if (deferred || (inFlight > 0 && !isFull())) return;
        deferred = true;
        defer(flush);
      }),
    drain: () => {
      closed = true;
      if (inFlight === 0 && queued.length === 0) drained.resolve();
      return drained.promise;
    },
    waiting: () => queued.length,
    inFlight: () => inFlight,
  };
}
