import { setTimeout as delay } from 'node:timers/promises';
import type { Message } from '@aera/contracts';
import type { AttemptRecord } from './attempts.ts';
import type { Bucket, BucketOptions } from './bucket.ts';
import { consume, type ConsumeOptions } from './consume.ts';
import { consumeBatches, type ConsumeBatchesOptions } from './consume-batches.ts';
import type { Consumer, ConsumerOptions, RegisteredConsumer } from './consumer.ts';
import { createDeadLetters, type DeadLetters } from './dead-letters.ts';
import { openDurable } from './durable.ts';
import { ensureStream } from './ensure-stream.ts';
import { openBucket } from './open-bucket.ts';
import { type ObjectStore, type ObjectStoreOptions, openObjectStore } from './object-store.ts';
import { type ConnectOptions, openConnection } from './connection.ts';
import { type LiveHandler, type LiveSubscription, subscribeLive, type SubscribeLiveOptions } from './live.ts';
import { type BusLog, silentLog } from './log.ts';
import { retryUntilDeadline } from './retry-until-deadline.ts';
import {
  type MessageBatch,
  type OutgoingMessage,
  publish,
  publishBatch,
  send,
  type SendOptions,
} from './publish.ts';
import { purgeBefore, purgeSubjects, redact, type Redaction, type RedactOptions } from './redact.ts';
import type { ConsumerHost } from './run-consumer.ts';
import {
  readStreamSettings,
  readStreamState,
  type StreamSettings,
  type StreamState,
} from './stream-state.ts';
import {
  deadLetterStream,
  defaultStorageBytes,
  deadLetterRetryStream,
  type StreamSpec,
} from './stream-spec.ts';

export interface Bus {
  /**
   * Creates streams, or updates them in place. Idempotent, also from concurrent processes. A user who may not update a stream keeps it, with a
   * warning.
   */
  ensureStreams(specs: readonly StreamSpec[]): Promise<void>;
  /** Publishes on `events.<type>` under the message's id; resolves once it is on the server's disk. */
  publish(message: Message, options?: SendOptions): Promise<void>;
  /** Publishes many messages of a context as one JetStream message, or as few as their size allows. */
  publishBatch(batch: MessageBatch, options?: SendOptions): Promise<void>;
  /** Publishes bytes under an id of the caller. */
  send(outgoing: OutgoingMessage, options?: SendOptions): Promise<void>;
  /** Handles messages one by one. */
  consume(options: ConsumeOptions): Consumer;
  /** Handles the payloads of many JetStream messages at once. */
  consumeBatches<Payload = unknown>(options: ConsumeBatchesOptions<Payload>): Consumer;
  /** The durable consumers that run in this process. */
  consumers(): RegisteredConsumer[];
  /** Storage use of a stream; null if it does not exist. */
  streamState(stream: string): Promise<StreamState | null>;
  /** Configuration of a stream; null if it does not exist. */
  readStreamSettings(stream: string): Promise<StreamSettings | null>;
  readonly deadLetters: DeadLetters;
  kv<T = unknown>(bucket: string, options?: BucketOptions<T>): Bucket<T>;
  objects(name: string, options: ObjectStoreOptions): ObjectStore;
  /** Tails a stream, for live views. */
  subscribeLive(options: SubscribeLiveOptions, handler: LiveHandler): LiveSubscription;
  /** Removes payloads that contain one of the ids from these messages of a stream. Idempotent. */
  redact(options: RedactOptions): Promise<Redaction>;
  /** Removes all messages that were stored before `time`. */
  purgeBefore(stream: string, time: Date): Promise<void>;
  /** Removes all messages of the subjects that match `filter` and are expired. */
  purgeSubjects(stream: string, filter: string, isExpired: (subject: string) => boolean): Promise<void>;
  status(): { connected: boolean; lastError?: string };
  /** Stops the consumers, waits up to 10 s for in-flight publishes, and disconnects. */
  close(): Promise<void>;
}

export interface ConnectBusOptions extends Omit<ConnectOptions, 'log'> {
  log?: BusLog;
  /** Copies of every stream and bucket in a cluster. Default 1. */
  replicas?: number;
  /** Storage of one server for all streams, in bytes: `max_file_store` of its configuration. */
  storageBytes?: number | undefined;
  /** Types of the messages that this release knows. Default: all. */
  messageTypes?: ReadonlySet<string>;
}

