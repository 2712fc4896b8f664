import { memberErased } from '@aera/contracts/server';
import { type ConsumerHandlers, when } from '@aera/event-bus';
import type { EventStore } from '@aera/event-store';
import { causedBy, derivedId, type EventMetadata } from '@aera/service-kit';
import { contactStream } from '../leads/contact-stream.ts';
import { personsStream } from '../persons/persons-stream.ts';

/** Takes an erased contact out of its person, for good. The same one again changes nothing. */
async function detachErasedContact(
  store: Pick<EventStore, 'stream'>,
  { contactId, erasedAt }: { contactId: string; erasedAt: string },
  metadata: EventMetadata,
): Promise<void> {
  const command = { type: 'ForgetContact', data: { contactId }, now: erasedAt } as const;
  await store.stream(personsStream).handle([], command, { metadata });
}

interface ContactErasure {
  readonly contactId: string;
  readonly erasedAt: string;
  /** Of what led to it: the same cause erases once. */
  readonly causeId: string;
}

/** Erases one contact: the key first, so that a crash in between leaves it erased. */
export async function eraseContact(
  store: EventStore,
  { contactId, erasedAt, causeId }: ContactErasure,
  metadata: EventMetadata,
): Promise<void> {
  await store.eraseSubject(contactId);
  await store
    .stream(contactStream)
    .append(
      [contactId],
      [{ id: derivedId(causeId, 'contact-erased'), type: 'ContactErased', data: { contactId, erasedAt } }],
      { expected: 'any', metadata },
    );
  await detachErasedContact(store, { contactId, erasedAt }, metadata);
}

/** A member is gone: what they wrote while signed in goes with them. */
export const onMemberErased = (store: EventStore): ConsumerHandlers =>
  when(memberErased, async (message) => {
    const { memberId: contactId, erasedAt } = message.data;
    await eraseContact(store, { contactId, erasedAt, causeId: message.id }, causedBy(message));
  });
