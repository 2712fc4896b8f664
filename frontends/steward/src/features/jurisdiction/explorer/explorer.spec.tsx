import { type ConsentRecord, listConsentsForDemo, readIpActivity } from '@aera/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { paths } from '../../../shared/paths.ts';
import { problem, setUpFakeApi } from '@aera/frontend-kit/testing';
import { serveSignedInSteward } from '../../../testing/handlers.ts';
import { consent, id } from '../../../testing/records.ts';
import { axeViolations } from '@aera/ui/testing';
import { renderAt, where } from '../../../testing/render-at.tsx';

const api = setUpFakeApi();
let records: ConsentRecord[] = [];
const view = (n: number, sessionId: string, timestamp: string) => ({
  id: id(n),
  sessionId,
  timestamp,
  path: '/how',
  timeOnPage: 12,
  scrollDepth: 80,
  referrer: null,
});

const open = (more = '') => renderAt(paths.jurisdictionDemo + more);
const table = () => screen.findByRole('table', { name: 'Consent records' });
const rows = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1);
const calls = () => api.calls(listConsentsForDemo).map(({ query }) => query);
const readCount = (label: string) => screen.getByText(label).nextElementSibling?.textContent;

beforeEach(() => {
  records = [
    consent({ id: id(1), ipAddress: '203.0.113.7' }),
    consent({ id: id(2), ipAddress: '203.0.113.71', referrer: 'https://search.example/' }),
    consent({ id: id(3), ipAddress: '198.51.100.9' }),
  ];
  serveSignedInSteward(api);
  api.on(listConsentsForDemo, ({ query: { limit, offset } }) => ({
    consents: records.slice(Number(offset ?? 0), Number(offset ?? 0) + Number(limit)),
  }));
  api.on(readIpActivity, () => ({
    activity: {
      totalConsents: 1,
      totalPageViews: 3,
      totalSessions: 2,
      firstActivity: '2026-03-01T09:00:00Z',
    },
    geolocation: null,
    consents: [],
    pageViews: [
      view(11, 'aaaaaaaa', '2026-03-05T09:00:00Z'),
      view(12, 'bbbbbbbb', '2026-03-02T09:00:00Z'),
      view(13, 'aaaaaaaa', '2026-03-04T09:00:00Z'),
    ],
    complete: true,
  }));
});

