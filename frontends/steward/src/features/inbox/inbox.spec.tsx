import {
  type Notification,
  markStewardNotifications,
  listStewardNotificationsByPage,
  stewardNotificationTypes,
  readStewardInboxCounts,
} from '@aera/contracts';
import { FakeEventSource, setUpFakeApi } from '@aera/frontend-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { serveSignedInSteward } from '../../testing/handlers.ts';
import { id } from '../../testing/records.ts';
import { axeViolations } from '@aera/ui/testing';
import { portalTabPath } from '../../shared/paths.ts';
import { renderAt, where } from '../../testing/render-at.tsx';
import { inboxCopy } from './inbox.page.tsx';

const api = setUpFakeApi();
let inbox: Notification[];

const createNotification = (n: number, type: string, questionId: string | null): Notification => ({
  id: id(n),
  type,
  message: `Message ${n}`,
  isRead: false,
  isSeen: true,
  isArchived: false,
  questionId,
  createdAt: '2025-07-05T10:00:00Z',
});
const counts = () => ({ unread: inbox.filter(({ isRead }) => !isRead).length, unseen: 0 });

beforeEach(() => {
  FakeEventSource.reset();
  vi.stubGlobal('EventSource', FakeEventSource);
  serveSignedInSteward(api);
  inbox = [
    createNotification(1, 'new_question', id(11)),
    createNotification(2, 'ledger_mismatch_detected', null),
  ];
  api.on(listStewardNotificationsByPage, () => ({ items: inbox, next: null, ...counts() }));
  api.on(readStewardInboxCounts, counts);
  api.on(markStewardNotifications, ({ body: { ids } }) => {
    inbox = inbox.map((one) => (!ids || ids.includes(one.id) ? { ...one, isRead: true } : one));
    return { changeId: id(99), changed: ids?.length ?? inbox.length, ...counts() };
  });
});

const bell = (name: string) => screen.findByRole('link', { name });

it('has a name for each notification type of stewards', () =>
  expect(Object.keys(inboxCopy.types)).toEqual([...stewardNotificationTypes]));

it('opens from a bell with the unread count on every page', async () => {
  renderAt('/admin/questions');
  await userEvent.click(await bell('Notifications, 2 unread'));
  await screen.findByRole('heading', { level: 1, name: 'Notifications' });
  expect(where()).toBe('/admin/notifications');
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  expect(screen.getByText('Ledger mismatch', { selector: 'article *' })).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
});

it('decreases the unread count on read, and opens the question', async () => {
  renderAt('/admin/notifications');
  const [first] = await screen.findAllByRole('link', { name: 'Open' });
  await userEvent.click(first as HTMLElement);
  await waitFor(() => expect(where()).toBe(`/admin/questions?question=${id(11)}`));
  await bell('Notifications, 1 unread');
});

it('links a ledger mismatch to the tab with the ledger', async () => {
  inbox = [createNotification(4, 'ledger_mismatch_detected', null)];
  renderAt('/admin/notifications');
  const link = await screen.findByRole('link', { name: 'Open' });
  expect(link.getAttribute('href')).toBe(portalTabPath('jurisdiction'));
});

it('links a stall to the operations', async () => {
  inbox = [createNotification(5, 'component_stalled', null)];
  renderAt('/admin/notifications');
  const link = await screen.findByRole('link', { name: 'Open' });
  expect(link.getAttribute('href')).toBe('/admin/operations');
  expect(screen.getByText('Processing stalled', { selector: 'article *' })).toBeTruthy();
});

it('links a detected threat to the active threats', async () => {
  inbox = [createNotification(6, 'threat_detected', null)];
  renderAt('/admin/notifications');
  const link = await screen.findByRole('link', { name: 'Open' });
  expect(link.getAttribute('href')).toBe('/admin/security/threats?state=active');
  expect(screen.getByText('Security threat', { selector: 'article *' })).toBeTruthy();
});

it('receives updates over one connection for bell and page', async () => {
  renderAt('/admin/notifications');
  await bell('Notifications, 2 unread');
  expect(FakeEventSource.opened.map(({ url }) => url)).toEqual(['/api/admin/notifications/stream']);
  inbox = [createNotification(3, 'sla_at_risk', id(12)), ...inbox];
  act(() => FakeEventSource.last().send('notifications'));
  await bell('Notifications, 3 unread');
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3));
});
