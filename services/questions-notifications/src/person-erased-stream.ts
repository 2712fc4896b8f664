import type { EventStore } from '@aera/event-store';
import { defineAppendOnlyStream } from '@aera/event-store';

/** The keys of a member are deleted: questions and notifications cannot be decrypted. */
type MemberErasedEvent = { type: 'MemberErased'; data: { memberId: string; erasedAt: string } };

/** The keys of a visitor are deleted. `visitorId` is the pseudonym of an e-mail address or a browser session. */
type VisitorErasedEvent = { type: 'VisitorErased'; data: { visitorId: string; erasedAt: string } };

export const personErasedStream = defineAppendOnlyStream<MemberErasedEvent | VisitorErasedEvent>('erased');

export const readErasedPersonId = ({ type, data }: MemberErasedEvent | VisitorErasedEvent): string =>
  type === 'MemberErased' ? data.memberId : data.visitorId;

/** Time of the last erasure; null without one. Data recorded later is kept. */
export async function findLastErasure(
  store: Pick<EventStore, 'stream'>,
  personId: string,
): Promise<string | null> {
  return (await store.stream(personErasedStream).read(personId)).at(-1)?.recordedAt ?? null;
}