it('shows 50 records from the first one by default', async () => {
  open();
  expect(await rows()).toHaveLength(3);
  expect(calls()[0]).toEqual({ limit: '50', offset: '0' });
  await userEvent.selectOptions(screen.getByLabelText('Page size'), '10');
  await waitFor(() => expect(calls().at(-1)).toEqual({ limit: '10', offset: '0' }));
  await userEvent.clear(screen.getByLabelText('Offset'));
  await userEvent.type(screen.getByLabelText('Offset'), '2{Enter}');
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  expect(where()).toBe(`${paths.jurisdictionDemo}?limit=10&offset=2`);
  expect(screen.getByText('Showing records 3 to 3')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
  await waitFor(() => expect(where()).toBe(`${paths.jurisdictionDemo}?limit=10`));
});

it('keeps the focus on the button that changes the page', async () => {
  open('?limit=10&offset=20');
  const previous = await screen.findByRole('button', { name: 'Previous' });
  await userEvent.click(previous);
  await waitFor(() => expect(where()).toBe(`${paths.jurisdictionDemo}?limit=10&offset=10`));
  expect(document.activeElement).toBe(previous);
  expect(screen.getByLabelText<HTMLInputElement>('Offset').value).toBe('10');
});

it('rejects an invalid offset', async () => {
  open();
  await rows();
  await userEvent.type(screen.getByLabelText('Offset'), 'x{Enter}');
  expect(screen.getByText('Enter a whole number from 0 to 10,000,000')).toBeTruthy();
});

it('returns to the first record on sorting', async () => {
  open('?limit=10&offset=2');
  expect(await rows()).toHaveLength(1);
  const time = within(await table()).getByRole('columnheader', { name: /Consented At/ });
  await userEvent.click(within(time).getByRole('button'));
  await waitFor(() => expect(calls().at(-1)).toEqual({ limit: '10', offset: '0', order: 'ascending' }));
  expect(where()).toBe(`${paths.jurisdictionDemo}?limit=10&explorer-sort=at.ascending`);
});

it('searches the newest 100 by part of the IP address, ignoring blanks', async () => {
  open();
  await rows();
  const before = calls().length;
  await userEvent.type(screen.getByLabelText('Search by IP address'), '   {Enter}');
  expect(calls()).toHaveLength(before);
  await userEvent.type(screen.getByLabelText('Search by IP address'), '203.0.113{Enter}');
  expect(await screen.findByText('2 of the newest 3 records match “203.0.113”')).toBeTruthy();
  expect(calls().at(-1)).toEqual({ limit: '100', offset: '0' });
  expect(await rows()).toHaveLength(2);
  const searched = calls().length;
  await userEvent.clear(screen.getByLabelText('Search by IP address'));
  await userEvent.keyboard('{Enter}');
  expect(calls()).toHaveLength(searched);
  expect(where()).toContain('ip=203.0.113');
});

it('searches parts of an IPv6 address in any case', async () => {
  records = [
    consent({ id: id(1), ipAddress: '2001:db8::7' }),
    consent({ id: id(2), ipAddress: '198.51.100.9' }),
  ];
  open('?ip=2001%3ADB8');
  expect(await screen.findByText('1 of the newest 2 records match “2001:DB8”')).toBeTruthy();
  expect(await rows()).toHaveLength(1);
});

it('shows the recorded activity of the selected IP address', async () => {
  open();
  expect(await screen.findByText('No IP selected')).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: '203.0.113.7' }));
  const title = await screen.findByRole('heading', { name: 'Activity for 203.0.113.7' });
  expect(document.activeElement).toBe(title);
  const consents = await screen.findByRole('table', { name: 'Consents' });
  expect(within(consents).getAllByRole('row')).toHaveLength(2);
  expect(calls()).toContainEqual({ limit: '1000', offset: '0' });
  expect([readCount('Page Views'), readCount('Sessions')]).toEqual(['3', '2']);
  const sessions = within(screen.getByRole('table', { name: 'Visitor sessions' }))
    .getAllByRole('row')
    .slice(1);
  expect(sessions.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^aaaaaaaaMar 4.*Mar 5.*2$/),
    expect.stringMatching(/^bbbbbbbbMar 2.*Mar 2.*1$/),
  ]);
  expect(screen.getByText(/First activity: Mar 1, 2026.*Last activity: Mar 5, 2026/)).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(await screen.findByText('No IP selected')).toBeTruthy();
});

it('closes the activity after another IP address was selected', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: '203.0.113.7' }));
  await screen.findByRole('heading', { name: 'Activity for 203.0.113.7' });
  await userEvent.click(screen.getByRole('button', { name: '198.51.100.9' }));
  await screen.findByRole('heading', { name: 'Activity for 198.51.100.9' });
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(await screen.findByText('No IP selected')).toBeTruthy();
  expect(where()).toBe(paths.jurisdictionDemo);
});

it.each([
  ['', listConsentsForDemo, 'Failed to fetch consent data'],
  ['?ip=203', listConsentsForDemo, 'Failed to fetch consent data by IP'],
  ['?selected=203.0.113.7', readIpActivity, 'Failed to fetch IP activity data'],
])('shows the error of %s', async (more, route, message) => {
  api.on(route, () => problem(503));
  open(more);
  expect(await screen.findByText(message)).toBeTruthy();
});

it('shows the empty state, and that an offset is beyond the last record', async () => {
  records = [];
  open();
  expect(await screen.findByText('No consent records found')).toBeTruthy();
  await userEvent.clear(screen.getByLabelText('Offset'));
  await userEvent.type(screen.getByLabelText('Offset'), '50{Enter}');
  expect(await screen.findByText('No records at this offset')).toBeTruthy();
});
