import { visitBreakdown, visitFigures } from '@aera/contracts';
import { configure, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '../../paths.ts';
import { Refusal, useFakeApi } from '../../testing/fake-api.ts';
import { signedIn } from '../../testing/handlers.ts';
import { axeViolations, renderAt, where } from '../../testing/render-at.tsx';
import { figuresAnswer, visited } from '../../testing/visits.ts';

/** A page with five tables, of which each loads by itself. */
configure({ asyncUtilTimeout: 15_000 });

const api = useFakeApi();
const values = ['/', '/how', ...Array.from({ length: 30 }, (_, at) => `/page-${at}`)];

const open = (query = '') => renderAt(`${paths.analytics}?zone=UTC${query}`);
const region = (name: string) => screen.findByRole('region', { name });
const figure = async (name: string) =>
  within(await screen.findByLabelText('Figures')).getByText(name, { selector: 'dt' }).parentElement
    ?.textContent;
const query = () => new URLSearchParams(where()?.split('?')[1]);
const last = (route: typeof visitFigures | typeof visitBreakdown) => api.calls(route).at(-1)?.query;
const asked = (by: string) => api.calls(visitBreakdown).findLast((call) => call.query['by'] === by)?.query;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-30T08:30:20Z') });
  signedIn(api);
  visited(api, 120, values, '2026-03-01');
});
afterEach(() => vi.useRealTimers());

describe('the figures', () => {
  it('are those of thirty days, compared with the thirty before up to the same time', async () => {
    open();
    await waitFor(async () => expect(await figure('Visitors')).toBe('Visitors120+100% more than 60 before'));
    expect(await figure('Bounce rate')).toBe('Bounce rate25%the same as before');
    const ranges = api.calls(visitFigures).map(({ query: { from, to } }) => [from, to]);
    expect(ranges).toEqual([
      ['2026-03-01T00:00:00.000Z', '2026-03-31T00:00:00.000Z'],
      ['2026-01-30T00:00:00.000Z', '2026-02-28T08:30:00.000Z'],
    ]);
  });

  it('stand alone when nothing is compared', async () => {
    open();
    await userEvent.click(await screen.findByLabelText('Compare with the time before'));
    expect(await figure('Visitors')).toBe('Visitors120');
    expect(query().get('compare')).toBe('no');
    expect(screen.queryByText(/The period before/)).toBeNull();
  });

  it('can be asked for again when they did not come, and the tables are there meanwhile', async () => {
    let down = true;
    api.on(visitFigures, ({ query: given }) => {
      if (down) throw new Refusal(503, 'The service is starting.');
      return figuresAnswer(given, 7);
    });
    open('&compare=no');
    expect(await screen.findByText('The figures did not load')).toBeTruthy();
    expect(screen.getByText('The service is starting.')).toBeTruthy();
    expect(await screen.findByRole('table', { name: 'All pages' })).toBeTruthy();
    down = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(async () => expect(await figure('Visitors')).toBe('Visitors7'));
  });

  it('stand alone too when those of before did not come', async () => {
    api.on(visitFigures, ({ query: given }) => {
      if (given.from < '2026-03-01') throw new Refusal(503);
      return figuresAnswer(given, 7);
    });
    open();
    await waitFor(async () => expect(await figure('Visits')).toBe('Visits14the time before did not load'));
    expect(await screen.findByText('14 visits in this period')).toBeTruthy();
  });

  it('are read again by Refresh, as of now', async () => {
    open('&range=today');
    await waitFor(async () => expect(await figure('Visitors')).toContain('120'));
    vi.setSystemTime(new Date('2026-03-31T00:10:00Z'));
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() =>
      expect(api.calls(visitFigures).some((call) => call.query['from'] === '2026-03-31T00:00:00.000Z')).toBe(
        true,
      ),
    );
  });
});

