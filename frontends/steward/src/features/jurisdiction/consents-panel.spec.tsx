import { type ConsentRecord, listConsents } from '@aera/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { portalTabPath } from '../../shared/paths.ts';
import { problem, setUpFakeApi } from '@aera/frontend-kit/testing';
import { serveSignedInSteward } from '../../testing/handlers.ts';
import { consent, id } from '../../testing/records.ts';
import { axeViolations } from '@aera/ui/testing';
import { renderAt, where } from '../../testing/render-at.tsx';

const api = setUpFakeApi();
let records: ConsentRecord[] = [];

const open = (more = '') => renderAt(portalTabPath('jurisdiction') + more);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const rows = () => screen.getAllByRole('row').slice(1);
const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
const lastQuery = () => api.calls(listConsents).at(-1)?.query;

beforeEach(() => {
  records = Array.from({ length: 123 }, (_, at) => consent({ id: id(at + 1) }));
  serveSignedInSteward(api);
  api.on(listConsents, ({ query: { ip, limit, offset } }) => {
    const found = records.filter(({ ipAddress }) => ipAddress.includes(ip ?? ''));
    const start = Number(offset);
    return {
      consents: found.slice(start, start + Number(limit)),
      total: found.length,
      stats: { total: 1234, today: 39, uniqueIps: 7, countries: 2 },
    };
  });
});

