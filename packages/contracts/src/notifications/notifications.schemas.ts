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
  /** It was in sight once; one that is read has been seen. */
  isSeen: z.boolean(),
  isArchived: z.boolean(),
  /** What it is about, where it is about a question. */
  questionId: z.string().nullable(),
  createdAt: instant,
});
export type Notification = z.infer<typeof Notification>;

/** Notifications in the inbox; `unread` leaves out what is archived, and `unseen` is what a bell points out. */
const counts = { unread: z.int(), unseen: z.int() };

export const UnreadCounts = z.object(counts);
export type UnreadCounts = z.infer<typeof UnreadCounts>;

const pageQuery = z.object({
  state: z.enum(['inbox', 'unread', 'archived', 'all']).default('inbox'),
  type: text(60).optional(),
  /** Where the next page begins, as the last one said. */
  cursor: text(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});

const NotificationPage = z.object({ items: z.array(Notification), next: z.string().nullable(), ...counts });

const markBody = z.object({
  mark: z.enum(notificationMarks),
  /** All that the mark can change, when left out. */
  ids: z.array(uuid).min(1).max(200).optional(),
  /** Of all, only those of this type. */
  type: text(60).optional(),
});

/** `changeId` is null when nothing had to be changed. */
const MarkedNotifications = z.object({ changeId: z.string().nullable(), changed: z.int(), ...counts });

const undoBody = z.object({ changeId: uuid });

const UndoneMark = z.object({ changed: z.int(), ...counts });

const streamQuery = z.object({
  /** Number of the last event heard, for a reader who cannot say so by `Last-Event-ID`. */
  after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
});

export const notificationsSchemas = {
  listNotifications: {
    summary: "The member's notifications that are not archived, newest first, at most 500",
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
    summary: "A page of the member's notifications, newest first",
    query: pageQuery,
    response: NotificationPage,
  },
  unreadNotifications: {
    summary: "How many of the member's notifications are unread",
    response: UnreadCounts,
  },
  markNotifications: {
    summary: "Mark some of the member's notifications, or all of them; the answer says how to undo it",
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
    summary: "A page of the steward's notifications, newest first",
    query: pageQuery,
    response: NotificationPage,
  },
  stewardUnreadNotifications: {
    summary: "How many of the steward's notifications are unread",
    response: UnreadCounts,
  },
  markStewardNotifications: {
    summary: "Mark some of the steward's notifications, or all of them; the answer says how to undo it",
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
