import { isEventOf, type StreamDefinition, type StreamEvent } from '../streams/define-stream.ts';
import { applyEvents, type Projection, type ProjectionContext } from './projection.ts';

interface ErasureOptions<S extends StreamDefinition> {
  readonly streams: readonly S[];
  /** Id of the subject that an event erases; null for every other event. */
  readonly readErasedId: (event: StreamEvent<S>) => string | null;
  /** Deletes or anonymizes the rows of that subject. The projection itself does not get the event. */
  readonly erase: (subjectId: string, context: ProjectionContext) => Promise<void>;
}

/**
 * A projection with erasure: an erasure event deletes or anonymizes the rows of the subject, at its position in the log. In later events,
 * and in a rebuild, encrypted fields of the subject read as null.
 */
export function withErasure<S extends StreamDefinition>(
  projection: Projection,
  { streams, readErasedId, erase }: ErasureOptions<S>,
): Projection {
  const isErasure = isEventOf(...streams);
  return {
    ...projection,
    streams: projection.streams && [...projection.streams, ...streams],
    async apply(events, context) {
      let from = 0;
      for (const [index, event] of events.entries()) {
        const subjectId = isErasure(event) ? readErasedId(event as StreamEvent<S>) : null;
        if (subjectId === null) continue;
        if (index > from) await applyEvents(projection, events.slice(from, index), context);
        await erase(subjectId, context);
        from = index + 1;
      }
      if (from < events.length) await applyEvents(projection, events.slice(from), context);
    },
  };
}
