import { randomUUID } from 'node:crypto';
import { maxBatchBytes } from './split-batch.ts';
import { BusError } from './errors.ts';
import { createPublishQueue } from './publish-queue.ts';
import { jsonType, maxBodyBytes, type OutgoingMessage, type SendOptions } from './publish.ts';

export interface BatchingPublisherOptions extends SendOptions {
  bus: { send(outgoing: OutgoingMessage, options?: SendOptions): Promise<void> };
  subject: string;
  /** Maximum number of payloads per message. Default 256. */
  maxBatch?: number;
  /** Milliseconds for which the first payload of a batch waits for others. Default 0: one turn of the event loop. */
  lingerMs?: number;
  /** Maximum number of messages in flight. Default 4. */
  maxInFlight?: number;
  /** Maximum number of queued payloads; beyond it, `publish` rejects with BusOverloaded. Default 10,000. */
  maxQueue?: number;
  /** Content type of a batch; `application/cloudevents-batch+json` if payloads are `Message`s. */
  contentType?: string;
}

/** Counts for metrics, by outcome. */
export interface BatchingPublisherStats {
  waiting: number;
  inFlight: number;
  /** JetStream messages acknowledged. */
  messages: number;
  /** Payloads acknowledged. */
  payloads: number;
  /** Payloads rejected because the queue was full. */
  overloaded: number;
}

export interface BatchingPublisher {
  /**
   * Resolves once the payload is on the server's disk.
   * @throws BusOverloaded when the queue is full; BusError `message-too-large`, `closed` or `publish-timed-out`.
   */
  publish(payload: unknown): Promise<void>;
  /** Rejects further payloads, and resolves when none is queued or in flight. */
  drain(): Promise<void>;
  stats(): BatchingPublisherStats;
}

/**
 * Publishes payloads that arrive within `lingerMs` or one round trip as one JetStream message, a JSON array. Payloads of a message keep their order.
 * After a lost connection, in-flight messages may be stored in another order.
 */
export function createBatchingPublisher(options: BatchingPublisherOptions): BatchingPublisher {
  const {
    bus,
    subject,
    maxBatch = 256,
    lingerMs = 0,
    maxInFlight = 4,
    maxQueue = 10_000,
    contentType = jsonType,
  } = options;

  const counts = { messages: 0, payloads: 0, overloaded: 0 };
  const queue = createPublishQueue<string>({
    maxBatch,
    maxBatchSize: maxBatchBytes,
    maxInFlight,
    maxQueue,
    // One turn of the event loop batches the requests that arrived together, without further delay.
    defer: lingerMs === 0 ? setImmediate : (flush) => void setTimeout(flush, lingerMs),
    sizeOf: (payload) => Buffer.byteLength(payload) + 1,
    send: async (payloads) => {
      await bus.send({ subject, id: randomUUID(), body: `[${payloads.join(',')}]`, contentType }, options);
      counts.messages++;
      counts.payloads += payloads.length;
    },
  });

  return {
    publish: async (payload) => {
      const text = JSON.stringify(payload);
      if (text === undefined) throw new TypeError('A payload must be a JSON value.');
      if (text.length + 2 > maxBodyBytes) {
        throw new BusError(
          'message-too-large',
          `A payload of ${text.length} characters on ${subject} is too large.`,
        );
      }
      try {
        await queue.push(text);
      } catch (error) {
        if (error instanceof BusError && error.code === 'overloaded') counts.overloaded++;
        throw error;
      }
    },
    drain: queue.drain,
    stats: () => ({ waiting: queue.waiting(), inFlight: queue.inFlight(), ...counts }),
  };
}
