import type { JsMsg } from '@nats-io/jetstream';
import type { Consumer, ConsumerOptions } from './consumer.ts';
import { type BatchItem, parseBatchItems } from './batch-item.ts';
import { isBusError } from './errors.ts';
import { type Handler, type ConsumerHandlers, parseMessage } from './handlers.ts';
import { retryTransient, runWithTimeout } from './handler-execution.ts';
import { type ConsumerHost, startConsumer, type ConsumerContext } from './run-consumer.ts';

export interface ConsumeOptions extends ConsumerOptions {
  /** A handler per type; messages of other types are acknowledged. Typed and checked ones come from `handlerFor`. */
  on?: ConsumerHandlers;
  /** Instead of `on`: one handler for every message. */
  each?: Handler;
  /** JetStream messages pulled at a time. Default 32. */
  batch?: { max: number };
  /**
   * One JetStream message at a time over all processes: a message that fails holds up those behind it, until it is
   * handled or among the dead letters. Slower. Default: the others go on.
   */
  ordered?: boolean;
}

/**
 * Consumes messages one by one, in the order of the stream. A JetStream message is acknowledged once the handlers of all
 * its messages are done. One that fails comes again, with what is behind it in its batch, after the back-off; those
 * before it are not repeated by the same process.
 */
export function consume(host: ConsumerHost, options: ConsumeOptions): Consumer {
  const { on, each, batch = { max: 32 }, ordered = false } = options;
  if ((on === undefined) === (each === undefined)) throw new TypeError('Give either `on` or `each`.');
  const handlerOf = (type: string) => each ?? (on && Object.hasOwn(on, type) ? on[type] : undefined);

  return startConsumer(host, options, {
    take: 1,
    pull: ordered ? 1 : batch.max,
    maxAckPending: ordered ? 1 : Math.max(1_000, batch.max * 4),
    turn: async ([message], workshop) => {
      if (message) await handleMessage(message, workshop, (entry, context) => dispatch(entry, context));
    },
  });

  async function dispatch(entry: BatchItem, context: Parameters<Handler>[1]): Promise<void> {
    const message = parseMessage(entry);
    await handlerOf(message.type)?.(message, context);
  }
}

async function handleMessage(message: JsMsg, workshop: ConsumerContext, dispatch: Dispatch): Promise<void> {
  const { inbox, attempts, progress, counts } = workshop;
  const redelivered = message.info.deliveryCount > 1;
  for (const entry of parseBatchItems(message)) {
    if (progress.has(entry.key)) continue;
    const attempt = await attempts.begin(entry, redelivered);
    if (attempt) {
      try {
        await run(entry, attempt.number, message, workshop, dispatch);
        counts.handled++;
        await attempt.succeeded();
      } catch (error) {
        if (isBusError(error, 'closed')) throw error;
        counts.failed++;
        const retryInMs = await attempt.failed(error);
        if (retryInMs !== null) return inbox.nak(message, retryInMs);
      }
    }
    progress.add(entry.key);
  }
  inbox.ack(message);
}

type Dispatch = (entry: BatchItem, context: Parameters<Handler>[1]) => Promise<void>;

const run = (
  entry: BatchItem,
  attempt: number,
  message: JsMsg,
  workshop: ConsumerContext,
  dispatch: Dispatch,
): Promise<void> =>
  retryTransient(workshop.patience, () =>
    runWithTimeout(workshop.timeoutMs, (signal) =>
      dispatch(entry, {
        stream: entry.origin.stream,
        seq: entry.origin.seq,
        attempt,
        redelivered: message.info.deliveryCount > 1,
        redriven: entry.redriven !== undefined,
        signal,
      }),
    ),
  );
