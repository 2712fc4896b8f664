import type {
  markNotifications,
  notificationPage,
  notificationStream,
  undoNotificationMark,
  unreadNotifications,
} from '@aera/contracts';
import type { RouteAddress } from '@aera/web-kit';

/** Where an inbox is: that of members or that of stewards, which take and answer the same. */
export interface InboxAddresses {
  readonly page: RouteAddress<typeof notificationPage>;
  readonly unread: RouteAddress<typeof unreadNotifications>;
  readonly mark: RouteAddress<typeof markNotifications>;
  readonly undo: RouteAddress<typeof undoNotificationMark>;
  readonly stream: RouteAddress<typeof notificationStream>;
}
