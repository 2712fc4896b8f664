import { setTimeout as delay } from 'node:timers/promises';
import type { AppendResult } from './append/append-events.ts';
import { isRevisionConflict } from './errors.ts';
import { deriveEventId } from './event-id.ts';
import type { DomainEvent, NewEvent, StoredEvent } from './event.ts';
import type { StreamDecider } from './streams/define-stream.ts';

export interface HandleOptions {
  /**
   * Id of the cause, such as the consumed message. The events get ids derived from it. A repeat returns no events instead of deciding
   * again, unless the first handling had none.
   */
  readonly idempotencyKey?: string;
  /** Decides as if the stream were new, and loads it only after a conflict. Ignored with an `idempotencyKey`. */
  readonly assumeNewStream?: boolean;
}

export interface HandleResult<E extends StoredEvent, State> {
  /** Events of this command; empty if it changed nothing. */
  readonly events: E[];
  /** State after these events. */
  readonly state: State;
  readonly revision: number;
}

interface CommandStream {
  readonly id: string;
  readAfter(revision: number): Promise<StoredEvent[]>;
  append(events: NewEvent[], expected: number): Promise<AppendResult>;
}

const maxAttempts = 12;

/**
 * Loads the stream, decides, and appends at the revision it read. After a write conflict, it loads only the later events: loading a long
 * stream takes time in which the next conflict would occur.
 */
export async function handleCommand(
  stream: CommandStream,
  { decide, evolve, initial }: StreamDecider<unknown, DomainEvent, unknown>,
  command: unknown,
  { idempotencyKey, assumeNewStream = false }: HandleOptions,
): Promise<HandleResult<StoredEvent, unknown>> {
  const fold = (state: unknown, events: readonly DomainEvent[]) =>
    events.reduce<unknown>((previous, event) => evolve(previous, event), state);
  const deriveId = idempotencyKey
    ? (index: number) => deriveEventId(`${stream.id} ${idempotencyKey}`, index)
    : undefined;
  let [state, revision, isRepeat] = [initial(), 0, false];
  for (let attempt = 1; ; attempt++) {
    const added = assumeNewStream && !deriveId && attempt === 1 ? [] : await stream.readAfter(revision);
    state = fold(state, added);
    revision = added.at(-1)?.revision ?? revision;
    isRepeat ||= deriveId !== undefined && added.some(({ id }) => id === deriveId(0));
    const decided = isRepeat ? [] : decide(command, state);
    if (decided.length === 0) return { events: [], state, revision };
    try {
      const events = deriveId
        ? decided.map((event, index): NewEvent => ({ ...event, id: deriveId(index) }))
        : decided;
      const appended = await stream.append(events, revision);
      return { events: appended.events, state: fold(state, decided), revision: appended.revision };
    } catch (error) {
      if (!isRevisionConflict(error) || attempt === maxAttempts) throw error;
      await delay(Math.random() * 2 ** Math.min(attempt, 6));
    }
  }
}

/** Runs tasks of one key sequentially and tasks of different keys concurrently. */
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
