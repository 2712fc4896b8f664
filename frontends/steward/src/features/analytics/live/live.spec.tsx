import { type LiveVisits, streamLiveVisits, readCurrentSteward } from '@aera/contracts';
import { FakeEventSource, setUpFakeApi } from '@aera/frontend-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { paths } from '../../../shared/paths.ts';
import { serveSignedInSteward } from '../../../testing/handlers.ts';
import { axeViolations } from '@aera/ui/testing';
import { renderAt } from '../../../testing/render-at.tsx';

const api = setUpFakeApi();
const visits = (change: Partial<LiveVisits> = {}): LiveVisits => ({
  at: '2026-03-04T09:05:00Z',
  visitors: 2,
  views: 7,
  perMinute: [0, 1, 0, 2, 4],
  pages: [{ path: '/how', visitors: 2 }],
  countries: [{ country: 'Portugal', visitors: 1 }],
  recent: [
    {
      at: '2026-03-04T09:04:58Z',
      path: '/how',
      country: 'Portugal',
      browser: 'Firefox',
      device: 'mobile',
      isBot: false,
    },
    { at: '2026-03-04T09:04:50Z', path: '/', country: null, browser: null, device: null, isBot: true },
  ],
  ...change,
});

beforeEach(() => {
  FakeEventSource.reset();
  vi.stubGlobal('EventSource', FakeEventSource);
  serveSignedInSteward(api);
});

/** Only the streams of this page, because the bell opens a stream of its own. */
const opened = () => FakeEventSource.opened.filter(({ url }) => url === streamLiveVisits.path);
const last = () => FakeEventSource.last(streamLiveVisits.path);
const tell = (data: LiveVisits) =>
  act(() => last().dispatchEvent(new MessageEvent('live', { data: JSON.stringify(data) })));
const cut = () => act(() => last().dispatchEvent(new Event('error')));
const open = async () => {
  renderAt(paths.live);
  await screen.findByRole('heading', { name: 'Live view' });
  await waitFor(() => expect(opened()).not.toEqual([]));
};
const figure = (label: string) => screen.getByText(label).nextElementSibling?.textContent;

it('connects, and shows LIVE with the first message', async () => {
  await open();
  expect(screen.getByText('Connecting...')).toBeTruthy();
  expect(screen.queryByText('LIVE')).toBeNull();
  expect(last().url).toBe(streamLiveVisits.path);
  tell(visits());
  expect(screen.getByText('LIVE')).toBeTruthy();
  expect([figure('Visitors now'), figure('Page views in the last 5 minutes')]).toEqual(['2', '7']);
  expect(screen.queryByText(/^Updated/)).toBeNull();
});

it('shows the views of each minute, pages, countries and latest hits', async () => {
  await open();
  tell(visits());
  expect(screen.getByText('In the last minute: 4 views')).toBeTruthy();
  expect(screen.getByText('3 to 4 minutes ago: 1 view')).toBeTruthy();
  expect(within(screen.getByRole('table', { name: 'Pages now' })).getByText('/how')).toBeTruthy();
  expect(within(screen.getByRole('table', { name: 'Countries now' })).getByText('Portugal')).toBeTruthy();
  const rows = within(screen.getByRole('table', { name: 'Latest page views' }))
    .getAllByRole('row')
    .slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/\/howPortugalFirefox, mobile$/),
    expect.stringMatching(/\/UnknownUnknownBot$/),
  ]);
  expect(await axeViolations()).toEqual([]);
});

it('shows a disconnect, the age of its data, and the reconnect', async () => {
  await open();
  tell(visits());
  cut();
  expect(screen.getByText('Reconnecting...')).toBeTruthy();
  expect(screen.getByText(/^Updated \d\d:\d\d:\d\d/)).toBeTruthy();
  expect(figure('Visitors now')).toBe('2');
  tell(visits({ visitors: 3 }));
  expect(screen.getByText('LIVE')).toBeTruthy();
  expect(figure('Visitors now')).toBe('3');
});

it('shows that it never connected', async () => {
  await open();
  cut();
  expect(screen.getByText('Live view disconnected')).toBeTruthy();
});

it('refetches the steward after a disconnect', async () => {
  await open();
  tell(visits());
  const before = api.calls(readCurrentSteward).length;
  cut();
  await vi.waitFor(() => expect(api.calls(readCurrentSteward).length).toBeGreaterThan(before));
});

it('pauses and resumes', async () => {
  await open();
  tell(visits());
  await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
  expect(screen.getByText('Paused')).toBeTruthy();
  expect(last().readyState).toBe(2);
  expect(figure('Visitors now')).toBe('2');
  expect(screen.getByText(/^Updated/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Resume' }));
  expect(opened()).toHaveLength(2);
  tell(visits({ visitors: 5 }));
  expect(figure('Visitors now')).toBe('5');
});

it('shows an empty state without visitors', async () => {
  await open();
  tell(visits({ visitors: 0, views: 0, perMinute: [0, 0, 0, 0, 0], pages: [], countries: [], recent: [] }));
  expect(screen.getByText('No visitors right now')).toBeTruthy();
  expect(screen.getByText('No page views in the last 5 minutes')).toBeTruthy();
});
