import type { AppendOptions, AppendResult } from '../append/append-events.ts';
import { fold } from '../decider.ts';
import { EventStoreError } from '../errors.ts';
import type { EventMetadata, NewEvent, StoredEvent } from '../event.ts';
import { handleCommand, type HandleOptions, type HandleResult } from '../handle-command.ts';
import type { Projection } from '../projections/projection.ts';
import type {
  NewStreamEvent,
  StreamCommand,
  StreamDefinition,
  StreamEvent,
  StreamId,
  StreamState,
} from './define-stream.ts';

export interface StreamHandleOptions extends HandleOptions {
  readonly metadata?: EventMetadata;
  /**
   * Resolves once the rows of this projection include the events of the command, so that clients read their own writes; after 6 s at the
   * latest.
   */
  readonly waitFor?: Pick<Projection, 'name'>;
}

/** The streams of one definition. */
export interface StreamHandle<S extends StreamDefinition> {
  /** The events of a stream in order; empty without such a stream. */
  read(...id: StreamId<S>): Promise<StreamEvent<S>[]>;
  /** The events of a stream after a revision. */
  readAfter(revision: number, ...id: StreamId<S>): Promise<StreamEvent<S>[]>;
  readState(...id: StreamId<S>): Promise<StreamState<S>>;
  /**
   * Loads the stream, decides, and appends at the revision it read; retries after a write conflict. Commands to one stream run sequentially
   * within this process.
   * @throws errors of `decide`; RevisionConflict after 12 conflicts
   */
  handle(
    id: StreamId<S>,
    command: StreamCommand<S>,
    options?: StreamHandleOptions,
  ): Promise<HandleResult<StreamEvent<S>, StreamState<S>>>;
  /**
   * Writes all events, or none. Durable once resolved. An append whose events have ids is idempotent: the same ids return the first result.
   * @throws RevisionConflict, or EventStoreError (see its codes)
   */
  append(
    id: StreamId<S>,
    events: readonly NewEvent<NewStreamEvent<S>>[],
    options: AppendOptions,
  ): Promise<AppendResult<StreamEvent<S>>>;
}

/** Access to the store for a handle. */
export interface StreamAccess {
  find(streamId: string): StreamDefinition | undefined;
  read(streamId: string, fromRevision: number): Promise<StoredEvent[]>;
  append(
    definition: StreamDefinition,
    streamId: string,
    events: readonly NewEvent[],
    options: AppendOptions,
  ): Promise<AppendResult>;
  runExclusive<T>(streamId: string, task: () => Promise<T>): Promise<T>;
  waitForProjection(projection: string): Promise<void>;
}

export function createStreamHandle(
  definition: StreamDefinition,
  { find, read, append, runExclusive, waitForProjection }: StreamAccess,
): StreamHandle<StreamDefinition> {
  const { category } = definition;
  /** @throws EventStoreError `invalid-event` if the id belongs to a longer category */
  const toWritableId = (id: readonly string[]): string => {
    const streamId = definition.streamId(...id);
    if (find(streamId) === definition) return streamId;
    throw new EventStoreError('invalid-event', `The stream ${streamId} is not of the category ${category}.`);
  };
  const decider = () => {
    if (definition.decider) return definition.decider;
    throw new TypeError(`The stream ${category} has no decider.`);
  };
  const readAll = (...id: readonly string[]) => read(definition.streamId(...id), 1);

  return {
    read: readAll,
    readAfter: (revision, ...id) => read(definition.streamId(...id), revision + 1),
    readState: async (...id) => fold(decider(), await readAll(...id)),
    async handle(id, command, { metadata, waitFor, ...options } = {}) {
      const streamId = toWritableId(id);
      const stream = {
        id: streamId,
        readAfter: (revision: number) => read(streamId, revision + 1),
        append: (events: NewEvent[], expected: number) =>
          append(definition, streamId, events, { expected, metadata }),
      };
      const result = await runExclusive(streamId, () => handleCommand(stream, decider(), command, options));
      if (waitFor) await waitForProjection(waitFor.name);
      return result;
    },
    append: async (id, events, options) => append(definition, toWritableId(id), events, options),
  };
}
