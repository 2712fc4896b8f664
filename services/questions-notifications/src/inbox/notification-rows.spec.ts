import { describe, expect, it } from 'vitest';
import type { InboxEvent } from './inbox.ts';
import { type NotificationColumns, projectNotification } from './notification-rows.ts';

const raised: InboxEvent = {
  type: 'NotificationRaised',
  data: {
    notificationId: 'n',
    memberId: 'm',
    type: 'question_answered',
    message: 'Answered.',
    questionId: 'q',
    raisedAt: 't1',
  },
};
const read: InboxEvent = {
  type: 'NotificationRead',
  data: { notificationId: 'n', memberId: 'm', readAt: 't2' },
};
const unread: NotificationColumns = {
  id: 'n',
  memberId: 'm',
  type: 'question_answered',
  message: 'Answered.',
  isRead: false,
  createdAt: 't1',
};
const rowAfter = (...events: InboxEvent[]) =>
  events.reduce<NotificationColumns | null>(projectNotification, null);

describe('the row of a notification', () => {
  it('begins unread', () => expect(rowAfter(raised)).toEqual(unread));
  it('is read', () => expect(rowAfter(raised, read)).toEqual({ ...unread, isRead: true }));
  it('is there without its words once the member is erased', () =>
    expect(rowAfter({ ...raised, data: { ...raised.data, message: null } } as InboxEvent)).toEqual({
      ...unread,
      message: '',
    }));
});
