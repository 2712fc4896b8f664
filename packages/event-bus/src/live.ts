import type { Message } from '@aera/contracts';
import type { JsMsg, OrderedConsumerOptions } from '@nats-io/jetstream';
import { parseBatchItems } from './batch-item.ts';
import { iterateWithReconnect } from './iterate-with-reconnect.ts';
import { parseMessage } from './handlers.ts';
import type { BusConnection } from './connection.ts';
import type { BusLog } from './log.ts';

export interface SubscribeLiveOptions {
  stream: string;
  /** First message: `new` (published from now on), a sequence, or a time. Default `new`. */
  from?: 'new' | { seq: number } | { time: Date };
  /** Only these message types. Default: all. */
  types?: readonly string[];
}

/** Receives one message after the other. Its errors are logged and not retried. */
export type LiveHandler = (message: Message, context: { seq: number; time: Date }) => void | Promise<void>;

export interface LiveSubscription {
  /** Resolves when the start position is fixed: all later messages are delivered. */
  ready: Promise<void>;
  /** Resolves when every message that the stream had at `ready` is delivered. */
  caughtUp: Promise<void>;
  stop(): Promise<void>;
}

/** The client replaces a consumer after two missed heartbeats. With its default of 15 seconds, a live view stalls for half a minute. */
const heartbeatMs = 1_000;

/**
 * Tails a stream in order, for live views. It leaves no state on the server and acknowledges nothing, and it resumes after a lost
 * connection. One per process is enough; fan out from there.
 */
export function subscribeLive(
  link: BusConnection,
  log: BusLog,
  options: SubscribeLiveOptions,
  handler: LiveHandler,
): LiveSubscription {
  const { stream, from = 'new', types } = options;
  const wanted = types && new Set(types);
  const abort = new AbortController();
  const ready = Promise.withResolvers<void>();
  const caughtUp = Promise.withResolvers<void>();
  let backlog = Infinity;
  const countDown = (delivered: number) => {
    backlog -= delivered;
    if (backlog <= 0) caughtUp.resolve();
  };
  let next = typeof from === 'object' && 'seq' in from ? from.seq : 0;

  const startPosition = async (): Promise<Partial<OrderedConsumerOptions>> => {
    if (next === 0 && typeof from === 'object' && 'time' in from) {
      return { deliver_policy: 'by_start_time', opt_start_time: from.time.toISOString() };
    }
    // Resolves `new` to a sequence once; otherwise messages published during a lost connection would be missed.
    if (next === 0) next = (await link.jsm.streams.info(stream)).state.last_seq + 1;
    return { deliver_policy: 'by_start_sequence', opt_start_seq: next };
  };

  const deliver = async (message: JsMsg) => {
    for (const entry of parseBatchItems(message)) {
      try {
        const event = parseMessage(entry);
        if (!wanted || wanted.has(event.type)) await handler(event, { seq: message.seq, time: message.time });
      } catch (err) {
        log.warn({ err, stream, seq: message.seq }, 'A live subscriber failed');
      }
    }
    next = message.seq + 1;
    countDown(1);
  };

  const done = iterateWithReconnect<JsMsg>(link, {
    signal: abort.signal,
    open: async () => {
      const consumer = await link.js.consumers.get(stream, await startPosition());
      const messages = await consumer.consume({ expires: 10_000, idle_heartbeat: heartbeatMs });
      backlog = (await consumer.info(true)).num_pending;
      countDown(0);
      ready.resolve();
      return messages;
    },
    each: deliver,
    onError: (err) => log.warn({ err, stream }, 'A live subscription is interrupted'),
  });
  return { ready: ready.promise, caughtUp: caughtUp.promise, stop: () => (abort.abort(), done) };
}
