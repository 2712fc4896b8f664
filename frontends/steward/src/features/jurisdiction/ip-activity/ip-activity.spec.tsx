import { type ResponseOf, readIpActivity, listConsents } from '@aera/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { sessionPersonPath, portalTabPath } from '../../../shared/paths.ts';
import { problem, setUpFakeApi } from '@aera/frontend-kit/testing';
import { serveSignedInSteward } from '../../../testing/handlers.ts';
import { consent, id } from '../../../testing/records.ts';
import { axeViolations } from '@aera/ui/testing';
import { renderAt, where } from '../../../testing/render-at.tsx';

type Activity = ResponseOf<typeof readIpActivity>;

const api = setUpFakeApi();
const ip = consent().ipAddress;
const view = (change: Partial<Activity['pageViews'][number]>): Activity['pageViews'][number] => ({
  id: id(50),
  sessionId: id(51),
  timestamp: '2026-03-04T09:05:00Z',
  path: '/contact',
  timeOnPage: 12.4,
  scrollDepth: 80.2,
  referrer: 'https://search.example/',
  ...change,
});
const full: Activity = {
  activity: {
    totalConsents: 1,
    totalPageViews: 2,
    totalSessions: 3,
    firstActivity: '2026-03-01T09:05:00Z',
  },
  geolocation: consent().geolocation,
  consents: [consent()],
  pageViews: [view({}), view({ id: id(52), path: '/', timeOnPage: null, scrollDepth: null, referrer: null })],
  complete: true,
};

const dialog = () => screen.findByRole('dialog', { name: 'IP Activity Details' });
const open = (more = '') => renderAt(`${portalTabPath('jurisdiction')}&activity=${ip}${more}`);
const readCount = (label: string) => screen.getByText(label).nextElementSibling?.textContent;
const readCells = (table: string) =>
  within(screen.getByRole('table', { name: table }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );

beforeEach(() => {
  serveSignedInSteward(api);
  api.on(listConsents, () => ({
    consents: [consent()],
    total: 1,
    stats: { total: 1, today: 1, uniqueIps: 1, countries: 1 },
  }));
  api.on(readIpActivity, () => full);
});

it('opens from the IP address in the table, and restores URL and focus on close', async () => {
  renderAt(portalTabPath('jurisdiction'));
  const ipButton = await screen.findByRole('button', { name: ip });
  await userEvent.click(ipButton);
  expect(await dialog()).toBeTruthy();
  expect(where()).toContain(`activity=${ip}`);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(where()).toBe(portalTabPath('jurisdiction'));
  await waitFor(() => expect(document.activeElement).toBe(ipButton));
});

it('closes to the table when the URL was opened directly', async () => {
  open();
  await dialog();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(where()).toBe(portalTabPath('jurisdiction')));
});

it('shows four totals', async () => {
  open();
  await screen.findByText('Consent Records');
  expect(['Consent Records', 'Page Views', 'Sessions'].map(readCount)).toEqual(['1', '2', '3']);
  expect(readCount('First Visit')).toMatch(/^Mar 1, 2026, /);
});

it('shows the consents, with the first 8 characters of the session', async () => {
  open();
  await screen.findByRole('table', { name: 'Consent History' });
  const [row] = readCells('Consent History');
  expect(row).toEqual(['5e551011', '2025-07-30', 'Consented']);
  const person = screen.getAllByRole('link', { name: /5e551011/ })[0];
  expect(person?.getAttribute('href')).toBe(sessionPersonPath('5e551011-0000-4000-8000-000000000001'));
});

it('shows the page views with unknown values marked', async () => {
  open();
  await screen.findByRole('table', { name: 'Page Navigation History' });
  const [known, unknown] = readCells('Page Navigation History');
  expect(known).toEqual(['/contact', '12 s', '80%', 'https://search.example/']);
  expect(unknown).toEqual(['/', 'N/A', 'N/A', 'Direct']);
});

