import {
  createAppendRequest,
  type AppendRequest,
  type ExpectedRevision,
  type PreparedEvent,
} from './append-request.ts';
import type { AppendOutcome } from './append-writer.ts';
import { EventStoreError, RevisionConflict } from '../errors.ts';
import type { DomainEvent, EventMetadata, NewEvent, StoredEvent } from '../event.ts';
import type { StreamDefinition } from '../streams/define-stream.ts';
import { currentVersion } from '../upcasters.ts';

export interface AppendOptions {
  readonly expected: ExpectedRevision;
  /** Of every event of the append; an event's own wins. */
  readonly metadata?: EventMetadata;
}

export interface AppendResult<E extends StoredEvent = StoredEvent> {
  /** Of the stream, after these events. */
  readonly revision: number;
  /** Of the last event. */
  readonly position: number;
  readonly events: E[];
}

export interface AppendEventsOptions<E extends DomainEvent> {
  write: (request: AppendRequest) => Promise<AppendOutcome>;
  seal: (stream: StreamDefinition, streamId: string, events: PreparedEvent[]) => Promise<PreparedEvent[]>;
  byIds: (ids: string[]) => Promise<StoredEvent<E>[]>;
  clock: () => Date;
  ids: () => string;
}

export async function appendEvents<E extends DomainEvent>(
  options: AppendEventsOptions<E>,
  stream: StreamDefinition,
  streamId: string,
  events: readonly NewEvent<E>[],
  { expected, metadata }: AppendOptions,
): Promise<AppendResult<StoredEvent<E>>> {
  const { write, seal, clock, ids } = options;
  const recordedAt = clock().toISOString();
  const prepared = events.map((event): PreparedEvent => ({
    id: event.id?.toLowerCase() ?? ids(),
    type: event.type,
    version: currentVersion(stream.upcasters, event.type),
    data: event.data,
    metadata: { ...metadata, ...event.metadata },
  }));
  const sealed = await seal(stream, streamId, prepared);
  const outcome = await write(createAppendRequest(streamId, sealed, expected, recordedAt));
  if (outcome.kind === 'failed') throw outcome.error;
  if (outcome.kind === 'written') return written(stream, streamId, prepared, recordedAt, outcome);

  const repeat = events.some(({ id }) => id) ? await findRepeat(options, streamId, prepared) : null;
  if (repeat) return repeat;
  if (outcome.kind === 'duplicate-id') {
    throw new EventStoreError('duplicate-event-id', 'An event id of this append belongs to another append.');
  }
  throw new RevisionConflict(streamId, expected === 'none' ? 0 : Number(expected), outcome.actual);
}

function written<E extends DomainEvent>(
  { category }: StreamDefinition,
  streamId: string,
  prepared: PreparedEvent[],
  recordedAt: string,
  { firstRevision, positions }: AppendOutcome & { kind: 'written' },
): AppendResult<StoredEvent<E>> {
  const events = prepared.map(({ id, type, data, metadata }, index) => {
    const [revision, position] = [firstRevision + index, positions[index]!];
    return {
      id,
      streamId,
      stream: category,
      revision,
      position,
      type,
      data,
      metadata,
      recordedAt,
    } as unknown as StoredEvent<E>;
  });
  return resultOf(events);
}

/** The first result, when exactly these ids were appended together to this stream before. */
async function findRepeat<E extends DomainEvent>(
  { byIds }: AppendEventsOptions<E>,
  streamId: string,
  prepared: PreparedEvent[],
): Promise<AppendResult<StoredEvent<E>> | null> {
  const stored = await byIds(prepared.map(({ id }) => id));
  const first = stored[0]?.revision ?? 0;
  const isRepeat =
    stored.length === prepared.length &&
    stored.every((event, index) => {
      const sameId = event.id === prepared[index]!.id;
      return sameId && event.streamId === streamId && event.revision === first + index;
    });
  return isRepeat ? resultOf(stored) : null;
}

function resultOf<E extends StoredEvent>(events: E[]): AppendResult<E> {
  const { revision, position } = events.at(-1)!;
  return { revision, position, events };
}
