import { describe, expect, it } from 'vitest';
import type { InboxEvent, Mark } from './inbox.ts';
import { type NotificationRow, projectNotification } from './notifications-projection.ts';

const raised: InboxEvent = {
  type: 'NotificationRaised',
  data: {
    notificationId: 'n',
    recipientId: 'm',
    type: 'question_answered',
    message: 'Answered.',
    questionId: 'q',
    raisedAt: 't1',
  },
};
const change = (mark: Mark) => ({ recipientId: 'm', changeId: 'c', mark, notificationIds: ['n'] });
const marked = (mark: Mark): InboxEvent => ({
  type: 'NotificationsMarked',
  data: { ...change(mark), markedAt: 't2' },
});
const undone = (mark: Mark): InboxEvent => ({
  type: 'NotificationMarkUndone',
  data: { ...change(mark), undoneAt: 't3' },
});
const fresh: NotificationRow = {
  id: 'n',
  recipientId: 'm',
  type: 'question_answered',
  message: 'Answered.',
  questionId: 'q',
  isSeen: false,
  isRead: false,
  isArchived: false,
  createdAt: 't1',
};
const rowAfter = (...events: InboxEvent[]) =>
  events.reduce<NotificationRow | null>(projectNotification, null);

describe('the row of a notification', () => {
  it('starts unseen, unread and in the inbox', () => expect(rowAfter(raised)).toEqual(fresh));

  it.each<[Mark, Partial<NotificationRow>]>([
    ['seen', { isSeen: true }],
    ['read', { isSeen: true, isRead: true }],
    ['archived', { isArchived: true }],
  ])('shows that it is %s until that is undone', (mark, shown) => {
    expect(rowAfter(raised, marked(mark))).toEqual({ ...fresh, ...shown });
    const seen = mark === 'read';
    expect(rowAfter(raised, marked(mark), undone(mark))).toEqual({ ...fresh, isSeen: seen });
  });

  it('has no text once its recipient is erased', () =>
    expect(rowAfter({ ...raised, data: { ...raised.data, message: null } } as InboxEvent)).toEqual({
      ...fresh,
      message: '',
    }));
});
