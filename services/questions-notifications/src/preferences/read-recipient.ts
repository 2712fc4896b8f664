import { fold } from '@aera/event-store/decider';
import type { EventStore } from '@aera/event-store';
import { type ContextEvent, isOfRecipient } from '../context-event.ts';
import { recipient } from './decide-recipient.ts';
import { type Recipient, recipientStream } from './recipient.ts';

export type ReadRecipient = (memberId: string) => Promise<Recipient>;

/** Folded from the log at each reading: address and name are sealed there, and nowhere else. */
export const createReadRecipient =
  (store: Pick<EventStore<ContextEvent>, 'readStream'>): ReadRecipient =>
  async (memberId) =>
    fold(recipient, (await store.readStream(recipientStream(memberId))).filter(isOfRecipient));
