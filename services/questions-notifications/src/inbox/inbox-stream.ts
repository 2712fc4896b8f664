import { notificationRaised } from '@aera/contracts/server';
import { defineStream } from '@aera/event-store';
import { draft, draftByType } from '@aera/service-kit';
import { inbox } from './decide-inbox.ts';
import { type InboxEvent, inboxPersonalFields } from './inbox.ts';

/** Only new notifications are published, without their text. */
export const toInboxMessage = draftByType<InboxEvent>({
  NotificationRaised: ({ notificationId, recipientId, type: kind }) =>
    draft(notificationRaised, { notificationId, recipientId, kind }),
  NotificationsMarked: null,
  NotificationMarkUndone: null,
});

/** One stream for each member or steward. */
export const inboxStream = defineStream('inbox', inbox, {
  personalFields: inboxPersonalFields,
  toDraft: toInboxMessage,
});
