import { readVisitBreakdown, readVisitMetrics } from '@aera/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { problem } from '@aera/frontend-kit/testing';
import { setUpOverviewPage } from '../../../../testing/overview-page.tsx';
import { figuresAnswer, visited } from '../../../../testing/visits.ts';

const { api, open, region, query, askedFigures, asked: breakdownQuery } = setUpOverviewPage();

describe('filters', () => {
  it('are set by rows, combine, apply to all queries, and can be removed', async () => {
    open('&bots=included');
    const pages = await region('Pages');
    await userEvent.click(await within(pages).findByRole('button', { name: '/how' }));
    const devices = await region('Technology');
    await userEvent.click(await within(devices).findByRole('button', { name: '/page-3' }));
    const isFiltered = { page: '/how', device: '/page-3', bots: 'included' };
    await waitFor(() => {
      expect(askedFigures()).toMatchObject(isFiltered);
      for (const by of ['page', 'channel', 'country', 'device'])
        expect(breakdownQuery(by)).toMatchObject(isFiltered);
    });
    expect([query().get('page'), query().get('device')]).toEqual(['/how', '/page-3']);
    expect(within(pages).getByRole('button', { name: '/how' }).getAttribute('aria-pressed')).toBe('true');

    await userEvent.click(screen.getByRole('button', { name: 'Remove filter Page: /how' }));
    expect([query().get('page'), query().get('device')]).toEqual([null, '/page-3']);
    expect(screen.getByRole('region', { name: 'Filters' })).toBe(document.activeElement);
    await userEvent.click(within(devices).getByRole('button', { name: '/page-3' }));
    expect(query().get('device')).toBeNull();
    expect(screen.getByText(/^Select a table row/)).toBeTruthy();
  });

  it('match missing values', async () => {
    visited(api, 3, ['Portugal', ''], '2026-03-01');
    open();
    const places = await region('Locations');
    await userEvent.click(await within(places).findByRole('button', { name: 'Unknown country' }));
    await waitFor(() => expect(askedFigures()).toMatchObject({ country: '' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter Country: Unknown country' }));
    expect(query().has('country')).toBe(false);
  });

  it('can be cleared when no visit matches', async () => {
    api.on(readVisitMetrics, ({ query: given }) => figuresAnswer(given, 0));
    open('&page=%2Fhow&country=Portugal');
    await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(query().toString()).toBe('zone=UTC');
    expect(
      await screen.findByText(/^No visits in this period\. New visits appear here within seconds\./),
    ).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Show last 90 days' }));
    expect(query().get('range')).toBe('90d');
  });
});

describe('the tables', () => {
  it('follow the selected tab and can be sorted', async () => {
    open();
    const pages = await region('Pages');
    await userEvent.click(await within(pages).findByRole('tab', { name: 'Entry pages' }));
    await waitFor(() =>
      expect(breakdownQuery('entryPage')).toMatchObject({ sort: 'visitors', order: 'descending' }),
    );
    await userEvent.click(await within(pages).findByRole('button', { name: 'Show more columns' }));
    await userEvent.click(await within(pages).findByRole('button', { name: 'Engaged time' }));
    await waitFor(() =>
      expect(breakdownQuery('entryPage')).toMatchObject({ sort: 'engagedTime', order: 'descending' }),
    );
    await userEvent.click(within(pages).getByRole('button', { name: 'Engaged time' }));
    await waitFor(() =>
      expect(breakdownQuery('entryPage')).toMatchObject({ sort: 'engagedTime', order: 'ascending' }),
    );
    const header = within(pages).getByRole('columnheader', { name: 'Engaged time' });
    expect(header.getAttribute('aria-sort')).toBe('ascending');
    expect(query().toString()).toBe(
      'zone=UTC&pages=entryPage&pages-wide=true&pages-sort=engagedTime&pages-order=ascending',
    );
  });

  it('show the sorted metric, also in the narrow table', async () => {
    open('&pages=entryPage&pages-sort=bounceRate');
    const pages = await region('Pages');
    expect(await within(pages).findByRole('columnheader', { name: 'Bounce rate' })).toBeTruthy();
    await userEvent.click(within(pages).getByRole('tab', { name: 'All pages' }));
    await waitFor(() => expect(breakdownQuery('page')).toMatchObject({ sort: 'visitors' }));
    expect(within(pages).queryByRole('columnheader', { name: 'Bounce rate' })).toBeNull();
  });

  it('show more and fewer rows', async () => {
    open();
    const pages = await region('Pages');
    expect(await within(pages).findByText('8 of 32')).toBeTruthy();
    await userEvent.click(within(pages).getByRole('button', { name: 'Show more' }));
    expect(await within(pages).findByText('28 of 32')).toBeTruthy();
    expect(query().get('pages-rows')).toBe('28');
    await userEvent.click(within(pages).getByRole('button', { name: 'Show more' }));
    expect(await within(pages).findByText('32 of 32')).toBeTruthy();
    expect(within(pages).getByRole('button', { name: 'Show more' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
    await userEvent.click(within(pages).getByRole('button', { name: 'Show fewer' }));
    expect(await within(pages).findByText('8 of 32')).toBeTruthy();
  });

  it('show the share of all visitors', async () => {
    open();
    const pages = await region('Pages');
    const row = (await within(pages).findByRole('button', { name: '/page-3' })).closest('tr');
    await waitFor(() => expect(row?.textContent).toBe('/page-311595.8%'));
  });

  it('fail separately', async () => {
    api.on(readVisitBreakdown, ({ query: given }) => {
      if (given.by === 'country') return problem(500);
      return { rows: [], total: 0 };
    });
    open();
    expect(await screen.findByText('Couldn’t load countries')).toBeTruthy();
    expect(await screen.findAllByText('No data for this period')).toHaveLength(3);
  });
});

it('keeps the rows of a table and marks them as outdated when a refetch fails', async () => {
  open();
  const pages = await region('Pages');
  await within(pages).findByRole('table', { name: 'All pages' });
  api.on(readVisitBreakdown, () => problem(503));
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await within(pages).findByText('Not updating')).toBeTruthy();
  expect(within(pages).getByRole('button', { name: '/how' })).toBeTruthy();
});

it('marks an empty table as outdated when a refetch fails', async () => {
  api.on(readVisitBreakdown, () => ({ rows: [], total: 0 }));
  open();
  const pages = await region('Pages');
  await within(pages).findByText('No data for this period');
  api.on(readVisitBreakdown, () => problem(503));
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await within(pages).findByText('Not updating')).toBeTruthy();
});

describe('an export', () => {
  const address = (link: HTMLElement) => new URL(link.getAttribute('href') ?? '', 'http://here');

  it('exports all rows of the table’s query', async () => {
    open(
      '&range=7d&page=%2Fhow&bots=included&pages=exitPage&pages-sort=views&pages-order=ascending&pages-rows=28',
    );
    const link = await screen.findByRole('link', { name: /^Export CSV: Exit/ });
    await waitFor(() => expect(breakdownQuery('exitPage')).toBeTruthy());
    const { limit: _limit, offset: _offset, ...question } = breakdownQuery('exitPage') ?? {};
    expect(address(link).pathname).toBe('/api/admin/analytics/breakdown.csv');
    expect(Object.fromEntries(address(link).searchParams)).toEqual(question);
    expect(question).toMatchObject({ page: '/how', bots: 'included', sort: 'views', order: 'ascending' });
  });

  it('contains the range, filters, zone and interval of the time series', async () => {
    open('&range=yesterday&country=Portugal&compare=no');
    const link = await screen.findByRole('link', { name: 'Export CSV of the time series' });
    await waitFor(() => expect(askedFigures()).toBeTruthy());
    expect(address(link).pathname).toBe('/api/admin/analytics/metrics.csv');
    expect(Object.fromEntries(address(link).searchParams)).toEqual(askedFigures());
  });
});
