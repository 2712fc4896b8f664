import type { Consumer, JsMsg } from '@nats-io/jetstream';
import type { BusConnection } from './connection.ts';
import type { DurableSpec } from './durable.ts';
import { iterateWithReconnect, type StoppableIterable } from './iterate-with-reconnect.ts';

export interface PullBufferOptions {
  link: BusConnection;
  durables: DurableSpec[];
  open(durable: DurableSpec): Promise<Consumer>;
  /** Maximum number of messages per pull from each durable consumer. */
  size: number;
  /** Called when a pull from a durable fails; it is retried. */
  onError(durable: DurableSpec, error: unknown): void;
  /** Called when a durable is available. */
  onOpen(durable: DurableSpec): void;
}

/** Messages pulled for one consumer, buffered until they are acknowledged or returned. */
export interface PullBuffer {
  /** Waits for at least one message and returns up to `max`. Empty once stopped. */
  take(max: number): Promise<JsMsg[]>;
  ack(message: JsMsg): void;
  /** Returns it to the server for redelivery after `ms` milliseconds. */
  nak(message: JsMsg, ms: number): void;
  /** Stops pulling and gives untaken messages back to the server. Taken ones are still reported as in progress. */
  stop(): Promise<void>;
  /** Ends the reports. Call it once every taken message is settled. */
  close(): void;
}

/**
 * A durable consumer pulls `size` messages while fewer than `size` are queued: at most `size` of each, and `size` more, are buffered. Every buffered message is reported to the server as in progress, so that none is redelivered while it waits.
 */
export function createPullBuffer({
  link,
  durables,
  open,
  size,
  onError,
  onOpen,
}: PullBufferOptions): PullBuffer {
  const abort = new AbortController();
  const unacknowledged = new Map<string, JsMsg[]>();
  let queue: JsMsg[] = [];
  const arrived = createAsyncCondition();
  const taken = createAsyncCondition();

  const receive = (message: JsMsg) => {
    const copies = unacknowledged.get(toKey(message));
    // Redelivered while buffered: both are acknowledged once the first is handled.
    if (copies) return void copies.push(message);
    unacknowledged.set(toKey(message), [message]);
    queue.push(message);
    arrived.notify();
  };

  const release = (message: JsMsg, answer: (copy: JsMsg) => void) => {
    const copies = unacknowledged.get(toKey(message)) ?? [];
    unacknowledged.delete(toKey(message));
    void (async () => {
      // Without a connection the response is lost, and the message is only redelivered after its ack wait.
      await link.waitUntilConnected();
      if (!link.nc.isClosed()) copies.forEach(answer);
    })();
  };

  const pulls = durables.map((spec) => {
    let consumer: Consumer | undefined;
    return iterateWithReconnect<JsMsg>(link, {
      signal: abort.signal,
      open: async () => {
        while (queue.length >= size && !abort.signal.aborted) await taken.wait(abort.signal);
        consumer ??= await open(spec);
        onOpen(spec);
        return consumer.fetch({ max_messages: Math.min(size, maxPullSize), expires: 30_000 }) as Promise<
          StoppableIterable<JsMsg>
        >;
      },
      each: receive,
      onError: (error) => {
        consumer = undefined;
        onError(spec, error);
      },
    });
  });

  const heartbeat = setInterval(
    () => {
      if (link.isConnected()) for (const copies of unacknowledged.values()) copies.at(-1)?.working();
    },
    Math.min(...durables.map(({ ackWaitMs }) => ackWaitMs)) / 3,
  );

  return {
    async take(max) {
      while (queue.length === 0 && !abort.signal.aborted) await arrived.wait(abort.signal);
      if (abort.signal.aborted) return [];
      const messages = queue.slice(0, max);
      queue = queue.slice(max);
      taken.notify();
      return messages;
    },
    ack: (message) => release(message, (copy) => copy.ack()),
    nak: (message, ms) => release(message, (copy) => copy.nak(Math.max(1, ms))),
    async stop() {
      abort.abort();
      await Promise.all(pulls);
      for (const message of queue) release(message, (copy) => copy.nak());
      queue = [];
    },
    close: () => clearInterval(heartbeat),
  };
}

/**
 * Messages in one pull: that many batches of maximum size stay below the server's `max_pending`, at which it disconnects a
 * client. A limit in bytes is not possible: the client reports the end of such a pull as an error.
 */
const maxPullSize = 500;

const toKey = ({ info }: JsMsg): string => `${info.stream}:${info.streamSequence}`;

/** Async condition variable. */
interface AsyncCondition {
  notify(): void;
  /** Resolves at the next `notify`, or when `signal` is aborted. */
  wait(signal: AbortSignal): Promise<void>;
}

function createAsyncCondition(): AsyncCondition {
  const waiting = new Set<() => void>();
  return {
    notify: () => waiting.forEach((resolve) => resolve()),
    wait: (signal) =>
      new Promise((resolve) => {
        const done = () => {
          waiting.delete(done);
          signal.removeEventListener('abort', done);
          resolve();
        };
        waiting.add(done);
        signal.addEventListener('abort', done, { once: true });
      }),
  };
}