it('marks only the truncated list', async () => {
  api.on(readIpActivity, () => ({ ...full, activity: { ...full.activity, totalConsents: 12_345 } }));
  open();
  await screen.findByRole('table', { name: 'Consent History' });
  expect(readCount('Consent Records')).toBe('12,345');
  expect(screen.getAllByText(/^Showing the latest/).map(({ textContent }) => textContent)).toEqual([
    'Showing the latest 1 of 12,345',
  ]);
});

it('sorts a truncated list on the server, by keyboard', async () => {
  api.on(readIpActivity, ({ query }) => ({
    ...full,
    activity: { ...full.activity, totalConsents: 5000, totalPageViews: 5000 },
    pageViews: query?.viewOrder === 'ascending' ? full.pageViews.toReversed() : full.pageViews,
  }));
  open();
  const table = await screen.findByRole('table', { name: 'Page Navigation History' });
  const time = within(table).getByRole('columnheader', { name: /Timestamp/ });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .flatMap((each) => within(each).queryAllByRole('button')),
  ).toEqual([within(time).getByRole('button')]);
  within(time).getByRole('button').focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(readCells('Page Navigation History')[0]?.[0]).toBe('/'));
  expect(time.getAttribute('aria-sort')).toBe('ascending');
  expect(screen.getAllByText(/^Showing the/).map(({ textContent }) => textContent)).toEqual([
    'Showing the latest 1 of 5,000',
    'Showing the earliest 2 of 5,000',
  ]);
  expect(api.calls(readIpActivity).at(-1)?.query).toEqual({
    consentOrder: 'descending',
    viewOrder: 'ascending',
  });
});

it('shows the classification of the IP address', async () => {
  open();
  const panel = await screen.findByRole('region', { name: 'IP Classification' });
  for (const shown of ['PUBLIC', 'Public internet', 'Lisbon, Portugal', 'No'])
    expect(within(panel).getByText(shown)).toBeTruthy();
});

it('shows the classification of the newest consent below a list that starts with the earliest', async () => {
  api.on(readIpActivity, () => ({ ...full, consents: [consent({ geolocation: null })] }));
  open('&ip-consents-sort=at.ascending');
  const panel = await screen.findByRole('region', { name: 'IP Classification' });
  expect(within(panel).getByText('Lisbon, Portugal')).toBeTruthy();
});

it('hides the classification when the newest consent has none', async () => {
  api.on(readIpActivity, () => ({ ...full, geolocation: null }));
  open();
  await screen.findByRole('table', { name: 'Consent History' });
  expect(screen.queryByText('IP Classification')).toBeNull();
});

it('shows the empty state', async () => {
  api.on(readIpActivity, () => ({
    activity: { totalConsents: 0, totalPageViews: 0, totalSessions: 0, firstActivity: null },
    geolocation: null,
    consents: [],
    pageViews: [],
    complete: true,
  }));
  open();
  expect(await screen.findByText('No activity data found for this IP address.')).toBeTruthy();
});

it('shows unavailable visits instead of zero', async () => {
  api.on(readIpActivity, () => ({
    ...full,
    activity: { ...full.activity, totalPageViews: 0, totalSessions: 0 },
    pageViews: [],
    complete: false,
  }));
  open();
  expect(await screen.findByText('Visit data unavailable')).toBeTruthy();
  expect(['Page Views', 'Sessions'].map(readCount)).toEqual(['N/A', 'N/A']);
  api.on(readIpActivity, () => full);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('/contact')).toBeTruthy();
  expect(screen.queryByText('Visit data unavailable')).toBeNull();
});

it('shows the error state', async () => {
  api.on(readIpActivity, () => problem(503, 'The service is starting.'));
  open();
  expect(await screen.findByText('Couldn’t load activity')).toBeTruthy();
});

it('has no axe violations', async () => {
  open();
  await screen.findByText('Page Navigation History');
  expect(await axeViolations()).toEqual([]);
});
