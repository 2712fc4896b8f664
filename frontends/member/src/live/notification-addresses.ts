import type {
  markNotifications,
  notificationPage,
  notificationStream,
  undoNotificationMark,
  unreadNotifications,
} from '@aera/contracts';
import type { InboxAddresses } from '@aera/inbox';
import { address } from '@aera/web-kit';

/** The member's inbox, by address; the spec beside holds each to its contract. */
export const notificationAddresses: InboxAddresses = {
  page: address<typeof notificationPage>('GET', '/api/notifications/page'),
  unread: address<typeof unreadNotifications>('GET', '/api/notifications/unread'),
  mark: address<typeof markNotifications>('POST', '/api/notifications/mark'),
  undo: address<typeof undoNotificationMark>('POST', '/api/notifications/undo'),
  stream: address<typeof notificationStream>('GET', '/api/notifications/stream'),
};
