import { createRequestBatcher } from './request-batcher.ts';
import { startOfLog, type Checkpoint, formatCheckpoint, parseCheckpoint } from './checkpoint.ts';
import type { Database } from './database.ts';
import { EventStoreError } from './errors.ts';
import type { EventMetadata, StoredEvent } from './event.ts';
import { decryptEvents, nullEncryptedFields } from './crypto-shredding/encrypt-events.ts';
import type { SubjectKeys } from './crypto-shredding/subject-keys.ts';
import type { StreamRegistry } from './streams/stream-registry.ts';
import { upcast } from './upcasters.ts';

export interface LogPage {
  readonly events: StoredEvent[];
  /** Checkpoint of the last event; `after` without events. */
  readonly checkpoint: Checkpoint;
  /** True when later events are committed, but an older transaction is still running: read again soon. */
  readonly hasGap: boolean;
}

export interface ReadLogOptions {
  after: Checkpoint;
  limit: number;
  /** Last event of the range. */
  upTo?: Checkpoint;
  /** Personal fields read as null, as after an erasure. */
  skipDecryption?: boolean;
}

export interface EventReader {
  readStream(streamId: string, fromRevision: number): Promise<StoredEvent[]>;
  /** Like `readStream` from the first revision; personal fields read as null. */
  readStreamEncrypted(streamId: string): Promise<StoredEvent[]>;
  readLog(options: ReadLogOptions): Promise<LogPage>;
  readByIds(ids: readonly string[]): Promise<StoredEvent[]>;
  /** Like `readByIds`; personal fields read as null. */
  readByIdsEncrypted(ids: readonly string[]): Promise<StoredEvent[]>;
  /**
   * The last committed event, also if `readLog` does not return it yet.
   * @throws EventStoreError `log-ahead-of-server`
   */
  tail(): Promise<Checkpoint>;
}

type Row = [
  transactionId: string,
  position: number,
  streamId: string,
  revision: number,
  id: string,
  type: string,
  version: number,
  data: unknown,
  metadata: EventMetadata,
  recordedAt: string,
  belowHighWaterMark: boolean,
];

const columns =
  'transaction_id, position, e.stream_id, revision, id, type, version, data, metadata, recorded_at';

/** `offset 0` keeps the subquery apart: a plan that was cached while the table was empty would otherwise scan all events. */
const readStreams = {
  name: 'event_store_read_streams',
  text: `select e.* from unnest($1::text[], $2::int[]) as request (stream_id, first_revision)
    cross join lateral (
      select ${columns} from events e
      where e.stream_id = request.stream_id and revision >= first_revision offset 0
    ) as e
    order by e.stream_id, revision`,
};

/**
 * A transaction draws its id before it commits, so an event can appear before one that was already read. Ids below the oldest running
 * transaction are safe: the log up to there is immutable. Transactions in other databases of the server cannot write events here and do not
 * count. PostgreSQL reads the list of backends after the snapshot; a transaction that ended in between counts as running until the next
 * read.
 */
const oldestRunning = `(
    select coalesce(
      (
        select running from pg_snapshot_xip(pg_current_snapshot()) as running
        where running::xid not in (
          select backend_xid from pg_stat_get_activity(null)
          where backend_xid is not null and datid <> (select oid from pg_database where datname = current_database())
        )
        order by running limit 1
      ),
      pg_snapshot_xmax(pg_current_snapshot())
    )
  )`;

const readLog = {
  name: 'event_store_read_log',
  text: `select ${columns}, transaction_id < ${oldestRunning} as below_high_water_mark from events e
    where (transaction_id, position) > ($1::xid8, $2::bigint) and (transaction_id, position) <= ($3::xid8, $4::bigint)
    order by transaction_id, position limit $5`,
};
const endOfLog = { transactionId: '18446744073709551615', position: '9223372036854775807' };

