import type { PersonalFields } from '../crypto-shredding/encrypt-events.ts';
import type { Decider } from '../decider.ts';
import type { DomainEvent, StoredEvent } from '../event.ts';
import type { Upcasters } from '../upcasters.ts';

/**
 * All streams of one kind: their ids, events, rules, encryption and published messages. Its methods compare bivariantly, so that
 * definitions of different events fit into one list; only the store calls them, with events of this category.
 */
export interface StreamDefinition<
  Category extends string = string,
  E extends DomainEvent = DomainEvent,
  Command = unknown,
  State = unknown,
  Id extends readonly string[] = readonly string[],
  Draft = unknown,
> {
  readonly category: Category;
  /** If true, its only stream has the category as its id; other ids are the category, a dash and their own part. */
  readonly isSingle: boolean;
  /** Null for streams without rules. */
  readonly decider: StreamDecider<Command, E, State> | null;
  readonly personalFields: PersonalFields<E>;
  readonly upcasters: Upcasters<E>;
  streamId(...id: Id): string;
  /** Returns the draft of the message to publish; null for an event that is not published. */
  toDraft?(event: StoredEvent<E>): Draft | null;
}

export interface StreamDecider<Command, E, State> {
  decide(command: Command, state: State): E[];
  evolve(state: State, event: E): State;
  initial(): State;
}

type EventType<S> =
  S extends StreamDefinition<string, infer E, infer _C, infer _S, infer _I, infer _M> ? E : never;

/** An event of the stream as it is appended. */
export type NewStreamEvent<S extends StreamDefinition> = EventType<S>;

/** An event of the stream as it is read; for a union of definitions the union of their events. */
export type StreamEvent<S extends StreamDefinition> = S extends StreamDefinition
  ? StoredEvent<EventType<S>> & { readonly stream: S['category'] }
  : never;

export type StreamCommand<S extends StreamDefinition> =
  S extends StreamDefinition<string, infer _E, infer Command, infer _S, infer _I, infer _M> ? Command : never;

export type StreamState<S extends StreamDefinition> =
  S extends StreamDefinition<string, infer _E, infer _C, infer State, infer _I, infer _M> ? State : never;

export type StreamId<S extends StreamDefinition> =
  S extends StreamDefinition<string, infer _E, infer _C, infer _S, infer Id, infer _M> ? Id : never;

export interface StreamOptions<E extends DomainEvent, Draft = never> {
  /** Fields that are encrypted with their subject's key. */
  readonly personalFields?: PersonalFields<E>;
  readonly upcasters?: Upcasters<E>;
  readonly toDraft?: (event: StoredEvent<E>) => Draft | null;
}

interface IdOptions<Id extends readonly string[]> {
  /** Returns the part of the stream id after the category and a dash. */
  readonly id?: (...id: Id) => string;
}

export const defineStream = <
  const Category extends string,
  E extends DomainEvent,
  Command,
  State,
  Id extends readonly string[] = [id: string],
  Draft = never,
>(
  category: Category,
  decider: Decider<Command, E, State>,
  { id, ...options }: StreamOptions<E, Draft> & IdOptions<Id> = {},
): StreamDefinition<Category, E, Command, State, Id, Draft> => ({
  category,
  isSingle: false,
  decider,
  streamId: createIdFormatter(category, id),
  ...withDefaults(options),
});

/** Defines a category with a single stream, whose id is the category. */
export const defineSingleStream = <
  const Category extends string,
  E extends DomainEvent,
  Command,
  State,
  Draft = never,
>(
  category: Category,
  decider: Decider<Command, E, State>,
  options: StreamOptions<E, Draft> = {},
): StreamDefinition<Category, E, Command, State, [], Draft> => ({
  category,
  isSingle: true,
  decider,
  streamId: () => category,
  ...withDefaults(options),
});

/** Defines streams without rules. `isSingle` makes the category the id of its only stream. */
export const defineAppendOnlyStream = <
  E extends DomainEvent,
  Id extends readonly string[] = [id: string],
  Draft = never,
>(
  category: string,
  { id, isSingle = false, ...options }: StreamOptions<E, Draft> & IdOptions<Id> & { isSingle?: boolean } = {},
): StreamDefinition<string, E, never, null, Id, Draft> => ({
  category,
  isSingle,
  decider: null,
  streamId: isSingle ? () => category : createIdFormatter(category, id),
  ...withDefaults(options),
});

const createIdFormatter =
  <Id extends readonly string[]>(
    category: string,
    id: (...id: Id) => string = (...parts) => parts.join('-'),
  ) =>
  (...parts: Id): string =>
    `${category}-${id(...parts)}`;

const withDefaults = <E extends DomainEvent, Draft>({
  personalFields = {},
  upcasters = {},
  toDraft,
}: StreamOptions<E, Draft>) => ({ personalFields, upcasters, ...(toDraft && { toDraft }) });

/** Returns a type guard for events of the given streams. */
export const isEventOf = <const S extends readonly StreamDefinition[]>(...streams: S) => {
  const categories = new Set(streams.map(({ category }) => category));
  return (event: StoredEvent): event is StreamEvent<S[number]> => categories.has(event.stream);
};
