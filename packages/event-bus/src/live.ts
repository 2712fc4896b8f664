import type { Message } from '@aera/contracts';
import type { JsMsg, OrderedConsumerOptions } from '@nats-io/jetstream';
import { parseBatchItems } from './batch-item.ts';
import { iterateWithReconnect } from './iterate-with-reconnect.ts';
import { parseMessage } from './handlers.ts';
import type { BusConnection } from './connection.ts';
import type { BusLog } from './log.ts';

export interface SubscribeLiveOptions {
  stream: string;
  /** `new`: what is published from now on; or from a sequence, or from a time on. Default `new`. */
  from?: 'new' | { seq: number } | { time: Date };
  /** Only these message types. Default: all. */
  types?: readonly string[];
}

/** Nothing waits for it and nothing is retried: what it throws is logged. */
export type LiveHandler = (message: Message, context: { seq: number; time: Date }) => void | Promise<void>;

export interface LiveSubscription {
  /** Resolves when the place in the stream is fixed: whatever is published after that is seen. */
  ready: Promise<void>;
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
  let next = typeof from === 'object' && 'seq' in from ? from.seq : 0;

  const startPosition = async (): Promise<Partial<OrderedConsumerOptions>> => {
    if (next === 0 && typeof from === 'object' && 'time' in from) {
      return { deliver_policy: 'by_start_time', opt_start_time: from.time.toISOString() };
    }
    // "New" is fixed to a sequence once, or what is published during a lost connection would be missed.
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
  };

  const done = iterateWithReconnect<JsMsg>(link, {
    signal: abort.signal,
    open: async () => {
      const consumer = await link.js.consumers.get(stream, await startPosition());
      const messages = await consumer.consume({ expires: 10_000, idle_heartbeat: heartbeatMs });
      ready.resolve();
      return messages;
    },
    each: deliver,
    onProblem: (err) => log.warn({ err, stream }, 'A live subscription is interrupted'),
  });
  return { ready: ready.promise, stop: () => (abort.abort(), done) };
}
