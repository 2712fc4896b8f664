import { type Route, stewardRoles } from '../route.ts';
import type { notificationsSchemas } from './notifications.schemas.ts';

type S = typeof notificationsSchemas;

const service = 'questions-notifications';

/** Notification types of members, in the order of the preferences page. */
export const memberNotificationTypes = [
  'question_answered',
  'information_requested',
  'answer_revised',
] as const;
/** Notification types of stewards. */
export const stewardNotificationTypes = [
  'new_question',
  'question_assigned',
  'information_provided',
  'question_reopened',
  'sla_at_risk',
  'sla_breached',
  'ledger_tampering_detected',
  'component_stalled',
  'threat_detected',
] as const;

export const notificationMarks = ['seen', 'read', 'unread', 'archived', 'unarchived'] as const;
export type NotificationMark = (typeof notificationMarks)[number];

export const listNotifications: Route<S['listNotifications'], 'member'> = {
  service,
  method: 'GET',
  path: '/api/notifications',
  access: 'member',
};

export const readNotification: Route<S['readNotification'], 'member'> = {
  service,
  method: 'POST',
  path: '/api/notifications/:id/read',
  access: 'member',
};

export const readAllNotifications: Route<S['readAllNotifications'], 'member'> = {
  service,
  method: 'POST',
  path: '/api/notifications/read-all',
  access: 'member',
};

export const notificationPage: Route<S['notificationPage'], 'member'> = {
  service,
  method: 'GET',
  path: '/api/notifications/page',
  access: 'member',
};

export const unreadNotifications: Route<S['unreadNotifications'], 'member'> = {
  service,
  method: 'GET',
  path: '/api/notifications/unread',
  access: 'member',
};

export const markNotifications: Route<S['markNotifications'], 'member'> = {
  service,
  method: 'POST',
  path: '/api/notifications/mark',
  access: 'member',
};

export const undoNotificationMark: Route<S['undoNotificationMark'], 'member'> = {
  service,
  method: 'POST',
  path: '/api/notifications/undo',
  access: 'member',
};

export const notificationStream: Route<S['notificationStream'], 'member'> = {
  service,
  method: 'GET',
  path: '/api/notifications/stream',
  access: 'member',
  produces: 'event-stream',
};

export const stewardNotificationPage: Route<S['stewardNotificationPage'], 'steward'> = {
  service,
  method: 'GET',
  path: '/api/admin/notifications/page',
  access: 'steward',
  roles: stewardRoles,
  audit: 'none',
};

export const stewardUnreadNotifications: Route<S['stewardUnreadNotifications'], 'steward'> = {
  service,
  method: 'GET',
  path: '/api/admin/notifications/unread',
  access: 'steward',
  roles: stewardRoles,
  audit: 'none',
};

export const markStewardNotifications: Route<S['markStewardNotifications'], 'steward'> = {
  service,
  method: 'POST',
  path: '/api/admin/notifications/mark',
  access: 'steward',
  roles: stewardRoles,
};

export const undoStewardNotificationMark: Route<S['undoStewardNotificationMark'], 'steward'> = {
  service,
  method: 'POST',
  path: '/api/admin/notifications/undo',
  access: 'steward',
  roles: stewardRoles,
};

export const stewardNotificationStream: Route<S['stewardNotificationStream'], 'steward'> = {
  service,
  method: 'GET',
  path: '/api/admin/notifications/stream',
  access: 'steward',
  roles: stewardRoles,
  audit: 'none',
  produces: 'event-stream',
};

/** The routes of an inbox, which members and stewards have alike. */
export interface InboxRoutes {
  readonly page: typeof notificationPage | typeof stewardNotificationPage;
  readonly unread: typeof unreadNotifications | typeof stewardUnreadNotifications;
  readonly mark: typeof markNotifications | typeof markStewardNotifications;
  readonly undo: typeof undoNotificationMark | typeof undoStewardNotificationMark;
  readonly stream: typeof notificationStream | typeof stewardNotificationStream;
}

export const memberInbox: InboxRoutes = {
  page: notificationPage,
  unread: unreadNotifications,
  mark: markNotifications,
  undo: undoNotificationMark,
  stream: notificationStream,
};

export const stewardInbox: InboxRoutes = {
  page: stewardNotificationPage,
  unread: stewardUnreadNotifications,
  mark: markStewardNotifications,
  undo: undoStewardNotificationMark,
  stream: stewardNotificationStream,
};
