import type { EventStore } from '@aera/event-store';
import { defineAppendOnlyStream } from '@aera/event-store';

/** The keys of a member were destroyed: what they asked and were told can be read no more. */
type MemberErasedEvent = { type: 'MemberErased'; data: { memberId: string; erasedAt: string } };

/** The key of a visitor was destroyed, who goes by an id that stands for an address or for a browser. */
type VisitorErasedEvent = { type: 'VisitorErased'; data: { visitorId: string; erasedAt: string } };

export const personErasedStream = defineAppendOnlyStream<MemberErasedEvent | VisitorErasedEvent>('erased');

/** The person that an event erases. */
export const erasedPersonId = ({ type, data }: MemberErasedEvent | VisitorErasedEvent): string =>
  type === 'MemberErased' ? data.memberId : data.visitorId;

/** When somebody was last erased; null for whoever never was. What came later is held of them anew. */
export async function findLastErasure(
  store: Pick<EventStore, 'stream'>,
  personId: string,
): Promise<string | null> {
  return (await store.stream(personErasedStream).read(personId)).at(-1)?.recordedAt ?? null;
}
