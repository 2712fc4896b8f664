import { fold } from '@aera/event-store/decider';
import { deciderSpecification } from '@aera/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inbox, type InboxCommand } from './decide-inbox.ts';
import type { InboxEvent, Mark } from './inbox.ts';

const given = deciderSpecification(inbox);
const notice = (notificationId: string, type = 'question_answered') => ({
  notificationId,
  recipientId: 'm',
  type,
  message: 'Answered.',
  questionId: 'q',
});
const raised = (id: string, type?: string): InboxEvent => ({
  type: 'NotificationRaised',
  data: { ...notice(id, type), raisedAt: 't1' },
});
const mark = (
  how: Mark,
  ids: string[] | null,
  changeId = 'c',
  ofType: string | null = null,
  onlyUnread = false,
): InboxCommand => ({
  type: 'MarkNotifications',
  data: { recipientId: 'm', changeId, mark: how, notificationIds: ids, notificationType: ofType, onlyUnread },
  now: 't2',
});
const marked = (how: Mark, ids: string[], changeId = 'c'): InboxEvent => ({
  type: 'NotificationsMarked',
  data: { recipientId: 'm', changeId, mark: how, notificationIds: ids, markedAt: 't2' },
});
const undo = (changeId = 'c'): InboxCommand => ({
  type: 'UndoMark',
  data: { recipientId: 'm', changeId },
  now: 't3',
});
const undone = (how: Mark, ids: string[], changeId = 'c'): InboxEvent => ({
  type: 'NotificationMarkUndone',
  data: { recipientId: 'm', changeId, mark: how, notificationIds: ids, undoneAt: 't3' },
});

describe('marking notifications', () => {
  it('adds nothing when it is repeated after a new notification', () =>
    given(raised('a'), marked('read', ['a']), raised('b'))
      .when(mark('read', null))
      .thenNothing());
  it('marks only notifications in another state', () =>
    given(raised('a'), raised('b'))
      .when(mark('read', ['a']))
      .then(marked('read', ['a'])));
  it('skips notifications that already have the mark, and names each once', () =>
    given(raised('a'), raised('b'), marked('read', ['a'], 'c0'))
      .when(mark('read', ['a', 'b', 'b']))
      .then(marked('read', ['b'])));
  it('adds nothing the second time', () =>
    given(raised('a'), marked('read', ['a']))
      .when(mark('read', ['a']))
      .thenNothing());
  it('is rejected for one of another inbox', () =>
    given(raised('b'))
      .when(mark('read', ['b', 'a']))
      .thenRejected('notification-not-found'));
  it('counts reading as seen, and erasure as neither', () => {
    given(raised('a'), marked('read', ['a']))
      .when(mark('seen', ['a']))
      .thenNothing();
    given(raised('a'), marked('read', ['a']), marked('unread', ['a']))
      .when(mark('seen', null))
      .thenNothing();
  });
});

describe('marking all', () => {
  it('applies to those in the inbox', () =>
    given(raised('a'), raised('b'), raised('c'), marked('archived', ['b'], 'c0'))
      .when(mark('read', null))
      .then(marked('read', ['a', 'c'])));
  it('selects archived notifications for restoring', () =>
    given(raised('a'), raised('b'), marked('archived', ['b'], 'c0'))
      .when(mark('unarchived', null))
      .then(marked('unarchived', ['b'])));
  it('can be limited to one type', () =>
    given(raised('a'), raised('b', 'answer_revised'))
      .when(mark('archived', null, 'c', 'answer_revised'))
      .then(marked('archived', ['b'])));
  it('can be limited to unread notifications', () =>
    given(raised('a'), raised('b'), marked('read', ['a'], 'c0'))
      .when(mark('archived', null, 'c', null, true))
      .then(marked('archived', ['b'])));
  it('fills several events when one would be too large, and undoes all of them', () => {
    const ids = Array.from({ length: 25_000 }, (_, n) => `n${n}`);
    const parts = [ids.slice(0, 10_000), ids.slice(10_000, 20_000), ids.slice(20_000)];
    const all = ids.map((id) => raised(id));
    const [markedAll, undoneAll] = [
      parts.map((part) => marked('read', part)),
      parts.map((part) => undone('read', part)),
    ];
    given(...all)
      .when(mark('read', null))
      .then(...markedAll);
    given(...all, ...markedAll)
      .when(undo())
      .then(...undoneAll);
    given(...all, ...markedAll, ...undoneAll)
      .when(undo())
      .thenNothing();
  });
  it('adds nothing without matching notifications', () => given().when(mark('read', null)).thenNothing());
});

describe('undoing a mark', () => {
  it('undoes exactly the changes of a mark', () =>
    given(raised('a'), raised('b'), marked('read', ['a'], 'c0'), marked('read', ['b']))
      .when(undo())
      .then(undone('read', ['b'])));
  it('leaves read notifications seen', () => {
    const read = [raised('a'), marked('seen', ['a'], 'c0'), marked('read', ['a'])];
    given(...read, undone('seen', ['a'], 'c0'))
      .when(mark('seen', ['a'], 'd'))
      .thenNothing();
    const unread = marked('unread', ['a'], 'c2');
    given(...read, unread, undone('seen', ['a'], 'c0'), undone('unread', ['a'], 'c2'))
      .when(mark('seen', ['a'], 'd'))
      .thenNothing();
  });
  it('keeps later marks', () =>
    given(raised('a'), raised('b'), marked('read', ['a', 'b']), marked('unread', ['a'], 'd'))
      .when(undo('c'))
      .then(undone('read', ['b'])));
  it('adds nothing the second time', () =>
    given(raised('a'), marked('archived', ['a']), undone('archived', ['a']))
      .when(undo())
      .thenNothing());
  it('is rejected for an unknown or old change', () => {
    given(raised('a')).when(undo()).thenRejected('change-not-found');
    const since = Array.from({ length: 20 }, (_, n) => marked(n % 2 ? 'read' : 'unread', ['a'], `d${n}`));
    given(raised('a'), marked('archived', ['a']), ...since)
      .when(undo())
      .thenRejected('change-not-found');
  });

  it('restores read and archived states after any history', () => {
    const history = fc.array(
      fc.tuple(
        fc.constantFrom<Mark>('read', 'unread', 'archived', 'unarchived'),
        fc.option(fc.subarray(['a', 'b', 'c'], { minLength: 1 })),
      ),
      { minLength: 1, maxLength: 15 },
    );
    fc.assert(
      fc.property(history, (marks) => {
        const events: InboxEvent[] = [raised('a'), raised('b'), raised('c')];
        const looks = () =>
          [...fold(inbox, events).notifications].map(([id, { read, archived }]) => [id, read, archived]);
        for (const [how, ids] of marks) {
          const before = looks();
          const changed = inbox.decide(mark(how, ids, `c${events.length}`), fold(inbox, events));
          const [event] = changed;
          if (event?.type !== 'NotificationsMarked') continue;
          const undoing = [...events, event];
          const back = inbox.decide(undo(event.data.changeId), fold(inbox, undoing));
          events.push(event, ...back);
          expect(looks()).toEqual(before);
          events.splice(-back.length);
        }
      }),
    );
  });
});
