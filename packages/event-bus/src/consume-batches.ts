import type { JsMsg } from '@nats-io/jetstream';
import type { Consumer, ConsumerOptions } from './consumer.ts';
import { type BatchItem, parseBatchItems, readPayload, toMessageKey } from './batch-item.ts';
import { InvalidMessage, isBusError } from './errors.ts';
import { handlerTimeoutMs, retryTransient, runWithTimeout } from './handler-execution.ts';
import { type ConsumerHost, startConsumer, type ConsumerContext } from './run-consumer.ts';
import { isRecent, readType, toHandOverDelayMs, unknownTypeError } from './unknown-types.ts';

/** Payloads of many JetStream messages, in their order; the three lists have one item per payload. */
export interface PayloadBatch<Payload> {
  payloads: Payload[];
  /** Unique and stable over redeliveries: the idempotency key if the payload has no id of its own. */
  ids: string[];
  /** Stream sequences of the JetStream messages that contained the payloads. */
  seqs: number[];
}

export interface ConsumeBatchesOptions<Payload = unknown> extends ConsumerOptions {
  /** Maximum number of JetStream messages per call. Default 500. */
  maxMessages?: number;
  /** Validates a payload; if it throws, the payload is dead-lettered immediately. */
  parse?(payload: unknown): Payload;
  /**
   * Handles a batch. All its messages are acknowledged after the promise resolves. On failure it is called again with halves of the batch,
   * so it must be idempotent and atomic.
   */
  handle(batch: PayloadBatch<Payload>, context: { signal: AbortSignal }): Promise<void>;
}

/** From this delivery on, a message is handled separately, because it may crash the process. */
const isolateFromDelivery = 3;

/** Consumes all available messages as one batch, up to `maxMessages`. */
export function consumeBatches<Payload>(
  host: ConsumerHost,
  options: ConsumeBatchesOptions<Payload>,
): Consumer {
  const { maxMessages = 500, parse = (payload: unknown) => payload as Payload, handle } = options;

  return startConsumer(host, options, {
    take: maxMessages,
    pull: maxMessages,
    maxAckPending: Math.max(1_000, maxMessages * 8),
    turn: async (messages, context) => {
      const deliveries = messages.map((message) => readDelivery(message, context));
      const batchable = deliveries.filter(({ isIsolated }) => !isIsolated);
      await commit(
        batchable.flatMap(({ items }) => items),
        context,
      );
      for (const delivery of deliveries) if (delivery.isIsolated) await handleSeparately(delivery, context);
      for (const delivery of deliveries) await settle(delivery, context);
    },
  });

  function readDelivery(message: JsMsg, { handledKeys }: ConsumerContext): Delivery<Payload> {
    const redelivered = message.info.deliveryCount > 1;
    const items = parseBatchItems(message)
      .filter(({ key }) => !handledKeys.has(key))
      .map((entry): Item<Payload> => {
        const type = readType(entry);
        if (type !== null && !host.knowsType(type)) {
          const retryInMs = isRecent(message) ? toHandOverDelayMs(message) : undefined;
          return { entry, redelivered, error: unknownTypeError(type), retryInMs };
        }
        try {
          return { entry, redelivered, payload: parse(readPayload(entry)) };
        } catch (error) {
          return {
            entry,
            redelivered,
            error: isBusError(error) ? error : new InvalidMessage(`${error}`, { cause: error }),
          };
        }
      });
    return { message, items, isIsolated: message.info.deliveryCount >= isolateFromDelivery };
  }

  /** Handles all items in one call; if it fails, each half separately, down to the payloads that fail alone. */
  async function commit(items: Item<Payload>[], context: ConsumerContext): Promise<void> {
    const valid = items.filter(({ error }) => error === undefined);
    const [first] = valid;
    if (!first) return;
    try {
      await retryTransient(context.transientRetry, () =>
        runWithTimeout(handlerTimeoutMs, (signal) => handle(toPayloadBatch(valid), { signal })),
      );
      for (const { entry } of valid) context.handledKeys.add(entry.key);
      context.counts.handled += valid.length;
    } catch (error) {
      if (isBusError(error, 'closed')) throw error;
      if (valid.length === 1) return void (first.error = error);
      const middle = Math.ceil(valid.length / 2);
      await commit(valid.slice(0, middle), context);
      await commit(valid.slice(middle), context);
    }
  }

  /** Handles the payloads of a message in one call; one by one if a process ended during such a call. */
  async function handleSeparately(
    { message, items }: Delivery<Payload>,
    context: ConsumerContext,
  ): Promise<void> {
    const open = items.filter(({ retryInMs }) => retryInMs === undefined);
    const together = open.length > 1 ? await context.attempts.beginTogether(toMessageKey(message)) : null;
    if (!together) {
      for (const item of open) await handleIsolated(item, context);
      return;
    }
    try {
      await commit(open, context);
    } finally {
      await together.ended();
    }
  }

  async function handleIsolated(item: Item<Payload>, context: ConsumerContext): Promise<void> {
    const attempt = await context.attempts.begin(item.entry, true);
    if (!attempt) return context.handledKeys.add(item.entry.key);
    try {
      await commit([item], context);
    } catch (error) {
      // Only a stop of the consumer ends here; other errors are the item's.
      await attempt.cancelled();
      throw error;
    }
    if (item.error === undefined) return attempt.succeeded();
    await fail(item, attempt, context);
  }

  /** Acknowledges the message, or returns it to the server for payloads that failed and may be retried. */
  async function settle({ message, items }: Delivery<Payload>, context: ConsumerContext): Promise<void> {
    for (const item of items) {
      if (item.error === undefined || item.retryInMs !== undefined || context.handledKeys.has(item.entry.key))
        continue;
      const attempt = await context.attempts.begin(item.entry, item.redelivered);
      if (attempt) await fail(item, attempt, context);
      else context.handledKeys.add(item.entry.key);
    }
    const delays = items.flatMap(({ retryInMs }) => retryInMs ?? []);
    if (delays.length > 0) context.buffer.nak(message, Math.max(...delays));
    else context.buffer.ack(message);
  }
}

interface Item<Payload> {
  entry: BatchItem;
  redelivered: boolean;
  payload?: Payload;
  error?: unknown;
  /** Set if it failed or is of an unknown type, and is retried after this many milliseconds. */
  retryInMs?: number;
}

interface Delivery<Payload> {
  message: JsMsg;
  items: Item<Payload>[];
  isIsolated: boolean;
}

async function fail<P>(
  item: Item<P>,
  attempt: { failed(error: unknown): Promise<number | null> },
  context: ConsumerContext,
) {
  context.counts.failed++;
  const retryInMs = await attempt.failed(item.error);
  if (retryInMs === null) context.handledKeys.add(item.entry.key);
  else item.retryInMs = retryInMs;
}

const toPayloadBatch = <P>(items: Item<P>[]): PayloadBatch<P> => ({
  payloads: items.map(({ payload }) => payload as P),
  ids: items.map(({ entry }) => entry.origin.id),
  seqs: items.map(({ entry }) => entry.origin.seq),
});
