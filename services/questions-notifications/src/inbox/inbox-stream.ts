import { notificationRaised } from '@aera/contracts/server';
import { defineStream } from '@aera/event-store';
import { unreachable } from '@aera/event-store/decider';
import { draft, type MessageDraft } from '@aera/service-kit';
import { inbox } from './decide-inbox.ts';
import { type InboxEvent, inboxPersonalFields } from './inbox.ts';

/** One stream for each member or steward. */
export const inboxStream = defineStream('inbox', inbox, {
  personalFields: inboxPersonalFields,
  toDraft: toInboxMessage,
});

/** Only new notifications are published, without their text. */
export function toInboxMessage({ type, data }: InboxEvent): MessageDraft | null {
  switch (type) {
    case 'NotificationRaised': {
      const { notificationId, recipientId, type: kind } = data;
      return draft(notificationRaised, { notificationId, recipientId, kind });
    }
    case 'NotificationsMarked':
    case 'NotificationMarkUndone':
      return null;
    default:
      return unreachable(type);
  }
}
