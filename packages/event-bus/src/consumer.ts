import type { BusConnection } from './connection.ts';

/** Options of every durable consumer. */
export interface ConsumerOptions {
  stream: string;
  /** Name of the durable consumer; processes with the same one share its messages. */
  durable: string;
  /** Attempts before a payload is dead-lettered. Default 6. */
  maxDeliver?: number;
  /** Milliseconds before each retry, the last one repeating. Default 1 s to 10 min. */
  backoff?: readonly number[];
  /** Only these subjects of the stream; wildcards allowed. */
  subjects?: string[];
  /** Milliseconds after which the messages of a crashed process are redelivered. Default 5 s. A live process extends its deadline. */
  ackWaitMs?: number;
  /** True for an error that is unrelated to the message: the message is retried in place without limit and the attempt is not counted. */
  isTransient?(error: unknown): boolean;
}

export interface ConsumerStatus {
  /** `starting` until its stream exists; `retrying` after an error that is unrelated to a message. */
  state: 'starting' | 'running' | 'retrying' | 'stopped';
  lastError?: string;
  /** Handled payloads, failed attempts and dead-lettered payloads since the start of the process. */
  handled: number;
  failed: number;
  deadLettered: number;
}

export interface ConsumerPosition {
  /** JetStream messages not yet delivered. */
  pending: number;
  /** Delivered, not acknowledged. */
  unacknowledged: number;
  /** Everything up to this sequence is acknowledged. */
  acknowledged: number;
  /** ISO 8601: storage time of the oldest pending or unacknowledged message; null without any. */
  oldest: string | null;
}

export interface Consumer {
  /** Finishes the current handler, returns the buffered messages, and resolves. */
  stop(): Promise<void>;
  status(): ConsumerStatus;
  /** Position in the stream, from the server. Rejects if the server or the consumer is unavailable. */
  readPosition(): Promise<ConsumerPosition>;
}

/** A durable consumer of this process. */
export interface RegisteredConsumer extends Pick<Consumer, 'status' | 'readPosition'> {
  readonly stream: string;
  readonly durable: string;
}

export async function readConsumerPosition(
  { jsm }: BusConnection,
  { stream, durable, subjects = ['>'] }: Pick<ConsumerOptions, 'stream' | 'durable' | 'subjects'>,
): Promise<ConsumerPosition> {
  const { num_pending, num_ack_pending, ack_floor } = await jsm.consumers.info(stream, durable);
  const acknowledged = ack_floor.stream_seq;
  const waits = num_pending + num_ack_pending > 0;
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
