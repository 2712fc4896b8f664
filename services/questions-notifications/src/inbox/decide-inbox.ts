import { type Decider, rejections, unreachable } from '@aera/event-store/decider';
import {
  evolveInbox,
  type Inbox,
  type InboxEvent,
  initialInbox,
  hasMark,
  isTargetOfMarkAll,
  type Mark,
} from './inbox.ts';

export type InboxCommand =
  | {
      type: 'MarkNotifications';
      data: {
        recipientId: string;
        changeId: string;
        mark: Mark;
        /** Null marks all that the mark applies to. */
        notificationIds: readonly string[] | null;
        /** With null ids: only notifications of this type. */
        notificationType: string | null;
        /** With null ids: only unread notifications. */
        onlyUnread: boolean;
      };
      now: string;
    }
  | { type: 'UndoMark'; data: { recipientId: string; changeId: string }; now: string };

const reject = rejections({
  'change-not-found': ['not-found', 'This change can’t be undone anymore.'],
  'notification-not-found': ['not-found', 'Notification not found.'],
});

/** Idempotent: repeated commands add no event. */
function decideInbox({ type, data, now }: InboxCommand, inbox: Inbox): InboxEvent[] {
  switch (type) {
    case 'MarkNotifications': {
      const { recipientId, changeId, mark } = data;
      if (inbox.changes.has(changeId)) return [];
      return toBatches(selectUnmarked(data, inbox)).map((notificationIds) => ({
        type: 'NotificationsMarked',
        data: { recipientId, changeId, mark, notificationIds, markedAt: now },
      }));
    }
    case 'UndoMark': {
      const change = inbox.changes.get(data.changeId);
      if (!change) throw reject('change-not-found');
      if (change.undone) return [];
      const { mark } = change;
      const changedIds = change.notificationIds.filter((id) => {
        const notification = inbox.notifications.get(id);
        return notification && hasMark(notification, mark);
      });
      // Also recorded without notifications: a change is undone once.
      const batches = changedIds.length === 0 ? [[]] : toBatches(changedIds);
      return batches.map((notificationIds) => ({
        type: 'NotificationMarkUndone',
        data: { ...data, mark, notificationIds, undoneAt: now },
      }));
    }
    default:
      return unreachable(type);
  }
}

/** An id takes 39 bytes of an event, which has at most 1 MB. */
const maxIdsPerEvent = 10_000;

const toBatches = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / maxIdsPerEvent) }, (_, n) =>
    ids.slice(n * maxIdsPerEvent, (n + 1) * maxIdsPerEvent),
  );

/** Ids of the notifications that the mark changes. */
function selectUnmarked(
  {
    mark,
    notificationIds,
    notificationType,
    onlyUnread,
  }: Extract<InboxCommand, { type: 'MarkNotifications' }>['data'],
  { notifications }: Inbox,
): string[] {
  if (notificationIds === null)
    return [...notifications]
      .filter(
        ([, one]) =>
          isTargetOfMarkAll(one, mark) &&
          !hasMark(one, mark) &&
          (!notificationType || one.type === notificationType) &&
          !(onlyUnread && one.read),
      )
      .map(([id]) => id);
  return [...new Set(notificationIds)].filter((id) => {
    const notification = notifications.get(id);
    if (!notification) throw reject('notification-not-found');
    return !hasMark(notification, mark);
  });
}

export const inbox: Decider<InboxCommand, InboxEvent, Inbox> = {
  initial: initialInbox,
  evolve: evolveInbox,
  decide: decideInbox,
};
