import type { EventStore } from '@aera/event-store';
import { recipientStream } from './recipient-stream.ts';
import { type Recipient } from './recipient.ts';

export type ReadRecipient = (memberId: string) => Promise<Recipient>;

/** Folded from the log at each reading: address and name are sealed there, and nowhere else. */
export const createReadRecipient =
  (store: Pick<EventStore, 'stream'>): ReadRecipient =>
  async (memberId) =>
    await store.stream(recipientStream).readState(memberId);