describe('the table', () => {
  it('shows each record in the columns of the specification', async () => {
    records = [consent()];
    open();
    const table = await screen.findByRole('table', { name: 'Consent records' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['ID', 'IP Address & Source', 'Location', 'Consented At', 'Notice Version', 'Status']);
    const [row] = rows();
    for (const shown of [consent().id.slice(0, 8), '203.0.113.7', 'PUBLIC', 'Lisbon, Portugal', '2025-07-30'])
      expect(row?.textContent).toContain(shown);
    expect(row?.textContent).toMatch(/Mar 4, 2026, \d\d:\d\d [AP]M/);
    expect(row?.textContent).toContain('Consent');
  });

  it('shows unknown values and visitors who did not read the notice', async () => {
    records = [consent({ geolocation: null, hasReadNotice: false })];
    open();
    expect(await screen.findByText('Unknown')).toBeTruthy();
    expect(screen.getByText('Not Read')).toBeTruthy();
  });

  it('shows the loading and empty states', async () => {
    records = [];
    open();
    expect(await screen.findByText('Loading consent records...')).toBeTruthy();
    expect(await screen.findByText('No consent records found')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  });

  it('shows the error state', async () => {
    api.on(listConsents, () => problem(503, 'The service is starting.'));
    open();
    expect(await screen.findByText('Couldn’t load consent records')).toBeTruthy();
    expect(screen.getByText('The service is starting.')).toBeTruthy();
    expect(screen.getAllByText('–')).toHaveLength(4);
  });

  it('has no axe violations', async () => {
    open();
    await screen.findByRole('table');
    expect(await axeViolations()).toEqual([]);
  });
});

it('shows four counts over all records', async () => {
  open();
  await screen.findByText('1,234');
  const counts = ['Total Consents', 'Today', 'Unique IPs', 'Countries'].map(
    (label) => screen.getByText(label).nextElementSibling?.textContent,
  );
  expect(counts).toEqual(['1,234', '39', '7', '2']);
  // Times in the table are local, so today is the local day.
  expect(lastQuery()).toMatchObject({ zone });
});

describe('pagination', () => {
  it('moves to the next and the previous page, in the URL', async () => {
    open();
    expect(await screen.findByText('Showing 1 to 50 of 123 records')).toBeTruthy();
    expect(button('Previous').getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(button('Next'));
    expect(await screen.findByText('Showing 51 to 100 of 123 records')).toBeTruthy();
    expect(where()).toContain('page=2');
    expect(lastQuery()).toEqual({ zone, limit: '50', offset: '50' });
    await userEvent.click(button('Next'));
    expect(await screen.findByText('Showing 101 to 123 of 123 records')).toBeTruthy();
    expect(button('Next').getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(button('Next'));
    await userEvent.click(button('Previous'));
    expect(where()).toContain('page=2');
  });

  it('shows the last page for a page beyond it', async () => {
    open('&page=99');
    expect(await screen.findByText('Showing 101 to 123 of 123 records')).toBeTruthy();
    expect(where()).toContain('page=3');
  });

  it('shows the first page for an invalid page', async () => {
    open('&page=-1');
    expect(await screen.findByText('Showing 1 to 50 of 123 records')).toBeTruthy();
  });
});

describe('the search', () => {
  const field = () => screen.findByLabelText<HTMLInputElement>('Search by IP address');

  beforeEach(() => {
    records = [consent({ id: id(1), ipAddress: '127.0.0.1' }), ...records.slice(1)];
  });

  it.each(['{Enter}', 'button'])('finds by part of the IP address, on %s', async (how) => {
    open('&page=2');
    await userEvent.type(await field(), ' 127 ');
    if (how === 'button') await userEvent.click(button('Search'));
    else await userEvent.keyboard(how);
    expect(await screen.findByText('1 record matching “127”')).toBeTruthy();
    expect(lastQuery()).toEqual({ zone, ip: '127', limit: '100', offset: '0' });
    expect(rows()).toHaveLength(1);
    expect(where()).toBe(`${portalTabPath('jurisdiction')}&ip=127`);
  });

  it('hides the pagination, shows when results are truncated, and can be cleared', async () => {
    open('&ip=203.0');
    expect((await field()).value).toBe('203.0');
    expect(await screen.findByText(/^Newest 100 of 122 records/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    await userEvent.click(button('Clear search'));
    expect(await screen.findByText('Showing 1 to 50 of 123 records')).toBeTruthy();
    expect((await field()).value).toBe('');
  });

  it('shows the empty state', async () => {
    open('&ip=10.');
    expect(await screen.findByText('No consent records found')).toBeTruthy();
  });
});

it('refetches periodically and on Refresh', async () => {
  open();
  await screen.findByText('Showing 1 to 50 of 123 records');
  const head = screen.getByRole('heading', { name: 'Consent records' }).parentElement as HTMLElement;
  expect(within(head).getByText('LIVE')).toBeTruthy();
  records = [consent({ id: id(999) }), ...records];
  await userEvent.click(button('Refresh'));
  expect(await screen.findByText('Showing 1 to 50 of 124 records')).toBeTruthy();
  await waitFor(() => expect(api.calls(listConsents)).toHaveLength(2));
});

it('sorts on the server, from the first page, with the order in the URL', async () => {
  open('&page=2');
  await screen.findByText('Showing 51 to 100 of 123 records');
  const heading = () => screen.getByRole('columnheader', { name: 'Consented At' });
  await userEvent.click(within(heading()).getByRole('button'));
  expect(await screen.findByText('Showing 1 to 50 of 123 records')).toBeTruthy();
  expect(lastQuery()).toEqual({ zone, limit: '50', offset: '0', order: 'ascending' });
  expect(heading().getAttribute('aria-sort')).toBe('ascending');
  expect(where()).toContain('consents-sort=at.ascending');
  expect(within(screen.getByRole('columnheader', { name: 'Location' })).queryByRole('button')).toBeNull();
});

it('opens a record by keyboard', async () => {
  open();
  await screen.findByText('Showing 1 to 50 of 123 records');
  screen.getByRole('region', { name: 'Consent records' }).focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Tab}{Tab}');
  expect(document.activeElement?.textContent).toBe(records[1]?.ipAddress);
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(await screen.findByRole('dialog')).toBeTruthy();
  expect(where()).toContain(`record=${records[0]?.id}`);
});
