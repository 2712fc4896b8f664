import type { Consumer, JsMsg } from '@nats-io/jetstream';
import type { BusConnection } from './connection.ts';
import type { DurableSpec } from './durable.ts';
import { iterateWithReconnect, type StoppableIterable } from './iterate-with-reconnect.ts';

export interface PullBufferOptions {
  link: BusConnection;
  durables: DurableSpec[];
  open(durable: DurableSpec): Promise<Consumer>;
  /** Messages asked for at a time, of each durable. */
  size: number;
  /** A durable cannot be pulled from; it is tried again. */
  onError(durable: DurableSpec, error: unknown): void;
  /** A durable can be pulled from. */
  onOpen(durable: DurableSpec): void;
}

/** Messages pulled for one consumer, and held until they are acknowledged or given back. */
export interface PullBuffer {
  /** Up to `max` messages, at least one; waits for it. Empty once stopped. */
  take(max: number): Promise<JsMsg[]>;
  ack(message: JsMsg): void;
  /** Gives it back, to come again after `ms` milliseconds. */
  nak(message: JsMsg, ms: number): void;
  /** Stops pulling and returns the buffered messages. Messages in handlers are still reported as in progress. */
  stop(): Promise<void>;
  /** All that was taken is settled. */
  close(): void;
}

/**
 * Pulls ahead by at most twice `size`. Every message held, also one that only waits its turn, is reported as in progress
 * to the server, so none comes again, here or elsewhere, while its turn has not come.
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
  const arrived = createAsyncSignal();
  const taken = createAsyncSignal();

  const receive = (message: JsMsg) => {
    const copies = unacknowledged.get(keyOf(message));
    // Redelivered although it is still here: both are acknowledged once the first is handled.
    if (copies) return void copies.push(message);
    unacknowledged.set(keyOf(message), [message]);
    queue.push(message);
    arrived.ring();
  };

  const release = (message: JsMsg, answer: (copy: JsMsg) => void) => {
    const copies = unacknowledged.get(keyOf(message)) ?? [];
    unacknowledged.delete(keyOf(message));
    void (async () => {
      // What is sent without a connection is lost, and the message would only come back after its ack wait.
      await link.waitUntilConnected();
      if (!link.nc.isClosed()) copies.forEach(answer);
    })();
  };

  const pulls = durables.map((spec) => {
    let consumer: Consumer | undefined;
    return iterateWithReconnect<JsMsg>(link, {
      signal: abort.signal,
      open: async () => {
        while (queue.length >= size && !abort.signal.aborted) await taken.rung(abort.signal);
        consumer ??= await open(spec);
        onOpen(spec);
        return consumer.fetch({ max_messages: Math.min(size, maxPullSize), expires: 30_000 }) as Promise<
          StoppableIterable<JsMsg>
        >;
      },
      each: receive,
      onProblem: (error) => {
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
      while (queue.length === 0 && !abort.signal.aborted) await arrived.rung(abort.signal);
      if (abort.signal.aborted) return [];
      const messages = queue.slice(0, max);
      queue = queue.slice(max);
      taken.ring();
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
 * Messages in one pull: as many batches as the bus makes still stay below what the server keeps for a client before it
 * cuts it off (`max_pending`). By bytes it cannot be said: the client takes the end of such a pull for an error.
 */
const maxPullSize = 500;

const keyOf = ({ info }: JsMsg): string => `${info.stream}:${info.streamSequence}`;

/** Async condition variable. */
export interface AsyncSignal {
  ring(): void;
  /** Resolves at the next ring, or when the signal is aborted. */
  rung(signal: AbortSignal): Promise<void>;
}

export function createAsyncSignal(): AsyncSignal {
  const waiting = new Set<() => void>();
  return {
    ring: () => waiting.forEach((resolve) => resolve()),
    rung: (signal) =>
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
