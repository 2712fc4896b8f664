import type {
  markNotifications,
  notificationPage,
  notificationStream,
  undoNotificationMark,
  unreadNotifications,
} from '@aera/contracts';
import type { InboxAddresses } from '@aera/inbox';
import { address } from '@aera/web-kit';

/** The steward's inbox, by address: it takes and answers what a member's does. The spec beside holds each to its contract. */
export const inboxAddresses: InboxAddresses = {
  page: address<typeof notificationPage>('GET', '/api/admin/notifications/page'),
  unread: address<typeof unreadNotifications>('GET', '/api/admin/notifications/unread'),
  mark: address<typeof markNotifications>('POST', '/api/admin/notifications/mark'),
  undo: address<typeof undoNotificationMark>('POST', '/api/admin/notifications/undo'),
  stream: address<typeof notificationStream>('GET', '/api/admin/notifications/stream'),
};
