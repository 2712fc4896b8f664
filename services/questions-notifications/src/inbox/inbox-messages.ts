import { notificationRaised } from '@aera/contracts/server';
import { draft, type MessageDraft } from '@aera/service-kit';
import type { InboxEvent } from './inbox.ts';

/** Most of an inbox is private to its member; the text of a notification is never published. */
export function inboxMessage(event: InboxEvent): MessageDraft | null {
  if (event.type !== 'NotificationRaised') return null;
  const { notificationId, memberId, type: kind } = event.data;
  return draft(notificationRaised, { notificationId, memberId, kind });
}
