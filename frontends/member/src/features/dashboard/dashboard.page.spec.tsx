import {
  listNotifications,
  logout,
  readCurrentMember,
  listMyQuestions,
  type Notification,
  type Question,
  markAllNotificationsRead,
  markNotificationRead,
  requestVerification,
} from '@aera/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { FakeEventSource, problem } from '@aera/frontend-kit/testing';
import { setUpMemberPage } from '../../testing/member-page.tsx';
import { formatDate } from '@aera/frontend-kit';

const page = setUpMemberPage();

const asked = (id: number, more: Partial<Question> = {}): Question => ({
  id: `q-${id}`,
  userId: 'm-1',
  status: 'pending',
  question: `Question ${id}`,
  submittedAt: '2025-07-04T09:05:00Z',
  ...more,
});
const received = (id: number, more: Partial<Notification> = {}): Notification => ({
  id: `0197d3a0-0000-7000-8000-00000000000${id}`,
  type: 'question_answered',
  message: `Message ${id}`,
  isRead: false,
  isSeen: false,
  isArchived: false,
  questionId: null,
  createdAt: '2025-07-05T10:00:00Z',
  ...more,
});

const holds = (questions: Question[], notifications: Notification[] = []) => {
  page.api.on(listMyQuestions, () => questions);
  page.api.on(listNotifications, () => notifications);
};
const open = async (path = '/dashboard') => {
  page.open(path);
  await screen.findByRole('heading', { level: 1 });
};
const counter = (label: string) => screen.getByText(label).parentElement?.querySelector('dd')?.textContent;
const panel = (name: string) => screen.getByRole('region', { name });
const cards = (name: string) => within(panel(name)).queryAllByRole('article');
const stream = () => FakeEventSource.opened.at(-1) ?? expect.unreachable('no stream was opened');

beforeEach(() => page.signIn());

describe('the counters', () => {
  it('count pending and answered questions and unread notifications', async () => {
    holds(
      [asked(1), asked(2), asked(3, { status: 'answered' })],
      [received(1), received(2, { isRead: true })],
    );
    await open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your AERA Journey');
    await waitFor(() => expect(counter('Pending Questions')).toBe('2'));
    await waitFor(() => expect(counter('Unread Notifications')).toBe('1'));
    expect(counter('Answered Questions')).toBe('1');
  });
});

describe('the action cards', () => {
  it.each(['Start Searching', 'Ask Question'])('link by %s to the search page', async (name) => {
    holds([asked(1)]);
    await open();
    expect(screen.getByRole<HTMLAnchorElement>('link', { name }).pathname).toBe('/search');
  });

  it('open the question form when the member asks to', async () => {
    holds([asked(1)]);
    await open();
    await userEvent.click(screen.getByRole('link', { name: 'Ask Question' }));
    expect(await screen.findByRole('form', { name: 'Ask our experts' })).toBeTruthy();
  });
});

