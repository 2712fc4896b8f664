import type { EventMetadata } from '@aera/event-store';
import type { ContactsStore } from '../../contacts-store.ts';
import { persons, personsStream } from './decide-merges.ts';

/** Takes an erased contact out of its person, for good. The same one again changes nothing. */
export async function forgetContact(
  store: Pick<ContactsStore, 'handle'>,
  { contactId, erasedAt }: { contactId: string; erasedAt: string },
  metadata: EventMetadata,
): Promise<void> {
  const command = { type: 'ForgetContact', data: { contactId }, now: erasedAt } as const;
  await store.handle(persons, personsStream, command, metadata);
}
