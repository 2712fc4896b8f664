import type { BusConnection } from './connection.ts';

/** Options of every durable consumer. */
export interface ConsumerOptions {
  stream: string;
  /** Name of the consumer; processes that use the same one share its messages. */
  durable: string;
  /** Attempts at a payload before it goes to the dead letters. Default 6. */
  maxDeliver?: number;
  /** Milliseconds before each retry, the last one repeating. Default 1 s to 10 min. */
  backoff?: readonly number[];
  /** Where a consumer that does not exist yet begins. Default `all`. */
  from?: 'all' | 'new';
  /** Only these subjects of the stream; wildcards allowed. */
  subjects?: string[];
  /** Milliseconds a handler may take. Default 60 s. */
  timeoutMs?: number;
  /** Milliseconds after which the messages of a crashed process are redelivered. Default 5 s. A live process extends its deadline. */
  ackWaitMs?: number;
  /** True for an error that is unrelated to the message: the message is retried in place without limit and the attempt is not counted. */
  isTransient?(error: unknown): boolean;
}

export interface ConsumerStatus {
  /** `starting` until its stream exists; `retrying` while something but a message stands in the way. */
  state: 'starting' | 'running' | 'retrying' | 'stopped';
  lastError?: string;
  /** Payloads handled, attempts failed, payloads sent to the dead letters, since the start of the process. */
  handled: number;
  failed: number;
  deadLettered: number;
}

export interface ConsumerLag {
  /** JetStream messages not delivered yet. */
  pending: number;
  /** Delivered, not acknowledged. */
  unacknowledged: number;
}

/** A durable consumer of this process, for those who watch over it. */
export interface RegisteredConsumer {
  readonly stream: string;
  readonly durable: string;
  status(): ConsumerStatus;
  /** Asks the server; rejects where it, or the consumer, is not there. */
  place(): Promise<ConsumerPosition>;
}

/** Where a consumer is in its stream. */
export interface ConsumerPosition extends ConsumerLag {
  /** Everything up to this sequence is acknowledged. */
  acknowledged: number;
  /** ISO 8601: when the oldest message that waits for it was stored; null when none waits. */
  oldest: string | null;
}

export interface Consumer {
  /** Finishes what its handler is at, gives back the rest, and resolves. */
  stop(): Promise<void>;
  status(): ConsumerStatus;
  /** Asks the server; rejects where it, or the consumer, is not there. */
  lag(): Promise<ConsumerLag>;
}

/** Where a durable consumer is in its stream, as the server has it. */
export async function readConsumerPosition(
  { jsm }: BusConnection,
  { stream, durable, subjects = ['>'] }: Pick<ConsumerOptions, 'stream' | 'durable' | 'subjects'>,
): Promise<ConsumerPosition> {
  const { num_pending, num_ack_pending, ack_floor } = await jsm.consumers.info(stream, durable);
  const acknowledged = ack_floor.stream_seq;
  const waits = num_pending + num_ack_pending > 0;
  // Several may wait, each on a subject of its own: the oldest of them.
  const next = waits
    ? await Promise.all(
        subjects.map((subject) =>
          jsm.direct.getMessage(stream, { seq: acknowledged + 1, next_by_subj: subject }),
        ),
      )
    : [];
  const times = next.flatMap((message) => (message ? [message.time.toISOString()] : []));
  return {
    pending: num_pending,
    unacknowledged: num_ack_pending,
    acknowledged,
    oldest: times.toSorted()[0] ?? null,
  };
}