describe('the notice about an unverified address', () => {
  const member = { success: true, user: { id: 'm-1', email: 'ada@example.org', name: 'Ada' } };

  it('asks for the confirmation and sends the link again', async () => {
    page.api.on(readCurrentMember, () => ({ ...member, emailVerified: false }));
    page.api.on(requestVerification, () => undefined);
    page.open('/dashboard');
    expect(await screen.findByText(/We sent a link to ada@example.org/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Resend link' }));
    expect(await screen.findByText('Link sent')).toBeTruthy();
  });

  it('is hidden once the address is confirmed', async () => {
    page.api.on(readCurrentMember, () => ({ ...member, emailVerified: true }));
    page.open('/dashboard');
    await screen.findByRole('heading', { level: 1 });
    expect(
      screen.queryByText(
        /\. Confirm it to see the questions you asked from this address before you joined\./,
      ),
    ).toBeNull();
  });
});

describe('recent questions', () => {
  it('show status, date, question and the answer', async () => {
    holds([asked(1, { status: 'answered', adminResponse: 'Because.' }), asked(2)]);
    await open();
    await waitFor(() => expect(cards('Recent Questions')).toHaveLength(2));
    const [first, second] = cards('Recent Questions');
    const date = formatDate('2025-07-04T09:05:00Z');
    expect(first?.textContent).toBe(`answered${date}Question 1AnswerBecause.View conversation`);
    expect(second?.textContent).toBe(`pending${date}Question 2View conversation`);
  });

  it('show three items and a link to all when there are more', async () => {
    holds([1, 2, 3, 4].map((id) => asked(id)));
    await open();
    await waitFor(() => expect(cards('Recent Questions')).toHaveLength(3));
    await userEvent.click(screen.getByRole('link', { name: 'View All Questions' }));
    await waitFor(() => expect(page.path()).toBe('/dashboard/questions'));
  });

  it('link to the page of each question', async () => {
    holds([asked(1, { status: 'needs_information' })]);
    await open();
    await userEvent.click(await screen.findByRole('link', { name: 'Our experts need more information' }));
    await waitFor(() => expect(page.path()).toMatch(/^\/dashboard\/questions\/./));
  });

  it('have no link to all when there are three', async () => {
    holds([1, 2, 3].map((id) => asked(id)));
    await open();
    await waitFor(() => expect(cards('Recent Questions')).toHaveLength(3));
    expect(screen.queryByRole('link', { name: 'View All Questions' })).toBeNull();
  });

  it('show what to do when there are none', async () => {
    await open();
    expect(
      await screen.findByText(
        "You haven't asked any questions yet. Start by searching the knowledge base or submitting a question.",
      ),
    ).toBeTruthy();
  });

  it('show an error after a failure, and can be loaded again', async () => {
    holds([asked(1)], [received(1)]);
    page.api.on(listMyQuestions, () => problem(503, 'Not now.'));
    await open();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Couldn’t load your questions');
    expect(alert.textContent).toContain('Not now.');
    expect(counter('Pending Questions')).toBe('–');
    await waitFor(() => expect(cards('Notifications')).toHaveLength(1));
    holds([asked(1)], [received(1)]);
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(cards('Recent Questions')).toHaveLength(1));
  });
});

describe('notifications', () => {
  const findMark = (card: HTMLElement | undefined) => card?.dataset['unread'];

  it('show type, message and date, and highlight unread ones', async () => {
    holds([], [received(1), received(2, { isRead: true })]);
    await open();
    await waitFor(() => expect(cards('Notifications')).toHaveLength(2));
    const [unread, read] = cards('Notifications');
    const date = formatDate('2025-07-05T10:00:00Z');
    expect(unread?.textContent).toBe(`Question answeredUnreadMessage 1${date}Mark as read`);
    expect(read?.textContent).toBe(`Question answeredMessage 2${date}`);
    expect([findMark(unread), findMark(read)]).toEqual(['true', 'false']);
  });

  it('show three items and a link to all when there are more', async () => {
    holds(
      [],
      [1, 2, 3, 4].map((id) => received(id)),
    );
    await open();
    await waitFor(() => expect(cards('Notifications')).toHaveLength(3));
    await userEvent.click(screen.getByRole('link', { name: 'View All Notifications' }));
    await waitFor(() => expect(page.path()).toBe('/dashboard/notifications'));
  });

  it('describe what will appear when there are none', async () => {
    await open();
    expect(
      await screen.findByText(
        "No notifications yet. You'll receive notifications when your questions are answered.",
      ),
    ).toBeTruthy();
  });

  it('can be marked as read, one by one', async () => {
    holds([], [received(1), received(2)]);
    page.api.on(markNotificationRead, () => {
      holds([], [received(1, { isRead: true }), received(2)]);
      return undefined;
    });
    await open();
    await waitFor(() => expect(cards('Notifications')).toHaveLength(2));
    await userEvent.click(screen.getAllByRole('button', { name: 'Mark as read' })[0] as HTMLElement);
    await waitFor(() => expect(counter('Unread Notifications')).toBe('1'));
    const [card] = cards('Notifications');
    expect([findMark(card), document.activeElement === card]).toEqual(['false', true]);
    expect(page.api.calls(markNotificationRead).map(({ params }) => params)).toEqual([
      { id: received(1).id },
    ]);
  });

  it('can be marked as read all at once', async () => {
    holds([], [received(1), received(2)]);
    page.api.on(markAllNotificationsRead, () => {
      holds([], [received(1, { isRead: true }), received(2, { isRead: true })]);
      return undefined;
    });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(counter('Unread Notifications')).toBe('0'));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Notifications' }));
  });

  it('can be marked as read when the only unread one is not shown', async () => {
    const read = [1, 2, 3].map((id) => received(id, { isRead: true }));
    holds([], [...read, received(4)]);
    page.api.on(markAllNotificationsRead, () => {
      holds([], [...read, received(4, { isRead: true })]);
      return undefined;
    });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(counter('Unread Notifications')).toBe('0'));
  });

  it('stay unread, with an error, when the server rejects the change', async () => {
    holds([], [received(1)]);
    page.api.on(markNotificationRead, () => problem(503, 'Not now.'));
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as read' }));
    expect(await screen.findByText('Couldn’t mark as read')).toBeTruthy();
    await waitFor(() => expect(counter('Unread Notifications')).toBe('1'));
  });
});

