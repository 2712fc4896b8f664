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

/** Numbers of notifications that are not archived. The bell shows `unread`. */
const counts = { unread: z.int(), unseen: z.int() };

export const InboxCounts = z.object(counts);
export type InboxCounts = z.infer<typeof InboxCounts>;

const pageQuery = z.object({
  state: z.enum(['inbox', 'unread', 'archived', 'all']).default('inbox'),
  type: text(60).optional(),
  /** `next` of the page before. */
  cursor: text(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});

const NotificationPage = z.object({ items: z.array(Notification), next: z.string().nullable(), ...counts });

const markBody = z.object({
  mark: z.enum(notificationMarks),
  /** The notifications to mark; by default all that the mark applies to. */
  ids: z.array(uuid).min(1).max(200).optional(),
  /** Without `ids`, marks only notifications of this type. */
  type: text(60).optional(),
  /** Without `ids`, marks only unread notifications. */
  state: z.literal('unread').optional(),
});

/** `changeId` is null if nothing was changed. */
const MarkedNotifications = z.object({ changeId: z.string().nullable(), changed: z.int(), ...counts });

const undoBody = z.object({ changeId: uuid });

const UndoneMark = z.object({ changed: z.int(), ...counts });

const streamSummary =
  'Server-sent events: `sync` on connecting and whenever changes may have been missed, `questions` or `notifications` when that list has changed';

export const notificationsSchemas = {
  listNotifications: {
    summary: 'List own notifications without archived ones, newest first, at most 500',
    response: z.array(Notification),
  },
  markNotificationRead: {
    summary: 'Mark one notification as read',
    params: z.object({ id: uuid }),
  },
  markAllNotificationsRead: {
    summary: 'Mark every notification as read',
  },
  listNotificationsByPage: {
    summary: 'List own notifications by page, newest first',
    query: pageQuery,
    response: NotificationPage,
  },
  readInboxCounts: {
    summary: 'Count own unread and unseen notifications',
    response: InboxCounts,
  },
  markNotifications: {
    summary: 'Mark own notifications; returns the id for undoing it',
    body: markBody,
    response: MarkedNotifications,
  },
  undoNotificationMark: {
    summary: 'Undo a mark on notifications',
    body: undoBody,
    response: UndoneMark,
  },
  streamNotifications: {
    summary: streamSummary,
  },
  listStewardNotificationsByPage: {
    summary: 'View own notifications',
    query: pageQuery,
    response: NotificationPage,
  },
  readStewardInboxCounts: {
    summary: 'Count own unread and unseen notifications',
    response: InboxCounts,
  },
  markStewardNotifications: {
    summary: 'Mark own notifications',
    body: markBody,
    response: MarkedNotifications,
  },
  undoStewardNotificationMark: {
    summary: 'Undo a mark on notifications',
    body: undoBody,
    response: UndoneMark,
  },
  streamStewardNotifications: {
    summary: streamSummary,
  },
} satisfies Record<string, RouteSchemas>;
