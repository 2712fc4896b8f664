import type { DomainEvent, StoredEvent } from '../event.ts';
import type { Projection, ProjectionContext } from './projection.ts';

export interface ErasingOptions<E extends DomainEvent> {
  /** The person that an event erases; null for every other event. */
  readonly erased: (event: StoredEvent<E>) => string | null;
  /** Clears what the rows say of that person. */
  readonly clear: (personId: string, context: ProjectionContext) => Promise<void>;
}

/**
 * A projection that forgets people: an event that erases somebody clears their rows, however many, in its place in the order of the
 * log. In the events after it, and in a rebuild, what was sealed for them reads as null already.
 */
export const erasing = <E extends DomainEvent>(
  projection: Projection<E>,
  { erased, clear }: ErasingOptions<E>,
): Projection<E> => ({
  ...projection,
  async apply(events, context) {
    let from = 0;
    for (const [at, event] of events.entries()) {
      const personId = erased(event);
      if (personId === null) continue;
      if (at > from) await projection.apply(events.slice(from, at), context);
      await clear(personId, context);
      from = at + 1;
    }
    if (from < events.length) await projection.apply(events.slice(from), context);
  },
});