describe('live updates', () => {
  it('show an answer and its notification without a reload', async () => {
    holds([asked(1)]);
    await open();
    await waitFor(() => expect(counter('Pending Questions')).toBe('1'));
    expect(stream().url).toBe('/api/notifications/stream');
    holds([asked(1, { status: 'answered', adminResponse: 'Because.' })], [received(1)]);
    act(() => stream().send('questions'));
    expect(await screen.findByText('Because.')).toBeTruthy();
    act(() => stream().send('notifications'));
    expect(await screen.findByText('Message 1')).toBeTruthy();
    const heard = screen.getAllByRole('status').map((region) => region.textContent);
    expect(heard).toContain('Questions: 0 pending, 1 answered. Notifications: 1 unread.');
  });

  it('refetch the data after the connection was lost, because changes may have been missed', async () => {
    holds([asked(1)]);
    await open();
    await waitFor(() => expect(counter('Pending Questions')).toBe('1'));
    act(() => stream().fail());
    await waitFor(() => expect(FakeEventSource.opened).toHaveLength(2));
    holds([asked(1), asked(2)], [received(1)]);
    act(() => stream().send('sync'));
    await waitFor(() => expect(counter('Pending Questions')).toBe('2'));
    await waitFor(() => expect(counter('Unread Notifications')).toBe('1'));
  });

  it('are not subscribed to on other pages', async () => {
    await open();
    await waitFor(() => expect(FakeEventSource.opened).toHaveLength(1));
    await userEvent.click(screen.getByRole('link', { name: 'Ask Question' }));
    await screen.findByRole('combobox');
    expect(stream().readyState).toBe(FakeEventSource.CLOSED);
  });
});

describe('the session', () => {
  it('ends with Sign out', async () => {
    await open();
    page.api.on(logout, () => undefined);
    page.api.on(readCurrentMember, () => problem(401, 'Please sign in.'));
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(screen.queryByText('Welcome, Ada.')).toBeNull());
    expect(page.api.calls(logout)).toHaveLength(1);
  });

  it('redirects when it has ended elsewhere', async () => {
    page.api.on(listMyQuestions, () => problem(401, 'Please sign in.'));
    await open();
    page.api.on(readCurrentMember, () => problem(401, 'Please sign in.'));
    await waitFor(() => expect(screen.queryByText('Welcome, Ada.')).toBeNull());
  });
});

it('formats dates as in the specification', () =>
  expect(formatDate('2025-07-04T09:05:00')).toBe('Jul 4, 2025, 09:05 AM'));
