import type { DomainEvent, StoredEvent } from '../event.ts';
import { isEventOf, type StreamDefinition, type StreamEvent } from '../streams/define-stream.ts';
import { applyEvents, type Projection, type ProjectionContext } from './projection.ts';

export interface ErasureOptions<E> {
  /** The person that an event erases; null for every other event. */
  readonly erased: (event: E) => string | null;
  /** Clears what the rows say of that person. */
  readonly clear: (personId: string, context: ProjectionContext) => Promise<void>;
}

/**
 * A projection that forgets people: an event that erases somebody clears their rows, however many, in its place in the order of the
 * log. In the events after it, and in a rebuild, what was sealed for them reads as null already.
 */
export function withErasure<S extends StreamDefinition>(
  projection: Projection,
  options: ErasureOptions<StreamEvent<S>> & { readonly streams: readonly S[] },
): Projection;
export function withErasure<E extends DomainEvent>(
  projection: Projection<E>,
  options: ErasureOptions<StoredEvent<E>>,
): Projection<E>;
export function withErasure(
  projection: Projection,
  { streams, erased, clear }: ErasureOptions<never> & { readonly streams?: readonly StreamDefinition[] },
): Projection {
  const isErasure = streams ? isEventOf(...streams) : () => true;
  return {
    ...projection,
    ...(streams && projection.streams && { streams: [...projection.streams, ...streams] }),
    async apply(events, context) {
      let from = 0;
      for (const [index, event] of events.entries()) {
        const personId = isErasure(event) ? erased(event as never) : null;
        if (personId === null) continue;
        if (index > from) await applyEvents(projection, events.slice(from, index), context);
        await clear(personId, context);
        from = index + 1;
      }
      if (from < events.length) await applyEvents(projection, events.slice(from), context);
    },
  };
}
