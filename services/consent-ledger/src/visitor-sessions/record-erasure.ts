import type { EventMetadata, EventStore, StreamEvent } from '@aera/event-store';
import { visitorStream } from './visitor-stream.ts';

export type ErasedEvent = StreamEvent<typeof visitorStream>;

export interface ErasedSession {
  readonly sessionId: string;
  readonly consentIds: readonly string[];
  readonly now: string;
}

/**
 * Deletes the key first and then records the erasure: after a crash in between the visitor is erased, and the request can be repeated. Then
 * deletes the key of a consent that arrived in between. Returns the event of the erasure.
 * @throws RevisionConflict if the last erasure is not that of `expected`
 */
export async function recordErasure(
  store: EventStore,
  { sessionId, consentIds, now }: ErasedSession,
  metadata: EventMetadata,
  expected: number | 'none' | 'any' = 'any',
): Promise<ErasedEvent> {
  await store.eraseSubject(sessionId);
  const { events } = await store
    .stream(visitorStream)
    .append([sessionId], [{ type: 'VisitorErased', data: { sessionId, consentIds, erasedAt: now } }], {
      expected,
      metadata,
    });
  await store.eraseSubject(sessionId);
  const [erased] = events;
  if (!erased) throw new Error('The appended event was not returned.');
  return erased;
}
