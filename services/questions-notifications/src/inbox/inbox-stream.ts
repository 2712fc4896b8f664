import { notificationRaised } from '@aera/contracts/server';
import { defineStream } from '@aera/event-store';
import { draft, type MessageDraft } from '@aera/service-kit';
import { inbox } from './decide-inbox.ts';
import { type InboxEvent, inboxPersonalFields } from './inbox.ts';

/** One stream for each member or steward. */
export const inboxStream = defineStream('inbox', inbox, {
  personalFields: inboxPersonalFields,
  publish: toInboxMessage,
});

/** Only new notifications are published, without their text. */
export function toInboxMessage(event: InboxEvent): MessageDraft | null {
  if (event.type !== 'NotificationRaised') return null;
  const { notificationId, recipientId, type: kind } = event.data;
  return draft(notificationRaised, { notificationId, recipientId, kind });
}
