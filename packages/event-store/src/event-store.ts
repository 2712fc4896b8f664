import type { Decider } from './decider/index.ts';
import type { EntityManager } from '@mikro-orm/postgresql';
import { appendEvents, type AppendOptions, type AppendResult } from './append/append-events.ts';
import type { PreparedEvent } from './append/append-request.ts';
import { createAppendWriter, type FlushReport } from './append/append-writer.ts';
import { type Checkpoint, parseCheckpoint } from './checkpoint.ts';
import { createDatabase, type Database, type Sql } from './database.ts';
import { EventStoreError } from './errors.ts';
import type { DomainEvent, EventMetadata, NewEvent, StoredEvent } from './event.ts';
import { createEventReader, type LogPage, type ReadLogOptions } from './event-reader.ts';
import { createKeyedMutex, handleCommand, type HandleOptions, type HandleResult } from './handle-command.ts';
import { type Log, silentLog } from './log.ts';
import { newEventId } from './event-id.ts';
import { requireMasterKey } from './crypto-shredding/require-master-key.ts';
import { createSubjectKeys, destroySubjectKey } from './crypto-shredding/subject-keys.ts';
import { type PersonalFields, encryptEvents } from './crypto-shredding/encrypt-events.ts';
import { waitForProjection } from './projections/wait-for-projection.ts';
import { defineAppendOnlyStream, type StreamDefinition } from './streams/define-stream.ts';
import { createStreamHandle, type StreamAccess, type StreamHandle } from './streams/stream-handle.ts';
import { createStreamRegistry, type StreamRegistry } from './streams/stream-registry.ts';
import type { Upcasters } from './upcasters.ts';
import { createAppendNotifier } from './append-notifier.ts';

export interface EventStoreOptions<E extends DomainEvent> {
  /** MikroORM (or its entity manager): its connection pool is used, its identity map and transactions are not. */
  orm?: { readonly em: EntityManager };
  em?: EntityManager;
  /** Every stream of the service: events of other streams cannot be appended. */
  streams?: readonly StreamDefinition[];
  /** Fields to seal. Needs `masterKey`. */
  personal?: PersonalFields<E>;
  /** Master key that wraps the subjects' keys: 32 bytes. */
  masterKey?: Buffer;
  upcasters?: Upcasters<E>;
  clock?: () => Date;
  /** Makes event ids: UUIDs. */
  ids?: () => string;
  log?: Log;
  /** Most appends that wait at once; more are refused with `event-store-overloaded`. Default 10,000. */
  maxQueued?: number;
  /** Called after each joined write, for metrics. */
  onFlush?: (flush: FlushReport) => void;
}

export interface EventStore<E extends DomainEvent = DomainEvent> {
  /**
   * The streams of a definition, with their types.
   * @throws TypeError when the store was created without this definition
   */
  stream<S extends StreamDefinition>(definition: S): StreamHandle<S>;
  /** The definition that a stream id belongs to. */
  findStream(streamId: string): StreamDefinition | undefined;
  /**
   * Writes all events, or none. Durable once resolved. An append whose events carry ids may be repeated: the very same
   * ids answer the first result.
   * @throws RevisionConflict, or EventStoreError (see its codes)
   */
  append(
    streamId: string,
    events: readonly NewEvent<E>[],
    options: AppendOptions,
  ): Promise<AppendResult<StoredEvent<E>>>;
  /** The stream's events in order, from a revision on; none when there is no such stream. */
  readStream(streamId: string, options?: { from?: number }): Promise<StoredEvent<E>[]>;
  /** The stream's events with no personal field opened: they read as null, as they do after an erasure. */
  readStreamEncrypted(streamId: string): Promise<StoredEvent<E>[]>;
  /** A stretch of the whole log, in the one order every reader sees. */
  readLog(options: ReadLogOptions): Promise<LogPage<E>>;
  /** The last event committed by now. */
  tail(): Promise<Checkpoint>;
  /**
   * Loads the stream, decides, and appends at the revision it saw; decides again when another writer was faster.
   * Commands to one stream take turns within this process.
   * @throws what `decide` throws; RevisionConflict when it keeps losing
   */
  handle<Command, Event extends E, State>(
    decider: Decider<Command, Event, State>,
    streamId: string,
    command: Command,
    metadata?: EventMetadata,
    options?: HandleOptions,
  ): Promise<HandleResult<StoredEvent<Event>, State>>;
  /** Destroys the subject's key: what was sealed with it reads as null from now on, everywhere and for good. */
  eraseSubject(subjectId: string): Promise<{ erased: boolean }>;
  /** Calls `listener` whenever there may be new events, of this process or another. Answers how to stop. */
  watch(listener: () => void): () => void;
  /** Highest position this process has heard of. */
  latestPosition(): number;
  /** A transaction on the store's pool, for effects beside the store (see `createInbox`). */
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  /** Waits for what is under way and lets go of the LISTEN connection. The pool stays MikroORM's. */
  close(): Promise<void>;
  /** For the projections and the relay. */
  readonly database: Database;
}

