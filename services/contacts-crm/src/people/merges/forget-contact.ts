import type { EventMetadata } from '@aera/event-store';
import type { EventStore } from '@aera/event-store';
import { personsStream } from './persons-stream.ts';

/** Takes an erased contact out of its person, for good. The same one again changes nothing. */
export async function forgetContact(
  store: Pick<EventStore, 'stream'>,
  { contactId, erasedAt }: { contactId: string; erasedAt: string },
  metadata: EventMetadata,
): Promise<void> {
  const command = { type: 'ForgetContact', data: { contactId }, now: erasedAt } as const;
  await store.stream(personsStream).handle([], command, { metadata });
}
