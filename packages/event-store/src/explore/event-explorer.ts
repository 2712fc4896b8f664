import { type Checkpoint, formatCheckpoint, parseCheckpoint } from '../checkpoint.ts';
import type { Sql } from '../database.ts';
import type { EventMetadata } from '../event.ts';
import { isEncryptedField, parseKeyId } from '../crypto-shredding/encrypted-field.ts';

/** A stored event without decrypted fields. */
export interface ExploredEvent {
  readonly id: string;
  readonly streamId: string;
  readonly revision: number;
  readonly type: string;
  readonly version: number;
  readonly recordedAt: string;
  readonly checkpoint: Checkpoint;
  readonly metadata: EventMetadata;
  /** Without personal fields. */
  readonly data: unknown;
  /** `erased`: the subject's key was deleted, so the field cannot be decrypted. */
  readonly personal: readonly { readonly field: string; readonly state: 'encrypted' | 'erased' }[];
}

export interface StreamSummary {
  readonly streamId: string;
  readonly revision: number;
  readonly lastEventAt: string;
}

/** Reads a log for operators; no personal field is decrypted. */
export interface EventExplorer {
  /** Newest first: of the whole log, or of one stream. */
  listNewest(options: { stream?: string; before?: Checkpoint; limit: number }): Promise<ExploredEvent[]>;
  findById(id: string): Promise<ExploredEvent | null>;
  /** Streams whose ids start with a prefix, ordered by id. */
  listStreams(prefix: string, limit: number): Promise<StreamSummary[]>;
  /** Oldest first; `complete` if the whole log was scanned, and not only its newest events. */
  listCorrelated(correlationId: string): Promise<{ events: ExploredEvent[]; complete: boolean }>;
  /** Age in seconds of the first event after a checkpoint; null without one. */
  readPendingAge(checkpoint: Checkpoint, now: Date): Promise<number | null>;
}

interface Row {
  id: string;
  stream_id: string;
  revision: number;
  type: string;
  version: number;
  recorded_at: string;
  transaction_id: string;
  position: number;
  metadata: EventMetadata;
  data: unknown;
}

const columns =
  'id, stream_id, revision, type, version, recorded_at, transaction_id::text, position, metadata, data';

/** Correlation ids have no index, because it would slow down every append. Only the newest events are scanned. */
const scanLimit = 100_000;
const maxCorrelatedEvents = 500;

export function createEventExplorer(sql: Sql): EventExplorer {
  return {
    listNewest: async ({ stream, before, limit }) => {
      const { transactionId, position } = parseCheckpoint(before ?? endOfLog);
      // `events.`: without it, PostgreSQL sorts by the column of the result, which is text.
      const order = stream === undefined ? 'events.transaction_id desc, position desc' : 'revision desc';
      const rows = await sql<Row>(
        `select ${columns} from events
         where (transaction_id, position) < ($1::xid8, $2::bigint) and ($3::text is null or stream_id = $3)
         order by ${order} limit $4`,
        [transactionId, position, stream ?? null, limit],
      );
      return toExplored(sql, rows);
    },
    findById: async (id) => {
      const rows = await sql<Row>(`select ${columns} from events where id = $1::uuid`, [id]);
      return (await toExplored(sql, rows))[0] ?? null;
    },
    listStreams: async (prefix, limit) =>
      sql<StreamSummary & Record<string, unknown>>(
        `select stream_id as "streamId", max(revision) as revision, max(recorded_at) as "lastEventAt" from events
         where stream_id >= $1 and starts_with(stream_id, $1) and ($2::text is null or stream_id < $2)
         group by stream_id order by stream_id limit $3`,
        [prefix, prefix === '' ? null : `${prefix}\u{10ffff}`, limit],
      ),
    listCorrelated: async (correlationId) => {
      const rows = await sql<Row & { scanned: number }>(
        `with recent_events as materialized (select * from events order by transaction_id desc, position desc limit $2)
         select ${columns}, (select count(*) from recent_events) as scanned from recent_events
         where metadata->>'correlationId' = $1 or metadata->>'causationId' = $1 or id::text = $1
         order by recent_events.transaction_id, recent_events.position limit $3`,
        [correlationId, scanLimit, maxCorrelatedEvents],
      );
      const [scan] = rows.length > 0 ? rows : await sql<{ scanned: number }>(countScanned, [scanLimit]);
      const complete = (scan?.scanned ?? 0) < scanLimit && rows.length < maxCorrelatedEvents;
      return { events: await toExplored(sql, rows), complete };
    },
    readPendingAge: async (checkpoint, now) => {
      const { transactionId, position } = parseCheckpoint(checkpoint);
      const [next] = await sql<{ recorded_at: string }>(
        `select recorded_at from events where (transaction_id, position) > ($1::xid8, $2::bigint)
         order by transaction_id, position limit 1`,
        [transactionId, position],
      );
      return next ? Math.max(0, (now.getTime() - Date.parse(next.recorded_at)) / 1000) : null;
    },
  };
}

const endOfLog = '18446744073709551615:9223372036854775807';
const countScanned = 'select count(*) as scanned from (select 1 from events limit $1) as recent_events';

async function toExplored(sql: Sql, rows: readonly Row[]): Promise<ExploredEvent[]> {
  const encrypted = rows.map(({ data }) => listEncryptedFields(data));
  const keyIds = [...new Set(encrypted.flatMap((fields) => fields.map(({ keyId }) => keyId)))];
  const existing = keyIds.length > 0 ? await sql<{ id: string }>(existingKeysQuery, [keyIds]) : [];
  const keys = new Set(existing.map(({ id }) => id));
  return rows.map((row, index) => ({
    id: row.id,
    streamId: row.stream_id,
    revision: row.revision,
    type: row.type,
    version: row.version,
    recordedAt: row.recorded_at,
    checkpoint: formatCheckpoint(row.transaction_id, row.position),
    metadata: row.metadata,
    data: omitEncryptedFields(row.data),
    personal: encrypted[index]!.map(({ field, keyId }) => ({
      field,
      state: keys.has(keyId) ? 'encrypted' : 'erased',
    })),
  }));
}

const existingKeysQuery = 'select id from subject_keys where id = any($1::uuid[])';

function listEncryptedFields(data: unknown): { field: string; keyId: string }[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([field, value]) =>
    isEncryptedField(value) ? [{ field, keyId: parseKeyId(value) }] : [],
  );
}

const omitEncryptedFields = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && !Array.isArray(data)
    ? Object.fromEntries(Object.entries(data).filter(([, value]) => !isEncryptedField(value)))
    : data;
