import { type Route, stewardRoles } from '../route.ts';
import type { notificationsSchemas } from './notifications.schemas.ts';

type S = typeof notificationsSchemas;

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
  'ledger_mismatch_detected',
  'component_stalled',
  'threat_detected',
] as const;

export const notificationMarks = ['seen', 'read', 'unread', 'archived', 'unarchived'] as const;
export type NotificationMark = (typeof notificationMarks)[number];

export const listNotifications: Route<S['listNotifications'], 'member'> = {
  method: 'GET',
  path: '/api/notifications',
  access: 'member',
};

export const markNotificationRead: Route<S['markNotificationRead'], 'member'> = {
  method: 'POST',
  path: '/api/notifications/:id/read',
  access: 'member',
};

export const markAllNotificationsRead: Route<S['markAllNotificationsRead'], 'member'> = {
  method: 'POST',
  path: '/api/notifications/read-all',
  access: 'member',
};

export const listNotificationsByPage: Route<S['listNotificationsByPage'], 'member'> = {
  method: 'GET',
  path: '/api/notifications/page',
  access: 'member',
};

export const readInboxCounts: Route<S['readInboxCounts'], 'member'> = {
  method: 'GET',
  path: '/api/notifications/counts',
  access: 'member',
};

export const markNotifications: Route<S['markNotifications'], 'member'> = {
  method: 'POST',
  path: '/api/notifications/mark',
  access: 'member',
};

export const undoNotificationMark: Route<S['undoNotificationMark'], 'member'> = {
  method: 'POST',
  path: '/api/notifications/undo',
  access: 'member',
};

export const streamNotifications: Route<S['streamNotifications'], 'member'> = {
  method: 'GET',
  path: '/api/notifications/stream',
  access: 'member',
  produces: 'event-stream',
};

export const listStewardNotificationsByPage: Route<S['listStewardNotificationsByPage'], 'steward'> = {
  method: 'GET',
  path: '/api/admin/notifications/page',
  access: 'steward',
  roles: stewardRoles,
  audit: 'none',
};

export const readStewardInboxCounts: Route<S['readStewardInboxCounts'], 'steward'> = {
  method: 'GET',
  path: '/api/admin/notifications/counts',
  access: 'steward',
  roles: stewardRoles,
  audit: 'none',
};

export const markStewardNotifications: Route<S['markStewardNotifications'], 'steward'> = {
  method: 'POST',
  path: '/api/admin/notifications/mark',
  access: 'steward',
  roles: stewardRoles,
};

export const undoStewardNotificationMark: Route<S['undoStewardNotificationMark'], 'steward'> = {
  method: 'POST',
  path: '/api/admin/notifications/undo',
  access: 'steward',
  roles: stewardRoles,
};

export const streamStewardNotifications: Route<S['streamStewardNotifications'], 'steward'> = {
  method: 'GET',
  path: '/api/admin/notifications/stream',
  access: 'steward',
  roles: stewardRoles,
  audit: 'none',
  produces: 'event-stream',
};

/** The inbox routes of members, or of stewards. */
export interface InboxRoutes {
  readonly page: typeof listNotificationsByPage | typeof listStewardNotificationsByPage;
  readonly counts: typeof readInboxCounts | typeof readStewardInboxCounts;
  readonly mark: typeof markNotifications | typeof markStewardNotifications;
  readonly undo: typeof undoNotificationMark | typeof undoStewardNotificationMark;
  readonly stream: typeof streamNotifications | typeof streamStewardNotifications;
}

export const memberInbox: InboxRoutes = {
  page: listNotificationsByPage,
  counts: readInboxCounts,
  mark: markNotifications,
  undo: undoNotificationMark,
  stream: streamNotifications,
};

export const stewardInbox: InboxRoutes = {
  page: listStewardNotificationsByPage,
  counts: readStewardInboxCounts,
  mark: markStewardNotifications,
  undo: undoStewardNotificationMark,
  stream: streamStewardNotifications,
};