describe('the period', () => {
  it.each([
    ['Today', 'today', '2026-03-30T00:00:00.000Z', 'hour'],
    ['7 days', '7d', '2026-03-24T00:00:00.000Z', 'day'],
    ['Month of Sanctuary', 'month', '2026-03-13T00:00:00.000Z', 'day'],
  ])('%s is chosen by its name', async (name, range, from, interval) => {
    open('&compare=no');
    await userEvent.click(await screen.findByRole('radio', { name }));
    await waitFor(() => expect(last(visitFigures)).toMatchObject({ from, interval }));
    expect(query().get('range')).toBe(range);
  });

  it('of one’s own is asked for once it makes sense', async () => {
    open('&compare=no');
    await userEvent.click(await screen.findByRole('radio', { name: 'Custom' }));
    const [from, to] = [screen.getByLabelText('From'), screen.getByLabelText('To')];
    await userEvent.clear(from);
    await userEvent.type(from, '2026-03-09');
    await userEvent.clear(to);
    await userEvent.type(to, '2026-03-08');
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(screen.getByRole('alert').textContent).toBe('The first day comes after the last.');
    expect(query().get('from')).toBeNull();
    await userEvent.clear(to);
    await userEvent.type(to, '2026-03-10');
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect([query().get('from'), query().get('to'), query().get('range')]).toEqual([
      '2026-03-09',
      '2026-03-10',
      null,
    ]);
    await waitFor(() => expect(last(visitFigures)).toMatchObject({ to: '2026-03-11T00:00:00.000Z' }));
  });

  it('begins and ends with the days of the zone', async () => {
    open('&compare=no');
    await userEvent.selectOptions(await screen.findByLabelText('Time zone'), 'Asia/Tokyo');
    await waitFor(() =>
      expect(last(visitFigures)).toMatchObject({ from: '2026-02-28T15:00:00.000Z', zone: 'Asia/Tokyo' }),
    );
    expect(query().get('zone')).toBe('Asia/Tokyo');
  });
});

