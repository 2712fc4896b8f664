import type { DomainEvent, EventMetadata } from '../event.ts';
import { EventStoreError } from '../errors.ts';

/** The revision a stream must be at: a number, `none` (no event yet), or `any` (do not check). */
export type ExpectedRevision = number | 'none' | 'any';

/** A validated append in the form of the statement. */
export interface AppendRequest {
  readonly streamId: string;
  /** Expected revision; null: any. */
  readonly expected: number | null;
  /** JSON members of each event: its columns without stream and revision. */
  readonly rows: readonly string[];
  readonly bytes: number;
}

/** An event with its id and version; its personal fields may be encrypted. */
export interface PreparedEvent extends DomainEvent {
  readonly id: string;
  readonly version: number;
  readonly metadata: EventMetadata;
}

/** Maximum size of one event: JSON of its data and metadata. */
const maxEventBytes = 1_000_000;

/**
 * Validates what PostgreSQL would reject, so that an invalid event fails only its own append and not a batch.
 * @throws EventStoreError `invalid-event`
 */
export function createAppendRequest(
  streamId: string,
  events: readonly PreparedEvent[],
  expected: ExpectedRevision,
  recordedAt: string,
): AppendRequest {
  assertName('stream id', streamId);
  if (events.length === 0) throw invalidEventError(`An append to ${streamId} has no events.`);
  if (typeof expected === 'number' && (!Number.isInteger(expected) || expected < 0)) {
    throw invalidEventError(`An expected revision must be a whole number from 0 up, not ${expected}.`);
  }
  const rows = events.map((event) => toRow(event, recordedAt));
  return {
    streamId,
    expected: expected === 'none' ? 0 : expected === 'any' ? null : expected,
    rows,
    bytes: rows.reduce((sum, row) => sum + Buffer.byteLength(row), 0),
  };
}

function toRow({ id, type, version, data, metadata }: PreparedEvent, recordedAt: string): string {
  if (!uuid.test(id)) throw invalidEventError(`Event id ${JSON.stringify(id)} is not a UUID.`);
  assertName('event type', type);
  const dataJson = toJson(type, data);
  const metadataJson = toJson(type, metadata);
  const bytes = Buffer.byteLength(dataJson) + Buffer.byteLength(metadataJson);
  if (bytes > maxEventBytes) throw invalidEventError(`A ${type} of ${bytes} bytes; ${maxEventBytes} fit.`);
  return `"id":"${id}","type":${JSON.stringify(type)},"version":${version},"data":${dataJson},"metadata":${metadataJson},"recorded_at":"${recordedAt}"`;
}

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
// jsonb rejects an escaped NUL and half of a surrogate pair; JSON.stringify escapes only those.
const rejectedByJsonb = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f][\da-f]{2})/;

function toJson(type: string, value: unknown): string {
  let json: string | undefined;
  try {
    json = JSON.stringify(value);
  } catch (cause) {
    throw invalidEventError(`The data of a ${type} is not JSON: ${(cause as Error).message}`, cause);
  }
  if (json === undefined) throw invalidEventError(`A ${type} has no data.`);
  if (json.includes('\\u') && rejectedByJsonb.test(json)) {
    throw invalidEventError(`A ${type} has a NUL or half a surrogate pair in its text.`);
  }
  return json;
}

// 255 characters fit into a B-tree page in any encoding.
function assertName(what: string, name: string) {
  if (typeof name !== 'string' || name.length === 0 || name.length > 255) {
    throw invalidEventError(`The ${what} must be text of 1 to 255 characters.`);
  }
  if (name.includes('\0') || !name.isWellFormed())
    throw invalidEventError(`The ${what} has characters that a text column cannot store.`);
}

const invalidEventError = (message: string, cause?: unknown) =>
  new EventStoreError('invalid-event', message, { cause });
