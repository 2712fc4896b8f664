import { type EventStore, isEventOf, type StoredEvent } from '@aera/event-store';
import { computeCommitment } from './consent.ts';
import { consentStream } from './consent-stream.ts';

const isOfConsent = isEventOf(consentStream);

/** Erased fields, and the oldest records, have nothing that could be compared. */
export function matchesCommitment(event: StoredEvent): boolean {
  if (!isOfConsent(event) || event.type !== 'ConsentRecorded') return true;
  const { visitor, commitment } = event.data;
  return visitor === null || commitment === null || computeCommitment(visitor) === commitment;
}

/** Rejects when the encrypted fields of the event's stream cannot be decrypted. */
export async function decryptStream(store: Pick<EventStore, 'stream'>, event: StoredEvent): Promise<void> {
  if (isOfConsent(event))
    await store.stream(consentStream).read(event.streamId.slice(consentStream.category.length + 1));
}