const readByIds = {
  name: 'event_store_read_by_ids',
  text: `select ${columns} from events e where id = any($1::uuid[]) order by e.stream_id, revision`,
};

const readTail = {
  name: 'event_store_read_tail',
  text: `select transaction_id, position, transaction_id >= pg_snapshot_xmax(pg_current_snapshot()) as is_foreign
    from events order by transaction_id desc, position desc limit 1`,
};

export interface EventReaderOptions {
  database: Database;
  find: StreamRegistry['find'];
  keys: SubjectKeys | null;
}

export function createEventReader({ database, find, keys }: EventReaderOptions): EventReader {
  /** Decrypts, then upcasts: upcasters receive decrypted fields. */
  async function decode(rows: Row[], skipDecryption = false): Promise<StoredEvent[]> {
    const stored = rows.map(toEvent);
    const events = skipDecryption
      ? nullEncryptedFields(stored)
      : keys
        ? await decryptEvents(keys, stored)
        : stored;
    for (const [index, event] of events.entries()) {
      const stream = find(event.streamId);
      if (!stream) continue;
      event.stream = stream.category;
      event.data = upcast(stream.upcasters, event.type, rows[index]![6], event.data);
    }
    return events;
  }

  const streams = createRequestBatcher<{ streamId: string; fromRevision: number }, StoredEvent[]>({
    maxItems: 100,
    concurrency: 2,
    maxQueued: 10_000,
    async run(requests) {
      const firstRevisions = new Map<string, number>();
      for (const { streamId, fromRevision } of requests) {
        firstRevisions.set(streamId, Math.min(fromRevision, firstRevisions.get(streamId) ?? fromRevision));
      }
      const rows = await database.prepared<Row>(readStreams, [
        [...firstRevisions.keys()],
        [...firstRevisions.values()],
      ]);
      // Each stream separately: one that cannot be decoded fails only its readers.
      const decoded = new Map(
        [...Map.groupBy(rows, (row) => row[2])].map(([streamId, own]) => [streamId, decode(own)]),
      );
      return requests.map(async ({ streamId, fromRevision }) =>
        ((await decoded.get(streamId)) ?? []).filter((event) => event.revision >= fromRevision),
      );
    },
  });

  return {
    readStream: (streamId, fromRevision) => streams.add({ streamId, fromRevision }),
    readStreamEncrypted: async (streamId) =>
      decode(await database.prepared<Row>(readStreams, [[streamId], [1]]), true),
    async readLog({ after, limit, upTo, skipDecryption }) {
      const start = parseCheckpoint(after);
      const end = upTo ? parseCheckpoint(upTo) : endOfLog;
      const rows = await database.prepared<Row>(readLog, [
        start.transactionId,
        start.position,
        end.transactionId,
        end.position,
        limit,
      ]);
      const belowHighWaterMark = rows.filter((row) => row[10]);
      const last = belowHighWaterMark.at(-1);
      return {
        events: await decode(belowHighWaterMark, skipDecryption),
        checkpoint: last ? formatCheckpoint(last[0], last[1]) : after,
        hasGap: belowHighWaterMark.length < rows.length,
      };
    },
    readByIds: async (ids) => decode(await database.prepared<Row>(readByIds, [ids])),
    readByIdsEncrypted: async (ids) => decode(await database.prepared<Row>(readByIds, [ids]), true),
    async tail() {
      const [last] = await database.prepared<[string, number, boolean]>(readTail, []);
      if (!last) return startOfLog;
      const [transactionId, position, isForeign] = last;
      if (isForeign)
        throw new EventStoreError(
          'log-ahead-of-server',
          'The log is ahead of the transactions of this server.',
        );
      return formatCheckpoint(transactionId, position);
    },
  };
}

function toEvent(row: Row) {
  const [, position, streamId, revision, id, type, , data, metadata, recordedAt] = row;
  return { id, streamId, stream: '', revision, position, type, data, metadata, recordedAt };
}
