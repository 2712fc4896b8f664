import { z } from 'zod';
import { type StewardRole, stewardRoles } from './identity.ts';
import { type Access, defineRoute } from './route.ts';
import { instant, text, uuid } from './text.ts';

const service = 'questions-notifications';

/** What a member can be told of, in the order in which preferences show it. */
export const memberNotificationTypes = [
  'question_answered',
  'information_requested',
  'answer_revised',
] as const;
/** What a steward can be told of. */
export const stewardNotificationTypes = [
  'new_question',
  'question_assigned',
  'information_given',
  'question_reopened',
  'promise_at_risk',
  'promise_missed',
  'ledger_diverged',
  'projection_stalled',
  'intrusion',
] as const;

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

export const notificationMarks = ['seen', 'read', 'unread', 'archived', 'unarchived'] as const;
export type NotificationMark = (typeof notificationMarks)[number];

/** Notifications in the inbox; `unread` leaves out what is archived, and `unseen` is what a bell points out. */
const counts = { unread: z.int(), unseen: z.int() };

export const UnreadCounts = z.object(counts);
export type UnreadCounts = z.infer<typeof UnreadCounts>;

/** The routes of an inbox: the same for members and stewards, each their own. */
const inboxAt = <const Who extends Access>(
  access: Who,
  roles: readonly StewardRole[],
  base: string,
  whose: string,
) => ({
  page: defineRoute({
    service,
    method: 'GET',
    path: `${base}/page`,
    summary: `A page of ${whose} notifications, newest first`,
    access,
    roles,
    audit: 'none',
    query: z.object({
      state: z.enum(['inbox', 'unread', 'archived', 'all']).default('inbox'),
      type: text(60).optional(),
      /** Where the next page begins, as the last one said. */
      cursor: text(200).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(20),
    }),
    response: z.object({ items: z.array(Notification), next: z.string().nullable(), ...counts }),
  }),
  unread: defineRoute({
    service,
    method: 'GET',
    path: `${base}/unread`,
    summary: `How many of ${whose} notifications are unread`,
    access,
    roles,
    audit: 'none',
    response: UnreadCounts,
  }),
  mark: defineRoute({
    service,
    method: 'POST',
    path: `${base}/mark`,
    summary: `Mark some of ${whose} notifications, or all of them; the answer says how to undo it`,
    access,
    roles,
    body: z.object({
      mark: z.enum(notificationMarks),
      /** All that the mark can change, when left out. */
      ids: z.array(uuid).min(1).max(200).optional(),
      /** Of all, only those of this type. */
      type: text(60).optional(),
    }),
    /** `changeId` is null when nothing had to be changed. */
    response: z.object({ changeId: z.string().nullable(), changed: z.int(), ...counts }),
  }),
  undo: defineRoute({
    service,
    method: 'POST',
    path: `${base}/undo`,
    summary: 'Take a mark back where nothing was marked otherwise since; one of the last twenty',
    access,
    roles,
    body: z.object({ changeId: uuid }),
    response: z.object({ changed: z.int(), ...counts }),
  }),
  stream: defineRoute({
    service,
    method: 'GET',
    path: `${base}/stream`,
    summary:
      'Server-sent events, numbered without a gap for each reader: `questions` and `notifications` when either list has changed, `sync` at the beginning, `reset` when what was missed is no longer known',
    access,
    roles,
    audit: 'none',
    query: z.object({
      /** Number of the last event heard, for a reader who cannot say so by `Last-Event-ID`. */
      after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
    }),
    produces: 'event-stream',
  }),
});

const ofMember = inboxAt('member', [], '/api/notifications', "the member's");
const ofSteward = inboxAt('steward', stewardRoles, '/api/admin/notifications', "the steward's");

export const listNotifications = defineRoute({
  service,
  method: 'GET',
  path: '/api/notifications',
  summary: "The member's notifications that are not archived, newest first, at most 500",
  access: 'member',
  response: z.array(Notification),
});

export const readNotification = defineRoute({
  service,
  method: 'POST',
  path: '/api/notifications/:id/read',
  summary: 'Mark one notification as read',
  access: 'member',
  params: z.object({ id: uuid }),
});

export const readAllNotifications = defineRoute({
  service,
  method: 'POST',
  path: '/api/notifications/read-all',
  summary: 'Mark every notification as read',
  access: 'member',
});

export const notificationPage = ofMember.page;
export const unreadNotifications = ofMember.unread;
export const markNotifications = ofMember.mark;
export const undoNotificationMark = ofMember.undo;
export const notificationStream = ofMember.stream;

export const stewardNotificationPage = ofSteward.page;
export const stewardUnreadNotifications = ofSteward.unread;
export const markStewardNotifications = ofSteward.mark;
export const undoStewardNotificationMark = ofSteward.undo;
export const stewardNotificationStream = ofSteward.stream;

export const notificationRoutes = {
  listNotifications,
  readNotification,
  readAllNotifications,
  notificationPage,
  unreadNotifications,
  markNotifications,
  undoNotificationMark,
  notificationStream,
  stewardNotificationPage,
  stewardUnreadNotifications,
  markStewardNotifications,
  undoStewardNotificationMark,
  stewardNotificationStream,
};
