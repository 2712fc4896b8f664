import { z } from 'zod';
import type { RouteSchemas } from '../route.ts';
import { instant, text, uuid } from '../text.ts';
import { notificationMarks } from './notifications.routes.ts';

export const Notification = z.object({
  id: z.string(),
  /** Words joined by underscores. */
  type: z.string(),
  message: z.string(),
  isRead: z.boolean(),
  /** Whether it was displayed; a read notification is also seen. */
  isSeen: z.boolean(),
  isArchived: z.boolean(),
  /** The question that it is about; null for other notifications. */
  questionId: z.string().nullable(),
  createdAt: instant,
});
export type Notification = z.infer<typeof Notification>;

/** Notifications in the inbox. `unread` excludes archived ones; `unseen` is the count on the bell. */
const counts = { unread: z.int(), unseen: z.int() };

export const UnreadCounts = z.object(counts);
export type UnreadCounts = z.infer<typeof UnreadCounts>;

const pageQuery = z.object({
  state: z.enum(['inbox', 'unread', 'archived', 'all']).default('inbox'),
  type: text(60).optional(),
  /** Cursor of the previous page. */
  cursor: text(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});

const NotificationPage = z.object({ items: z.array(Notification), next: z.string().nullable(), ...counts });

const markBody = z.object({
  mark: z.enum(notificationMarks),
  /** Defaults to all notifications that the mark applies to. */
  ids: z.array(uuid).min(1).max(200).optional(),
  /** Limits all notifications to this type. */
  type: text(60).optional(),
});

/** `changeId` is null if nothing was changed. */
const MarkedNotifications = z.object({ changeId: z.string().nullable(), changed: z.int(), ...counts });

const undoBody = z.object({ changeId: uuid });

const UndoneMark = z.object({ changed: z.int(), ...counts });

const streamQuery = z.object({
  /** Number of the last received event, for clients that cannot send `Last-Event-ID`. */
  after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
});

export const notificationsSchemas = {
  listNotifications: {
    summary: 'List own notifications without archived ones, newest first, at most 500',
    response: z.array(Notification),
  },
  readNotification: {
    summary: 'Mark one notification as read',
    params: z.object({ id: uuid }),
  },
  readAllNotifications: {
    summary: 'Mark every notification as read',
  },
  notificationPage: {
    summary: 'List own notifications by page, newest first',
    query: pageQuery,
    response: NotificationPage,
  },
  unreadNotifications: {
    summary: 'Count own unread notifications',
    response: UnreadCounts,
  },
  markNotifications: {
    summary: 'Mark own notifications; returns the id for undoing it',
    body: markBody,
    response: MarkedNotifications,
  },
  undoNotificationMark: {
    summary: 'Undo notification change',
    body: undoBody,
    response: UndoneMark,
  },
  notificationStream: {
    summary:
      'Server-sent events, numbered without a gap for each reader: `questions` and `notifications` when either list has changed, `sync` at the beginning, `reset` when what was missed is no longer known',
    query: streamQuery,
  },
  stewardNotificationPage: {
    summary: 'View own notifications',
    query: pageQuery,
    response: NotificationPage,
  },
  stewardUnreadNotifications: {
    summary: 'Count own unread notifications',
    response: UnreadCounts,
  },
  markStewardNotifications: {
    summary: 'Mark own notifications',
    body: markBody,
    response: MarkedNotifications,
  },
  undoStewardNotificationMark: {
    summary: 'Undo notification change',
    body: undoBody,
    response: UndoneMark,
  },
  stewardNotificationStream: {
    summary:
      'Server-sent events, numbered without a gap for each reader: `questions` and `notifications` when either list has changed, `sync` at the beginning, `reset` when what was missed is no longer known',
    query: streamQuery,
  },
} satisfies Record<string, RouteSchemas>;
