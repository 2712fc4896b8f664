import { mailRequested } from '@aera/contracts/server';
import { type ConsumerHandlers, handlerFor } from '@aera/event-bus';
import type { EventStore } from '@aera/event-store';
import { messageMetadata } from '@aera/service-kit';
import { mailRequestStream } from './mail-request-stream.ts';
import type { Outbox } from './outbox.ts';

interface Deps {
  readonly store: EventStore;
  readonly outbox: Outbox;
  readonly clock: () => Date;
}

/** Takes a request for a mail off the bus: what is personal in it is sealed from here on, and the mail waits in the outbox. */
export const createMailRequestConsumer = ({ store, outbox, clock }: Deps): ConsumerHandlers =>
  handlerFor(mailRequested, async (message) => {
    const { mailId, recipientId, kind } = message.data;
    const now = clock();
    const command = { type: 'RequestMail', data: message.data, now: now.toISOString() } as const;
    await store.stream(mailRequestStream).handle([mailId], command, { metadata: messageMetadata(message) });
    await outbox.add({ id: mailId, kind, recipientId, questionId: null, notificationId: null }, now, now);
  });
