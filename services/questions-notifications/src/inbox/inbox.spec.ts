import { specFor } from '@aera/testing';
import { describe, it } from 'vitest';
import { inbox, type InboxCommand } from './decide-inbox.ts';
import type { InboxEvent } from './inbox.ts';

const given = specFor(inbox);
const notice = (notificationId: string) => ({
  notificationId,
  memberId: 'm',
  type: 'question_answered' as const,
  message: 'Answered.',
  questionId: 'q',
});
const raise = (id: string): InboxCommand => ({ type: 'RaiseNotification', data: notice(id), now: 't1' });
const raised = (id: string): InboxEvent => ({
  type: 'NotificationRaised',
  data: { ...notice(id), raisedAt: 't1' },
});
const readOne: InboxCommand = {
  type: 'ReadNotification',
  data: { notificationId: 'a', memberId: 'm' },
  now: 't2',
};
const readAll: InboxCommand = { type: 'ReadAllNotifications', data: { memberId: 'm' }, now: 't2' };
const read = (notificationId: string): InboxEvent => ({
  type: 'NotificationRead',
  data: { notificationId, memberId: 'm', readAt: 't2' },
});

describe('raising a notification', () => {
  it('puts it into the inbox', () => given(raised('a')).when(raise('b')).then(raised('b')));
  it('adds nothing when it is there, read or not', () => {
    given(raised('a')).when(raise('a')).thenNothing();
    given(raised('a'), read('a')).when(raise('a')).thenNothing();
  });
});

describe('reading a notification', () => {
  it('marks it as read', () => given(raised('a'), raised('b')).when(readOne).then(read('a')));
  it('adds nothing the second time', () => given(raised('a'), read('a')).when(readOne).thenNothing());
  it('is rejected for one that is not in this inbox', () =>
    given(raised('b')).when(readOne).thenRejected('notification-not-found'));
});

describe('reading all notifications', () => {
  it('marks each unread one as read', () =>
    given(raised('a'), raised('b'), raised('c'), read('b')).when(readAll).then(read('a'), read('c')));
  it('adds nothing when nothing is unread', () => {
    given().when(readAll).thenNothing();
    given(raised('a'), read('a')).when(readAll).thenNothing();
  });
});