const weekMs = 7 * 24 * 60 * 60_000;

/**
 * Connects to NATS and waits until the server is available. The connection then reconnects automatically without limit: a server outage
 * does not end the process, and in-flight publishes are repeated under their ids.
 * @throws AuthorizationError when the server rejects the credentials
 */
export async function connectBus({
  log = silentLog,
  replicas = 1,
  storageBytes = defaultStorageBytes,
  messageTypes,
  ...options
}: ConnectBusOptions): Promise<Bus> {
  const link = await openConnection({ ...options, log });
  const running = new Set<{ stop(): Promise<void> }>();
  const registeredConsumers = new Set<RegisteredConsumer>();
  const inFlight = new Set<Promise<void>>();
  const openNamedBucket = <T>(name: string, options: BucketOptions<T> = {}) =>
    openBucket(link, log, name, options, replicas);

  const ensureStreams = (specs: readonly StreamSpec[]): Promise<void> =>
    retryUntilDeadline(link, { what: 'Setting up the streams', deadlineMs: 30_000 }, async () => {
      for (const spec of specs) await ensureStream(link, log, spec, { replicas, storageBytes });
    });
  const ready = once(() => ensureStreams([deadLetterStream(link.owner), deadLetterRetryStream(link.owner)]));

  const host: ConsumerHost = {
    link,
    log,
    attempts: openNamedBucket<AttemptRecord>(link.names.attempts, { ttl: weekMs }),
    open: async (durable) => {
      await ready();
      return openDurable(link, durable);
    },
    knowsType: (type) => messageTypes?.has(type) ?? true,
  };

  function started<T extends { stop(): Promise<void> }>(runner: T): T {
    running.add(runner);
    return { ...runner, stop: () => runner.stop().finally(() => running.delete(runner)) };
  }

  function registerConsumer({ stream, durable }: ConsumerOptions, consumer: Consumer): Consumer {
    const entry: RegisteredConsumer = { ...consumer, stream, durable };
    registeredConsumers.add(entry);
    const stop = () => consumer.stop().finally(() => registeredConsumers.delete(entry));
    return started({ ...consumer, stop });
  }

  function trackPublish(publishing: Promise<void>): Promise<void> {
    const settled = publishing.catch(() => {}).finally(() => inFlight.delete(settled));
    inFlight.add(settled);
    return publishing;
  }

  return {
    ensureStreams,
    publish: (message, options) => trackPublish(publish(link, message, options)),
    publishBatch: (batch, options) => trackPublish(publishBatch(link, batch, options)),
    send: (outgoing, options) => trackPublish(send(link, outgoing, options)),
    consume: (options) => registerConsumer(options, consume(host, options)),
    consumeBatches: (options) => registerConsumer(options, consumeBatches(host, options)),
    consumers: () => [...registeredConsumers],
    streamState: (stream) => readStreamState(link, stream),
    readStreamSettings: (stream) => readStreamSettings(link, stream),
    deadLetters: createDeadLetters(link, ready),
    kv: (name, options) => {
      const bucket = openNamedBucket(name, options);
      return { ...bucket, watch: (onChange) => started(bucket.watch(onChange)) };
    },
    objects: (name, options) => openObjectStore(link, name, options, { replicas, storageBytes }),
    subscribeLive: (options, handler) => started(subscribeLive(link, log, options, handler)),
    redact: (options) => redact(link, options),
    purgeBefore: (stream, time) => purgeBefore(link, stream, time),
    purgeSubjects: (stream, filter, isExpired) => purgeSubjects(link, stream, filter, isExpired),
    status: () => ({ connected: link.isConnected(), lastError: link.lastError() }),
    close: async () => {
      await Promise.allSettled([...running].map((runner) => runner.stop()));
      await Promise.race([Promise.all(inFlight), waitInBackground(10_000)]);
      if (link.isConnected()) await Promise.race([link.nc.drain(), waitInBackground(2_000)]).catch(() => {});
      await link.nc.close();
    },
  };
}

/** Waits without keeping the process running. */
const waitInBackground = (ms: number): Promise<void> => delay(ms, undefined, { ref: false });

/** Runs `work` until it has succeeded once. */
function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => {
    done ??= work().catch((error: unknown) => {
      done = undefined;
      throw error;
    });
    return done;
  };
}
