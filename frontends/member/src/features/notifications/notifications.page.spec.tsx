import {
  type Notification,
  markNotifications,
  memberNotificationTypes,
  listNotificationsByPage,
  undoNotificationMark,
} from '@aera/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { FakeEventSource, problem } from '@aera/frontend-kit/testing';
import { setUpMemberPage } from '../../testing/member-page.tsx';
import { notificationTypeLabels } from '../../shared/notification-type-labels.ts';

const page = setUpMemberPage();
const changeId = '0197d3a0-0000-7000-8000-0000000000ff';
const toId = (n: number) => `0197d3a0-0000-7000-8000-${String(n).padStart(12, '0')}`;

let inbox: Notification[];
const received = (n: number, more: Partial<Notification> = {}): Notification => ({
  id: toId(n),
  type: 'question_answered',
  message: `Message ${n}`,
  isRead: false,
  isSeen: true,
  isArchived: false,
  questionId: `q-${n}`,
  createdAt: '2025-07-05T10:00:00Z',
  ...more,
});
const counts = () => ({
  unread: inbox.filter(({ isRead, isArchived }) => !isRead && !isArchived).length,
  unseen: inbox.filter(({ isSeen }) => !isSeen).length,
});

/** A fake server that applies actions to a small inbox. */
beforeEach(() => {
  inbox = [received(1), received(2, { type: 'answer_revised' }), received(3, { isRead: true })];
  page.signIn();
  const size = 20;
  page.api.on(listNotificationsByPage, ({ query: { state, type, cursor = 0 } }) => {
    const from = Number(cursor);
    const found = inbox.filter(
      (one) =>
        (state === 'archived') === one.isArchived &&
        (state !== 'unread' || !one.isRead) &&
        (!type || one.type === type),
    );
    const items = found.slice(from, from + size);
    const next = found.length > from + size ? String(from + size) : null;
    return { items, next, ...counts() };
  });
  let before = inbox;
  page.api.on(markNotifications, ({ body: { mark, ids, type, state } }) => {
    before = inbox;
    const meant = (one: Notification) =>
      ids
        ? ids.includes(one.id)
        : !one.isArchived && (!type || one.type === type) && (state !== 'unread' || !one.isRead);
    const changes = {
      seen: { isSeen: true },
      read: { isRead: true },
      unread: { isRead: false },
      archived: { isArchived: true },
      unarchived: { isArchived: false },
    }[mark];
    inbox = inbox.map((one) => (meant(one) ? { ...one, ...changes } : one));
    const changed = before.filter((one, at) => JSON.stringify(one) !== JSON.stringify(inbox[at])).length;
    return { changeId: changed ? changeId : null, changed, ...counts() };
  });
  page.api.on(undoNotificationMark, () => {
    inbox = before;
    return { changed: 1, ...counts() };
  });
});

const open = async (path = '/dashboard/notifications') => {
  page.open(path);
  await screen.findByRole('heading', { level: 1, name: 'All Notifications' });
};
const cards = () => screen.queryAllByRole('article');
const messages = () => cards().map((card) => card.getAttribute('aria-label'));
const shows = (...wanted: string[]) => waitFor(() => expect(messages()).toEqual(wanted));
const marked = () => page.api.calls(markNotifications).map(({ body }) => body);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const findText = (text: string) =>
  waitFor(() => expect(screen.getAllByRole('status').map((one) => one.textContent)).toContain(text));

