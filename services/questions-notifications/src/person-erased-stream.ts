import type { EventStore } from '@aera/event-store';
import { defineAppendOnlyStream } from '@aera/event-store';

/** The keys of a member were destroyed: their questions and notifications cannot be decrypted. */
type MemberErasedEvent = { type: 'MemberErased'; data: { memberId: string; erasedAt: string } };

/** The key of a visitor was destroyed. The visitor is identified by the pseudonym of an e-mail address or a browser session. */
type VisitorErasedEvent = { type: 'VisitorErased'; data: { visitorId: string; erasedAt: string } };

export const personErasedStream = defineAppendOnlyStream<MemberErasedEvent | VisitorErasedEvent>('erased');

/** The person that an event erases. */
export const erasedPersonId = ({ type, data }: MemberErasedEvent | VisitorErasedEvent): string =>
  type === 'MemberErased' ? data.memberId : data.visitorId;

/** Time of the subject's last erasure; null without one. Later data is stored again. */
export async function findLastErasure(
  store: Pick<EventStore, 'stream'>,
  personId: string,
): Promise<string | null> {
  return (await store.stream(personErasedStream).read(personId)).at(-1)?.recordedAt ?? null;
}
