import { defineTable, type ProjectionContext, type RowOf, defineRowProjection } from '@aera/event-store';
import { unreachable } from '@aera/event-store/decider';
import { inboxStream } from './inbox-stream.ts';
import {
  initialNotificationState,
  type InboxEvent,
  applyMark,
  type NotificationState,
  revertMark,
} from './inbox.ts';

export const NotificationRow = defineTable('notifications', (p) => ({
  id: p.uuid().primary(),
  recipientId: p.text(),
  type: p.text(),
  message: p.text(),
  questionId: p.text().nullable(),
  isSeen: p.boolean(),
  isRead: p.boolean(),
  isArchived: p.boolean(),
  createdAt: p.instant(),
}));
export type NotificationRow = RowOf<typeof NotificationRow>;

export function projectNotification(
  row: NotificationRow | null,
  { type, data }: InboxEvent,
): NotificationRow | null {
  switch (type) {
    case 'NotificationRaised':
      return {
        id: data.notificationId,
        recipientId: data.recipientId,
        type: data.type,
        message: data.message ?? '',
        questionId: data.questionId,
        ...toColumns(initialNotificationState),
        createdAt: data.raisedAt,
      };
    case 'NotificationsMarked':
      return row && { ...row, ...toColumns(applyMark(toState(row), data.mark)) };
    case 'NotificationMarkUndone':
      return row && { ...row, ...toColumns(revertMark(toState(row), data.mark)) };
    default:
      return unreachable(type);
  }
}

const toState = ({ isSeen, isRead, isArchived }: NotificationRow): NotificationState => ({
  seen: isSeen,
  read: isRead,
  archived: isArchived,
});

const toColumns = ({ seen, read, archived }: NotificationState) => ({
  isSeen: seen,
  isRead: read,
  isArchived: archived,
});

/** Ids of the notifications that an event changes. */
export const toNotificationIds = ({ data }: InboxEvent): readonly string[] =>
  'notificationIds' in data ? data.notificationIds : [data.notificationId];

export const notificationsProjection = defineRowProjection({
  streams: [inboxStream],
  name: 'notifications',
  version: 3,
  entity: NotificationRow,
  key: toNotificationIds,
  project: projectNotification,
});

/**
 * Recounts changed inboxes; runs after the projection of notifications. An unseen notification is unread, so that `notifications_unread` lists
 * all that count.
 */
export async function refreshInboxCounts(
  events: readonly InboxEvent[],
  { sql, table }: ProjectionContext,
): Promise<void> {
  const recipientIds = [...new Set(events.map(({ data }) => data.recipientId))];
  if (recipientIds.length === 0) return;
  await sql(
    `insert into ${table('inbox_counts')} (recipient_id, unread, unseen)
     select r.recipient_id, count(*) filter (where not n.is_read), count(*) filter (where not n.is_seen)
     from unnest($1::text[]) as r (recipient_id)
     left join ${table('notifications')} n
       on n.recipient_id = r.recipient_id and not n.is_archived and not n.is_read
     group by r.recipient_id
     on conflict (recipient_id) do update set unread = excluded.unread, unseen = excluded.unseen`,
    [recipientIds],
  );
}
