import { unreachable } from '@aera/domain';

/** What can have happened in a member's inbox. The words are sealed for the member. */
export type InboxEvent =
  | {
      type: 'NotificationRaised';
      data: {
        notificationId: string;
        memberId: string;
        type: 'question_answered';
        message: string | null;
        /** What it is about. */
        questionId: string;
        raisedAt: string;
      };
    }
  | { type: 'NotificationRead'; data: { notificationId: string; memberId: string; readAt: string } };

/** The notifications by id. */
export type Inbox = ReadonlyMap<string, 'unread' | 'read'>;

export const initialInbox = (): Inbox => new Map();

export function evolveInbox(inbox: Inbox, { type, data }: InboxEvent): Inbox {
  switch (type) {
    case 'NotificationRaised':
      return new Map(inbox).set(data.notificationId, 'unread');
    case 'NotificationRead':
      return new Map(inbox).set(data.notificationId, 'read');
    default:
      return unreachable(type);
  }
}

export const inboxStream = (memberId: string): string => `inbox-${memberId}`;

export const personalOfInboxes = {
  NotificationRaised: { subject: (data: { memberId: string }) => data.memberId, fields: ['message'] },
} as const;