describe('all notifications', () => {
  it('are listed with type, message and date, the unread ones highlighted', async () => {
    await open();
    await shows('Message 1', 'Message 2', 'Message 3');
    const [first, , last] = cards();
    expect(first?.textContent).toContain('Question answeredUnread');
    expect(last?.textContent).not.toContain('Unread');
    expect(cards().map(({ dataset }) => dataset['unread'])).toEqual(['true', 'true', 'false']);
    await findText('2 unread');
    expect(within(first as HTMLElement).getByRole<HTMLAnchorElement>('link', { name: 'Open' }).pathname).toBe(
      '/dashboard/questions/q-1',
    );
  });

  it('have a label for each notification type', () =>
    expect(Object.keys(notificationTypeLabels)).toEqual([...memberNotificationTypes]));

  it('describe what will appear when there are none', async () => {
    inbox = [];
    await open();
    expect(
      await screen.findByText(
        "No notifications yet. You'll receive notifications when your questions are answered.",
      ),
    ).toBeTruthy();
  });

  it('show an error after a failure, and can be loaded again', async () => {
    page.api.on(listNotificationsByPage, () => problem(503, 'Not now.'));
    await open();
    expect(await screen.findByText('Couldn’t load notifications')).toBeTruthy();
    expect(screen.getByText('Not now.')).toBeTruthy();
    page.api.on(listNotificationsByPage, () => ({ items: inbox, next: null, ...counts() }));
    await press('Try again');
    await shows('Message 1', 'Message 2', 'Message 3');
  });

  it('are loaded page by page', async () => {
    inbox = Array.from({ length: 45 }, (_, n) => received(n + 1));
    await open();
    await waitFor(() => expect(cards()).toHaveLength(20));
    await press('Show more');
    await waitFor(() => expect(cards()).toHaveLength(40));
    await press('Show more');
    await waitFor(() => expect(cards()).toHaveLength(45));
    expect(screen.getByRole('button', { name: 'Show more' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('are marked as seen once they are shown', async () => {
    inbox = [received(1, { isSeen: false }), received(2)];
    await open();
    await waitFor(() => expect(marked()).toEqual([{ mark: 'seen', ids: [toId(1)] }]));
  });
});

describe('the filter', () => {
  it('is in the URL', async () => {
    await open('/dashboard/notifications?show=unread&type=answer_revised');
    await shows('Message 2');
    await userEvent.click(screen.getByRole('radio', { name: 'Inbox' }));
    await userEvent.selectOptions(screen.getByLabelText('Type'), 'All types');
    await shows('Message 1', 'Message 2', 'Message 3');
    expect(page.path()).toBe('/dashboard/notifications');
    await userEvent.click(screen.getByRole('radio', { name: 'Archived' }));
    await screen.findByText('No archived notifications');
    expect(page.path()).toBe('/dashboard/notifications?show=archived');
  });

  it('ignores unknown query parameters', async () => {
    await open('/dashboard/notifications?show=nonsense&type=x');
    await shows('Message 1', 'Message 2', 'Message 3');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Inbox' }).checked).toBe(true);
  });
});

describe('marking', () => {
  it('archives several notifications at once, and undoes it', async () => {
    await open();
    await shows('Message 1', 'Message 2', 'Message 3');
    await userEvent.click(screen.getByLabelText('Select: Message 1'));
    await userEvent.click(screen.getByLabelText('Select: Message 3'));
    expect(screen.getByLabelText('2 selected')).toBeTruthy();
    const bar = screen.getByLabelText('2 selected').closest('div') as HTMLElement;
    await userEvent.click(within(bar).getByRole('button', { name: 'Archive' }));
    await shows('Message 2');
    await findText('2 notifications archived.');
    expect(marked()).toEqual([{ mark: 'archived', ids: [toId(1), toId(3)] }]);
    await press('Undo');
    await shows('Message 1', 'Message 2', 'Message 3');
    expect(page.api.calls(undoNotificationMark).map(({ body }) => body)).toEqual([{ changeId }]);
    await findText('Undone');
    expect(document.activeElement?.textContent).toBe('Undone');
  });

  it('does not archive all notifications with the second click of a double click', async () => {
    await open();
    await shows('Message 1', 'Message 2', 'Message 3');
    await userEvent.click(screen.getByLabelText('Select: Message 1'));
    const bar = screen.getByLabelText('1 selected').closest('div') as HTMLElement;
    await userEvent.dblClick(within(bar).getByRole('button', { name: 'Archive' }));
    await shows('Message 2', 'Message 3');
    expect(marked()).toEqual([{ mark: 'archived', ids: [toId(1)] }]);
  });

  it('keeps the focus near the list when it becomes empty', async () => {
    await open();
    await shows('Message 1', 'Message 2', 'Message 3');
    await press('Archive all');
    await shows();
    await waitFor(() => expect(document.activeElement?.textContent).toContain('3 notifications archived.'));
  });

  it('keeps the selection when an action fails', async () => {
    await open();
    await shows('Message 1', 'Message 2', 'Message 3');
    page.api.on(markNotifications, () => problem(503, 'Not now.'));
    await userEvent.click(screen.getByLabelText('Select: Message 1'));
    const bar = screen.getByLabelText('1 selected').closest('div') as HTMLElement;
    await userEvent.click(within(bar).getByRole('button', { name: 'Archive' }));
    await findText('Couldn’t update notifications. Try again.');
    expect(screen.getByLabelText<HTMLInputElement>('Select: Message 1').checked).toBe(true);
  });

  it('can try a failed undo again', async () => {
    await open();
    await shows('Message 1', 'Message 2', 'Message 3');
    page.api.on(undoNotificationMark, () => problem(503, 'Not now.'));
    await press('Mark all as read');
    await findText('2 notifications marked as read.');
    await press('Undo');
    await findText('Couldn’t update notifications. Try again.');
    page.api.on(undoNotificationMark, () => ({ changed: 2, ...counts() }));
    await press('Undo');
    await findText('Undone');
    expect(page.api.calls(undoNotificationMark).map(({ body }) => body)).toEqual([
      { changeId },
      { changeId },
    ]);
  });

  it('applies actions to all filtered notifications while none is selected', async () => {
    await open('/dashboard/notifications?type=answer_revised');
    await shows('Message 2');
    await press('Mark all as read');
    await findText('1 notification marked as read.');
    expect(marked()).toEqual([{ mark: 'read', type: 'answer_revised' }]);
  });

  it('archives only unread notifications on the tab of those', async () => {
    await open('/dashboard/notifications?show=unread');
    await shows('Message 1', 'Message 2');
    await press('Archive all');
    await findText('2 notifications archived.');
    expect(marked()).toEqual([{ mark: 'archived', state: 'unread' }]);
    await userEvent.click(screen.getByRole('radio', { name: 'Inbox' }));
    await shows('Message 3');
  });

  it('does not change selected notifications that are filtered out', async () => {
    await open();
    await shows('Message 1', 'Message 2', 'Message 3');
    await userEvent.click(screen.getByLabelText('Select: Message 1'));
    await userEvent.selectOptions(screen.getByLabelText('Type'), notificationTypeLabels.answer_revised);
    await shows('Message 2');
    await userEvent.click(screen.getByLabelText('Select: Message 2'));
    const bar = screen.getByLabelText('1 selected').closest('div') as HTMLElement;
    await userEvent.click(within(bar).getByRole('button', { name: 'Archive' }));
    await waitFor(() => expect(marked()).toMatchObject([{ mark: 'archived', ids: [toId(2)] }]));
  });

  it('selects and deselects all shown notifications', async () => {
    await open();
    await shows('Message 1', 'Message 2', 'Message 3');
    await userEvent.click(screen.getByLabelText('Select all shown'));
    await userEvent.click(screen.getByLabelText('3 selected'));
    expect(screen.getByLabelText('Select all shown')).toBeTruthy();
  });

  it('shows an error when the action fails', async () => {
    page.api.on(markNotifications, () => problem(503, 'Not now.'));
    await open();
    await shows('Message 1', 'Message 2', 'Message 3');
    await press('Mark all as read');
    await findText('Couldn’t update notifications. Try again.');
    expect(cards()[0]?.dataset['unread']).toBe('true');
  });

  it('marks an opened notification as read', async () => {
    await open();
    await shows('Message 1', 'Message 2', 'Message 3');
    await userEvent.click(screen.getAllByRole('link', { name: 'Open' })[0] as HTMLElement);
    await waitFor(() => expect(page.path()).toBe('/dashboard/questions/q-1'));
    expect(marked()).toEqual([{ mark: 'read', ids: [toId(1)] }]);
  });
});

describe('the keyboard', () => {
  const focused = () => document.activeElement?.getAttribute('aria-label');

  it('moves through the list, which is one tab stop', async () => {
    await open();
    await shows('Message 1', 'Message 2', 'Message 3');
    expect(cards().map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
    act(() => cards()[0]?.focus());
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('Message 2');
    await userEvent.keyboard('{End}');
    expect(focused()).toBe('Message 3');
    await userEvent.keyboard('{ArrowDown}{Home}');
    expect(focused()).toBe('Message 1');
  });

  it('marks, selects, archives and undoes; the focus stays in the list', async () => {
    await open();
    await shows('Message 1', 'Message 2', 'Message 3');
    act(() => cards()[0]?.focus());
    await userEvent.keyboard('u');
    await waitFor(() => expect(cards()[0]?.dataset['unread']).toBe('false'));
    await userEvent.keyboard('x');
    expect(screen.getByLabelText('1 selected')).toBeTruthy();
    await userEvent.keyboard('e');
    await shows('Message 2', 'Message 3');
    await waitFor(() => expect(focused()).toBe('Message 2'));
    await userEvent.keyboard('z');
    await shows('Message 1', 'Message 2', 'Message 3');
    expect(marked()).toEqual([
      { mark: 'read', ids: [toId(1)] },
      { mark: 'archived', ids: [toId(1)] },
    ]);
  });

  it('opens with Enter, and passes letters to the focused control', async () => {
    await open();
    await shows('Message 1', 'Message 2', 'Message 3');
    act(() => screen.getByLabelText('Select: Message 1').focus());
    await userEvent.keyboard('e');
    expect(marked()).toEqual([]);
    act(() => cards()[1]?.focus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.path()).toBe('/dashboard/questions/q-2'));
  });
});

it('shows new notifications and changes of another tab live', async () => {
  await open();
  await shows('Message 1', 'Message 2', 'Message 3');
  const [stream] = FakeEventSource.opened;
  inbox = [received(4), ...inbox];
  act(() => stream?.send('notifications'));
  await shows('Message 4', 'Message 1', 'Message 2', 'Message 3');
  inbox = inbox.filter(({ id }) => id !== toId(1));
  act(() => stream?.send('sync'));
  await shows('Message 4', 'Message 2', 'Message 3');
  expect(FakeEventSource.opened).toHaveLength(1);
});