describe('filters', () => {
  it('come from the rows, combine, hold for everything, and go again', async () => {
    open('&bots=included');
    const pages = await region('Pages');
    await userEvent.click(await within(pages).findByRole('button', { name: '/how' }));
    const devices = await region('Technology');
    await userEvent.click(await within(devices).findByRole('button', { name: '/page-3' }));
    const narrowed = { page: '/how', device: '/page-3', bots: 'included' };
    await waitFor(() => {
      expect(last(visitFigures)).toMatchObject(narrowed);
      for (const by of ['page', 'channel', 'country', 'device']) expect(asked(by)).toMatchObject(narrowed);
    });
    expect([query().get('page'), query().get('device')]).toEqual(['/how', '/page-3']);
    expect(within(pages).getByRole('button', { name: '/how' }).getAttribute('aria-pressed')).toBe('true');

    await userEvent.click(screen.getByRole('button', { name: 'Remove the filter Page: /how' }));
    expect([query().get('page'), query().get('device')]).toEqual([null, '/page-3']);
    expect(screen.getByRole('region', { name: 'Filters' })).toBe(document.activeElement);
    await userEvent.click(within(devices).getByRole('button', { name: '/page-3' }));
    expect(query().get('device')).toBeNull();
    expect(screen.getByText(/^No filter/)).toBeTruthy();
  });

  it('also find what has no value', async () => {
    visited(api, 3, ['Portugal', ''], '2026-03-01');
    open();
    const places = await region('Places');
    await userEvent.click(await within(places).findByRole('button', { name: 'Unknown country' }));
    await waitFor(() => expect(last(visitFigures)).toMatchObject({ country: '' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove the filter Country: Unknown country' }));
    expect(query().has('country')).toBe(false);
  });

  it('without a visit can be cleared at once', async () => {
    api.on(visitFigures, ({ query: given }) => figuresAnswer(given, 0));
    open('&page=%2Fhow&country=Portugal');
    await userEvent.click(await screen.findByRole('button', { name: 'Clear the filters' }));
    expect(query().toString()).toBe('zone=UTC');
    expect(await screen.findByText(/^No visits in this period/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Look at 90 days' }));
    expect(query().get('range')).toBe('90d');
  });
});

describe('the tables', () => {
  it('are by what the tab says, and can be sorted', async () => {
    open();
    const pages = await region('Pages');
    await userEvent.click(await within(pages).findByRole('tab', { name: 'Entry' }));
    await waitFor(() => expect(asked('entry')).toMatchObject({ sort: 'visitors', order: 'descending' }));
    await userEvent.click(await within(pages).findByRole('button', { name: 'All figures' }));
    await userEvent.click(await within(pages).findByRole('button', { name: 'Engaged time' }));
    await waitFor(() => expect(asked('entry')).toMatchObject({ sort: 'engagedTime', order: 'descending' }));
    await userEvent.click(within(pages).getByRole('button', { name: 'Engaged time' }));
    await waitFor(() => expect(asked('entry')).toMatchObject({ sort: 'engagedTime', order: 'ascending' }));
    const header = within(pages).getByRole('columnheader', { name: 'Engaged time' });
    expect(header.getAttribute('aria-sort')).toBe('ascending');
    expect(query().toString()).toBe(
      'zone=UTC&pages=entry&pages-wide=yes&pages-sort=engagedTime&pages-order=ascending',
    );
  });

  it('show what they are sorted by, also among few figures', async () => {
    open('&pages=entry&pages-sort=bounceRate');
    const pages = await region('Pages');
    expect(await within(pages).findByRole('columnheader', { name: 'Bounce rate' })).toBeTruthy();
    await userEvent.click(within(pages).getByRole('tab', { name: 'All pages' }));
    await waitFor(() => expect(asked('page')).toMatchObject({ sort: 'visitors' }));
    expect(within(pages).queryByRole('columnheader', { name: 'Bounce rate' })).toBeNull();
  });

  it('show more, and fewer again', async () => {
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

  it('tell the part of all visitors', async () => {
    open();
    const pages = await region('Pages');
    const row = (await within(pages).findByRole('button', { name: '/page-3' })).closest('tr');
    await waitFor(() => expect(row?.textContent).toBe('/page-311595.8%'));
  });

  it('fail one by one', async () => {
    api.on(visitBreakdown, ({ query: given }) => {
      if (given.by === 'country') throw new Refusal(500);
      return { rows: [], total: 0 };
    });
    open();
    expect(await screen.findByText('Countries did not load')).toBeTruthy();
    expect(await screen.findAllByText('No visits here in this period.')).toHaveLength(3);
  });
});

describe('an export', () => {
  const address = (link: HTMLElement) => new URL(link.getAttribute('href') ?? '', 'http://here');

  it('of a table asks what the table asked, and for all of it', async () => {
    open(
      '&range=7d&page=%2Fhow&bots=included&pages=exit&pages-sort=views&pages-order=ascending&pages-rows=28',
    );
    const link = await screen.findByRole('link', { name: 'Export Exit as CSV' });
    await waitFor(() => expect(asked('exit')).toBeTruthy());
    const { limit: _limit, offset: _offset, ...question } = asked('exit') ?? {};
    expect(address(link).pathname).toBe('/api/admin/analytics/breakdown.csv');
    expect(Object.fromEntries(address(link).searchParams)).toEqual(question);
    expect(question).toMatchObject({ page: '/how', bots: 'included', sort: 'views', order: 'ascending' });
  });

  it('of the figures carries range, filters, zone and interval', async () => {
    open('&range=yesterday&country=Portugal&compare=no');
    const link = await screen.findByRole('link', { name: 'Export CSV of the figures by time' });
    await waitFor(() => expect(last(visitFigures)).toBeTruthy());
    expect(address(link).pathname).toBe('/api/admin/analytics/figures.csv');
    expect(Object.fromEntries(address(link).searchParams)).toEqual(last(visitFigures));
  });
});

describe('the chart', () => {
  const point = () => screen.findByRole('slider', { name: 'Visitors by day' });

  it('can be gone through with the keyboard, and read as a table', async () => {
    open('&range=7d');
    const slider = await point();
    await waitFor(() => expect(slider.getAttribute('max')).toBe('6'));
    expect(slider.getAttribute('aria-valuetext')).toMatch(/^Mon, Mar 30, 2026: 0 visitors so far/);
    await userEvent.click(screen.getByRole('radio', { name: 'Table' }));
    const table = await screen.findByRole('table', { name: 'Visitors by day' });
    expect(within(table).getAllByRole('row')[1]?.textContent).toBe('Tue, Mar 24, 2026120120');
    expect(query().get('view')).toBe('table');
  });

  it('shows what is chosen', async () => {
    open('&range=7d&measure=views');
    expect(await screen.findByRole('slider', { name: 'Page views by day' })).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: 'Visits' }));
    expect(await screen.findByRole('slider', { name: 'Visits by day' })).toBeTruthy();
    expect(query().get('measure')).toBe('visits');
  });
});

it('says what of the address made no sense', async () => {
  open('&range=fortnight&measure=sums');
  expect(await screen.findByText(/^What it says of range and measure is not used/)).toBeTruthy();
  await waitFor(async () => expect(await figure('Visitors')).toContain('120'));
});

it('can be read without seeing it, as chart and as table', async () => {
  open('&pages-wide=yes&page=%2Fhow');
  await screen.findByRole('table', { name: 'All pages' });
  await screen.findByRole('slider');
  expect(await axeViolations()).toEqual([]);
});
