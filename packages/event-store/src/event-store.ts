import type { EntityManager } from '@mikro-orm/postgresql';
import { appendEvents } from './append/append-events.ts';
import { createAppendWriter } from './append/append-writer.ts';
import { createAppendNotifier } from './append-notifier.ts';
import { type Checkpoint, parseCheckpoint } from './checkpoint.ts';
import { createMasterKeys, type MasterKeys } from './crypto-shredding/master-keys.ts';
import { rewrapSubjectKeys } from './crypto-shredding/rewrap-subject-keys.ts';
import { createSubjectKeys, destroySubjectKey } from './crypto-shredding/subject-keys.ts';
import { createDatabase, type Database, type Sql } from './database.ts';
import { EventStoreError } from './errors.ts';
import type { StoredEvent } from './event.ts';
import { createEventReader, type LogPage, type ReadLogOptions } from './event-reader.ts';
import { createKeyedMutex } from './handle-command.ts';
import { type Log, silentLog } from './log.ts';
import { waitForProjection } from './projections/wait-for-projection.ts';
import type { StreamDefinition } from './streams/define-stream.ts';
import { createStreamHandle, type StreamHandle, type StreamAccess } from './streams/stream-handle.ts';
import { createStreamRegistry } from './streams/stream-registry.ts';

export interface EventStoreOptions {
  /** MikroORM: its connection pool is used, its identity map and transactions are not. */
  orm: { readonly em: EntityManager };
  /** Every stream of the service: events of other streams cannot be appended. */
  streams: readonly StreamDefinition[];
  /** Wraps the keys of data subjects: 32 bytes. Required if a stream has personal fields. */
  masterKey?: Buffer;
  /** Other versions of the master key, which still unwrap keys. */
  otherMasterKeys?: readonly Buffer[];
  /** Clock of `recordedAt`. */
  clock?: () => Date;
  log?: Log;
}

export interface EventStore {
  /**
   * Returns the streams of a definition.
   * @throws TypeError if the store was created without this definition
   */
  stream<S extends StreamDefinition>(definition: S): StreamHandle<S>;
  /** The definition that a stream id belongs to. */
  findStream(streamId: string): StreamDefinition | undefined;
  /** The events of a stream in order. Their personal fields read as null, as after an erasure. */
  readStreamEncrypted(streamId: string): Promise<StoredEvent[]>;
  /** The events with these ids, in no particular order. Their personal fields read as null, as after an erasure. */
  readEventsEncrypted(ids: readonly string[]): Promise<StoredEvent[]>;
  /** Reads a range of the log, in the order that every reader sees. */
  readLog(options: ReadLogOptions): Promise<LogPage>;
  /** Checkpoint of the last committed event. */
  tail(): Promise<Checkpoint>;
  /** Deletes the subject's key: fields encrypted with it read as null from now on, in every process. */
  eraseSubject(subjectId: string): Promise<{ erased: boolean }>;
  /** Wraps the keys of other versions of the master key with the current one. Returns how many. */
  rewrapSubjectKeys(): Promise<number>;
  /** 32 random bytes of this database, stored wrapped by the master key; a rotation of the master key does not change them. */
  readSecret(): Promise<Buffer>;
  /** Calls `listener` whenever there may be new events, of this process or another. Returns a function that stops it. */
  watch(listener: () => void): () => void;
  /** Highest position that this process knows of. */
  latestPosition(): number;
  /** A transaction on the store's pool, for effects beside the store (see `markProcessed`). */
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  /** Waits for writes in flight and closes the LISTEN connection. MikroORM closes the pool. */
  close(): Promise<void>;
  /** For projections and the relay. */
  readonly database: Database;
}

const maxQueuedAppends = 10_000;

/** The secret is stored like the key of a data subject. No person has this id. */
const secretSubject = '$secret';

export function createEventStore({
  orm,
  streams,
  masterKey,
  otherMasterKeys,
  clock = () => new Date(),
  log = silentLog,
}: EventStoreOptions): EventStore {
  const masterKeys = masterKey ? createMasterKeys(masterKey, otherMasterKeys) : null;
  requireMasterKey(streams, masterKeys);
  const { find } = createStreamRegistry(streams);
  const database = createDatabase(orm.em);
  const notifier = createAppendNotifier({
    database,
    log,
    onErased: (keyId) => keys?.evict(keyId),
    onMissedNotifications: () => keys?.evictAll(),
  });
  const keys = masterKeys
    ? createSubjectKeys({ database, masterKeys, receivesErasures: notifier.isListening })
    : null;
  const reader = createEventReader({ database, find, keys });
  const writer = createAppendWriter(database, maxQueuedAppends, notifier.notifyAppended);
  let closed = false;

  async function tail() {
    const last = await reader.tail();
    notifier.recordPosition(Number(parseCheckpoint(last).position));
    return last;
  }

  const access: StreamAccess = {
    find,
    read: reader.readStream,
    async append(definition, streamId, events, options) {
      if (closed) throw new EventStoreError('event-store-closed', 'The event store is closed.');
      return appendEvents({ writer, reader, keys, clock }, definition, streamId, events, options);
    },
    runExclusive: createKeyedMutex(),
    waitForProjection: (projection) => waitForProjection({ tail, database }, projection),
  };
  const handles = new Map(streams.map((definition) => [definition, createStreamHandle(definition, access)]));

  return {
    database,
    stream<S extends StreamDefinition>(definition: S) {
      const handle = handles.get(definition);
      if (!handle) throw new TypeError(`The stream ${definition.category} is not declared.`);
      // The only cast of events: the store passes only events of its category to a handle.
      return handle as unknown as StreamHandle<S>;
    },
    findStream: find,
    readStreamEncrypted: reader.readStreamEncrypted,
    readEventsEncrypted: reader.readByIdsEncrypted,
    readLog: reader.readLog,
    tail,
    async eraseSubject(subjectId) {
      if (subjectId === secretSubject) throw new TypeError('The secret of the database is no data subject.');
      const keyId = await destroySubjectKey(database.sql, subjectId);
      if (keyId) keys?.evict(keyId);
      return { erased: keyId !== null };
    },
    rewrapSubjectKeys: async () => (masterKeys ? rewrapSubjectKeys(database, masterKeys) : 0),
    async readSecret() {
      if (!keys) throw new EventStoreError('master-key', 'A secret needs a master key.');
      return (await keys.getOrCreate(secretSubject)).key.export();
    },
    watch: notifier.subscribe,
    latestPosition: notifier.latestPosition,
    transaction: database.transaction,
    async close() {
      closed = true;
      await writer.drained();
      await notifier.close();
    },
  };
}

/** @throws EventStoreError `master-key` if it is missing although personal fields are declared */
function requireMasterKey(streams: readonly StreamDefinition[], masterKeys: MasterKeys | null): void {
  if (!masterKeys && streams.some(({ personalFields }) => Object.keys(personalFields).length > 0))
    throw new EventStoreError('master-key', 'Personal fields are declared, but there is no master key.');
}
