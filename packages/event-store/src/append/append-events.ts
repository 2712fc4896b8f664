import {
  createAppendRequest,
  type AppendRequest,
  type ExpectedRevision,
  type PreparedEvent,
} from './append-request.ts';
import type { AppendOutcome } from './append-writer.ts';
import type { RequestBatcher } from '../request-batcher.ts';
import { encryptEvents } from '../crypto-shredding/encrypt-events.ts';
import type { SubjectKeys } from '../crypto-shredding/subject-keys.ts';
import { EventStoreError, RevisionConflict } from '../errors.ts';
import { newEventId } from '../event-id.ts';
import type { EventMetadata, NewEvent, StoredEvent } from '../event.ts';
import type { EventReader } from '../event-reader.ts';
import type { StreamDefinition } from '../streams/define-stream.ts';
import { readCurrentVersion } from '../upcasters.ts';

export interface AppendOptions {
  readonly expected: ExpectedRevision;
  /** Metadata of every event; an event's own metadata takes precedence. */
  readonly metadata?: EventMetadata;
}

export interface AppendResult<E extends StoredEvent = StoredEvent> {
  /** Revision of the stream after these events. */
  readonly revision: number;
  /** Position of the last event. */
  readonly position: number;
  readonly events: E[];
}

export interface AppendContext {
  readonly writer: RequestBatcher<AppendRequest, AppendOutcome>;
  readonly reader: EventReader;
  /** Null if nothing is encrypted. */
  readonly keys: SubjectKeys | null;
  readonly clock: () => Date;
}

export async function appendEvents(
  { writer, reader, keys, clock }: AppendContext,
  stream: StreamDefinition,
  streamId: string,
  events: readonly NewEvent[],
  { expected, metadata }: AppendOptions,
): Promise<AppendResult> {
  const recordedAt = clock().toISOString();
  const prepared = events.map((event): PreparedEvent => ({
    id: event.id?.toLowerCase() ?? newEventId(),
    type: event.type,
    version: readCurrentVersion(stream.upcasters, event.type),
    data: event.data,
    metadata: { ...metadata, ...event.metadata },
  }));
  const encrypted = keys ? await encryptEvents(stream.personalFields, keys, streamId, prepared) : prepared;
  const outcome = await writer.add(createAppendRequest(streamId, encrypted, expected, recordedAt));
  if (outcome.kind === 'failed') throw outcome.error;
  if (outcome.kind === 'written') {
    return toResult(
      prepared.map(({ id, type, data, metadata: own }, index) => ({
        id,
        streamId,
        stream: stream.category,
        revision: outcome.firstRevision + index,
        position: outcome.positions[index]!,
        type,
        data,
        metadata: own,
        recordedAt,
      })),
    );
  }
  const repeat = events.some(({ id }) => id) ? await findRepeat(reader, streamId, prepared) : null;
  if (repeat) return repeat;
  if (outcome.kind === 'duplicate-id') {
    throw new EventStoreError('duplicate-event-id', 'An event id of this append belongs to another append.');
  }
  throw new RevisionConflict(streamId, expected === 'none' ? 0 : Number(expected), outcome.actual);
}

/** Returns the first result if exactly these ids were appended together to this stream before. */
async function findRepeat(
  reader: EventReader,
  streamId: string,
  prepared: PreparedEvent[],
): Promise<AppendResult | null> {
  const stored = await reader.readByIds(prepared.map(({ id }) => id));
  const first = stored[0]?.revision ?? 0;
  const isRepeat =
    stored.length === prepared.length &&
    stored.every((event, index) => {
      const sameId = event.id === prepared[index]!.id;
      return sameId && event.streamId === streamId && event.revision === first + index;
    });
  return isRepeat ? toResult(stored) : null;
}

function toResult(events: StoredEvent[]): AppendResult {
  const { revision, position } = events.at(-1)!;
  return { revision, position, events };
}
