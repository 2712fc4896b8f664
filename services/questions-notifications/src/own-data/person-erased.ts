import type { EventStore } from '@aera/event-store';
import type { ContextEvent } from '../context-event.ts';

/** The keys of a member were destroyed: what they asked and were told can be read no more. */
export type MemberErasedEvent = { type: 'MemberErased'; data: { memberId: string; erasedAt: string } };

/** The key of a visitor was destroyed, who goes by an id that stands for an address or for a browser. */
export type VisitorErasedEvent = { type: 'VisitorErased'; data: { visitorId: string; erasedAt: string } };

export const erasedStream = (personId: string): string => `erased-${personId}`;

/** The person that an event erases; null for every other event. */
export function erasedPerson({ type, data }: { type: string; data: unknown }): string | null {
  if (type === 'MemberErased') return (data as MemberErasedEvent['data']).memberId;
  return type === 'VisitorErased' ? (data as VisitorErasedEvent['data']).visitorId : null;
}

/** When somebody was last erased; null for whoever never was. What came later is held of them anew. */
export async function lastErased(
  store: Pick<EventStore<ContextEvent>, 'readStream'>,
  personId: string,
): Promise<string | null> {
  return (await store.readStream(erasedStream(personId))).at(-1)?.recordedAt ?? null;
}
