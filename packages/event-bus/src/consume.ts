import type { JsMsg } from '@nats-io/jetstream';
import type { Consumer, ConsumerOptions } from './consumer.ts';
import { type BatchItem, parseBatchItems } from './batch-item.ts';
import { isBusError } from './errors.ts';
import { type Handler, type ConsumerHandlers, parseMessage } from './handlers.ts';
import { handlerTimeoutMs, retryTransient, runWithTimeout } from './handler-execution.ts';
import { type ConsumerHost, startConsumer, type ConsumerContext } from './run-consumer.ts';
import { isRecent, readType, toHandOverDelayMs, unknownTypeError } from './unknown-types.ts';

export interface ConsumeOptions extends ConsumerOptions {
  /** A handler per message type; other messages of known types are acknowledged. `defineHandler` validates their data. */
  on?: ConsumerHandlers;
  /** One handler for all messages, instead of `on`. */
  each?: Handler;
}

/** JetStream messages per pull. */
const pullSize = 32;

/**
 * Consumes messages one by one, in the order of the stream. A JetStream message is acknowledged after the handlers of all its
 * messages. A message that fails is redelivered after the back-off with those behind it in its batch; the same process does not
 * repeat those before it.
 */
export function consume(host: ConsumerHost, options: ConsumeOptions): Consumer {
  const { on, each } = options;
  if ((on === undefined) === (each === undefined)) throw new TypeError('Give either `on` or `each`.');
  const findHandler = (type: string) => each ?? (on && Object.hasOwn(on, type) ? on[type] : undefined);

  return startConsumer(host, options, {
    take: 1,
    pull: pullSize,
    maxAckPending: 1_000,
    turn: async ([message], context) => {
      if (message) await handleMessage(message, context, isUnknown, dispatch);
    },
  });

  function isUnknown(entry: BatchItem): boolean {
    const type = readType(entry);
    return type !== null && !findHandler(type) && !host.knowsType(type);
  }

  async function dispatch(entry: BatchItem, context: Parameters<Handler>[1]): Promise<void> {
    const message = parseMessage(entry);
    if (isUnknown(entry)) throw unknownTypeError(message.type);
    await findHandler(message.type)?.(message, context);
  }
}

async function handleMessage(
  message: JsMsg,
  context: ConsumerContext,
  isUnknown: (entry: BatchItem) => boolean,
  dispatch: Dispatch,
): Promise<void> {
  const { buffer, attempts, handledKeys, counts } = context;
  const redelivered = message.info.deliveryCount > 1;
  let isGivenBack = false;
  for (const entry of parseBatchItems(message)) {
    if (handledKeys.has(entry.key)) continue;
    if (isUnknown(entry) && isRecent(message)) {
      isGivenBack = true;
      continue;
    }
    const attempt = await attempts.begin(entry, redelivered);
    const failure =
      attempt &&
      (await run(entry, attempt.number, message, context, dispatch).then(
        () => null,
        (error: unknown) => ({ error }),
      ));
    if (failure) {
      if (isBusError(failure.error, 'closed')) {
        await attempt.cancelled();
        throw failure.error;
      }
      counts.failed++;
      const retryInMs = await attempt.failed(failure.error);
      if (retryInMs !== null) return buffer.nak(message, retryInMs);
    }
    handledKeys.add(entry.key);
    if (attempt && !failure) {
      counts.handled++;
      // If the record of the attempt cannot be removed, the message was handled nevertheless.
      await attempt.succeeded();
    }
  }
  if (isGivenBack) buffer.nak(message, toHandOverDelayMs(message));
  else buffer.ack(message);
}

type Dispatch = (entry: BatchItem, context: Parameters<Handler>[1]) => Promise<void>;

const run = (
  entry: BatchItem,
  attempt: number,
  message: JsMsg,
  context: ConsumerContext,
  dispatch: Dispatch,
): Promise<void> =>
  retryTransient(context.transientRetry, () =>
    runWithTimeout(handlerTimeoutMs, (signal) =>
      dispatch(entry, {
        stream: entry.origin.stream,
        seq: entry.origin.seq,
        attempt,
        redelivered: message.info.deliveryCount > 1,
        signal,
      }),
    ),
  );
