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
      type: 'RaiseNotification';
      data: {
        notificationId: string;
        memberId: string;
        type: string;
        message: string;
        questionId: string | null;
      };
      now: string;
    }
  | {
      type: 'MarkNotifications';
      data: {
        memberId: string;
        changeId: string;
        mark: Mark;
        /** Null: all that the mark is meant for. */
        notificationIds: readonly string[] | null;
        /** Of all, only those of this type. */
        ofType: string | null;
      };
      now: string;
    }
  | { type: 'UndoMark'; data: { memberId: string; changeId: string }; now: string };

const reject = rejections({
  'change-not-found': ['not-found', 'This change can’t be undone anymore.'],
  'notification-not-found': ['not-found', 'Notification not found.'],
});

/** Raising, marking or undoing the same again is accepted and adds nothing. */
function decideInbox({ type, data, now }: InboxCommand, inbox: Inbox): InboxEvent[] {
  switch (type) {
    case 'RaiseNotification':
      return inbox.notifications.has(data.notificationId)
        ? []
        : [{ type: 'NotificationRaised', data: { ...data, raisedAt: now } }];
    case 'MarkNotifications': {
      const { memberId, changeId, mark } = data;
      const notificationIds = changedBy(data, inbox);
      return notificationIds.length === 0
        ? []
        : [
            {
              type: 'NotificationsMarked',
              data: { memberId, changeId, mark, notificationIds, markedAt: now },
            },
          ];
    }
    case 'UndoMark': {
      const change = inbox.changes.get(data.changeId);
      if (!change) throw reject('change-not-found');
      if (change.undone) return [];
      const { mark } = change;
      const notificationIds = change.notificationIds.filter((id) => {
        const found = inbox.notifications.get(id);
        return found && hasMark(found, mark);
      });
      return [{ type: 'NotificationMarkUndone', data: { ...data, mark, notificationIds, undoneAt: now } }];
    }
    default:
      return unreachable(type);
  }
}

/** The notifications that are not yet as the mark says. */
function changedBy(
  { mark, notificationIds, ofType }: Extract<InboxCommand, { type: 'MarkNotifications' }>['data'],
  { notifications }: Inbox,
): string[] {
  if (notificationIds === null)
    return [...notifications]
      .filter(
        ([, one]) => isTargetOfMarkAll(one, mark) && !hasMark(one, mark) && (!ofType || one.type === ofType),
      )
      .map(([id]) => id);
  return [...new Set(notificationIds)].filter((id) => {
    const found = notifications.get(id);
    if (!found) throw reject('notification-not-found');
    return !hasMark(found, mark);
  });
}

export const inbox: Decider<InboxCommand, InboxEvent, Inbox> = {
  initial: initialInbox,
  evolve: evolveInbox,
  decide: decideInbox,
};
