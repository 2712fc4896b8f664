import { type Decider, DomainError, unreachable } from '@aera/domain';
import { evolveInbox, type Inbox, type InboxEvent, initialInbox } from './inbox.ts';

export type InboxCommand =
  | {
      type: 'RaiseNotification';
      data: {
        notificationId: string;
        memberId: string;
        type: 'question_answered';
        message: string;
        questionId: string;
      };
      now: string;
    }
  | { type: 'ReadNotification'; data: { notificationId: string; memberId: string }; now: string }
  | { type: 'ReadAllNotifications'; data: { memberId: string }; now: string };

/** Raising or reading the same notification again is accepted and adds nothing. */
function decideInbox({ type, data, now }: InboxCommand, inbox: Inbox): InboxEvent[] {
  const read = (notificationId: string, memberId: string): InboxEvent => ({
    type: 'NotificationRead',
    data: { notificationId, memberId, readAt: now },
  });
  switch (type) {
    case 'RaiseNotification':
      return inbox.has(data.notificationId)
        ? []
        : [{ type: 'NotificationRaised', data: { ...data, raisedAt: now } }];
    case 'ReadNotification':
      if (!inbox.has(data.notificationId))
        throw new DomainError('notification-not-found', 'There is no notification with this id.');
      return inbox.get(data.notificationId) === 'read' ? [] : [read(data.notificationId, data.memberId)];
    case 'ReadAllNotifications':
      return [...inbox].filter(([, state]) => state === 'unread').map(([id]) => read(id, data.memberId));
    default:
      return unreachable(type);
  }
}

export const inbox: Decider<InboxCommand, InboxEvent, Inbox> = {
  initial: initialInbox,
  evolve: evolveInbox,
  decide: decideInbox,
};