export function createEventStore<E extends DomainEvent>(options: EventStoreOptions<E>): EventStore<E> {
  const { clock = () => new Date(), ids = newEventId, log = silentLog } = options;
  const { streams } = options;
  const { find } = streams ? createStreamRegistry(streams) : undeclared(options);
  const em = options.em ?? options.orm?.em;
  if (!em) throw new TypeError('createEventStore needs `orm` or `em`.');
  const masterKey = requireMasterKey(options);
  const database = createDatabase(em);
  const wakeups = createAppendNotifier({
    database,
    log,
    onErased: (keyId) => keys?.evict(keyId),
    onMissedNotifications: () => keys?.evictAll(),
  });
  const keys = masterKey && createSubjectKeys({ database, masterKey, receivesErasures: wakeups.isListening });
  const reader = createEventReader<E>({ database, find, keys });
  const writer = createAppendWriter({
    database,
    maxQueued: options.maxQueued ?? 10_000,
    onWritten: wakeups.announce,
    onFlush: options.onFlush,
  });
  const appendDeps = {
    write: writer.add,
    seal: async ({ personalFields }: StreamDefinition, streamId: string, events: PreparedEvent[]) =>
      keys ? encryptEvents(personalFields, keys, streamId, events) : events,
    byIds: reader.byIds,
    clock,
    ids,
  };
  const runExclusive = createKeyedMutex();
  let closed = false;

  const append: EventStore<E>['append'] = async (streamId, events, appendOptions) => {
    if (closed) throw new EventStoreError('event-store-closed', 'The event store is closed.');
    const definition = find(streamId);
    if (!definition)
      throw new EventStoreError('invalid-event', `No stream is declared for the id ${streamId}.`);
    return appendEvents<E>(appendDeps, definition, streamId, events, appendOptions);
  };

  async function handle<Command, Event extends E, State>(
    decider: Decider<Command, Event, State>,
    streamId: string,
    command: Command,
    metadata?: EventMetadata,
    handleOptions: HandleOptions = {},
  ): Promise<HandleResult<StoredEvent<Event>, State>> {
    // A decider knows the events of its own kind of stream, and such a stream holds no others.
    const stream = {
      id: streamId,
      read: () => reader.readStream(streamId, 1) as Promise<unknown> as Promise<StoredEvent<Event>[]>,
      append: (events: NewEvent<Event>[], expected: number) =>
        append(streamId, events, { expected, metadata }) as Promise<unknown> as Promise<
          AppendResult<StoredEvent<Event>>
        >,
    };
    return runExclusive(streamId, () => handleCommand(stream, decider, command, handleOptions));
  }

  const access: StreamAccess = {
    find,
    read: reader.readStream,
    append: append as StreamAccess['append'],
    runExclusive,
    waitForProjection: (projection) => waitForProjection({ tail, database }, projection),
  };

  const handles = new Map(streams?.map((definition) => [definition, createStreamHandle(definition, access)]));

  async function tail() {
    const last = await reader.tail();
    wakeups.note(Number(parseCheckpoint(last).position));
    return last;
  }

  return {
    database,
    stream<S extends StreamDefinition>(definition: S) {
      const handle = handles.get(definition);
      if (!handle) throw new TypeError(`The stream ${definition.category} is not declared.`);
      // The only cast of events: the store gives a handle no others than those of its category.
      return handle as unknown as StreamHandle<S>;
    },
    findStream: (streamId) => (streams ? find(streamId) : undefined),
    append,
    readStream: (streamId, { from = 1 } = {}) => reader.readStream(streamId, from),
    readStreamEncrypted: reader.readStreamEncrypted,
    readLog: reader.readLog,
    tail,
    handle,
    async eraseSubject(subjectId) {
      const keyId = await destroySubjectKey(database.sql, subjectId);
      if (keyId) keys?.evict(keyId);
      return { erased: keyId !== null };
    },
    watch: wakeups.subscribe,
    latestPosition: wakeups.latestPosition,
    transaction: database.transaction,
    async close() {
      closed = true;
      await writer.drained();
      await wakeups.close();
    },
  };
}

/** A store without declared streams has one set of rules for all of them. */
function undeclared<E extends DomainEvent>({ personal, upcasters }: EventStoreOptions<E>): StreamRegistry {
  const options = { personalFields: personal as PersonalFields, upcasters: upcasters as Upcasters };
  const definition = defineAppendOnlyStream('', options);
  return { find: () => definition };
}
