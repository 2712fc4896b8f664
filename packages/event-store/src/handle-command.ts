import { setTimeout as delay } from 'node:timers/promises';
import type { AppendResult } from './append/append-events.ts';
import { isRevisionConflict } from './errors.ts';
import { deriveEventId } from './event-id.ts';
import type { DomainEvent, NewEvent, StoredEvent } from './event.ts';
import type { StreamDecider } from './streams/define-stream.ts';

export interface HandleOptions {
  /**
   * Names the cause, such as the id of the message reacted to: the events get ids derived from it, and a repeat answers
   * no events instead of deciding again.
   */
  readonly idempotencyKey?: string;
  /** The stream is most likely new: decides as if it were, and loads it only when it is not. Not with an `idempotencyKey`. */
  readonly assumeNewStream?: boolean;
}

export interface HandleResult<E extends StoredEvent, State> {
  /** What this command led to; empty when it was accepted and changed nothing. */
  readonly events: E[];
  /** After these events. */
  readonly state: State;
  readonly revision: number;
}

/** One stream, as a command sees it. */
export interface CommandStream<E extends DomainEvent> {
  readonly id: string;
  read(): Promise<StoredEvent<E>[]>;
  append(events: NewEvent<E>[], expected: number): Promise<AppendResult<StoredEvent<E>>>;
}

const maxAttempts = 12;

/** Loads, folds, decides and appends at the revision seen; starts over when another writer was faster. */
export async function handleCommand<Command, E extends DomainEvent, State>(
  stream: CommandStream<E>,
  { decide, evolve, initial }: StreamDecider<Command, E, State>,
  command: Command,
  { idempotencyKey, assumeNewStream = false }: HandleOptions,
): Promise<HandleResult<StoredEvent<E>, State>> {
  const fold = (state: State, events: readonly E[]) => events.reduce((s, event) => evolve(s, event), state);
  const idOf = idempotencyKey
    ? (index: number) => deriveEventId(`${stream.id} ${idempotencyKey}`, index)
    : undefined;
  for (let attempt = 1; ; attempt++) {
    const history = assumeNewStream && !idOf && attempt === 1 ? [] : await stream.read();
    const state = fold(initial(), history);
    const revision = history.at(-1)?.revision ?? 0;
    const isRepeat = idOf && history.some(({ id }) => id === idOf(0));
    const decided = isRepeat ? [] : decide(command, state);
    if (decided.length === 0) return { events: [], state, revision };
    try {
      const events = idOf
        ? decided.map((event, index): NewEvent<E> => ({ ...event, id: idOf(index) }))
        : decided;
      const appended = await stream.append(events, revision);
      return { events: appended.events, state: fold(state, decided), revision: appended.revision };
    } catch (error) {
      if (!isRevisionConflict(error) || attempt === maxAttempts) throw error;
      await delay(Math.random() * 2 ** Math.min(attempt, 6));
    }
  }
}

/** Runs the tasks of one key one after the other, and those of different keys at once. */
export function createKeyedMutex(): <T>(key: string, task: () => Promise<T>) => Promise<T> {
  const tails = new Map<string, Promise<unknown>>();
  return async (key, task) => {
    const turn = (tails.get(key) ?? Promise.resolve()).then(task, task);
    tails.set(key, turn);
    try {
      return await turn;
    } finally {
      if (tails.get(key) === turn) tails.delete(key);
    }
  };
}
