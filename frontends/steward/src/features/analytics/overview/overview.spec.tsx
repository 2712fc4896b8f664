import { readVisitMetrics } from '@aera/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { problem } from '@aera/frontend-kit/testing';
import { setUpOverviewPage } from '../../../testing/overview-page.tsx';
import { axeViolations } from '@aera/ui/testing';
import { figuresAnswer } from '../../../testing/visits.ts';

const { api, open, figure, query, askedFigures } = setUpOverviewPage();

describe('the metrics', () => {
  it('cover 30 days, compared with the 30 before up to the same time of day', async () => {
    open();
    await waitFor(async () =>
      expect(await figure('Visitors')).toBe('Visitors120+100% vs 60 in the previous period'),
    );
    expect(await figure('Bounce rate')).toBe('Bounce rate25%no change');
    const ranges = api.calls(readVisitMetrics).map(({ query: { from, to } }) => [from, to]);
    expect(ranges).toEqual([
      ['2026-03-01T00:00:00.000Z', '2026-03-31T00:00:00.000Z'],
      ['2026-01-30T00:00:00.000Z', '2026-02-28T08:30:00.000Z'],
    ]);
  });

  it('are shown alone without a comparison', async () => {
    open();
    await userEvent.click(await screen.findByLabelText('Compare with previous period'));
    expect(await figure('Visitors')).toBe('Visitors120');
    expect(query().get('compare')).toBe('no');
    expect(screen.queryByText(/Previous period/)).toBeNull();
  });

  it('show the error state and retry, while the tables are shown', async () => {
    let down = true;
    api.on(readVisitMetrics, ({ query: given }) => {
      if (down) return problem(503, 'The service is starting.');
      return figuresAnswer(given, 7);
    });
    open('&compare=no');
    expect(await screen.findByText('Couldn’t load metrics')).toBeTruthy();
    expect(screen.getByText('The service is starting.')).toBeTruthy();
    expect(await screen.findByRole('table', { name: 'All pages' })).toBeTruthy();
    down = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await figure('Visitors')).toBe('Visitors7'));
  });

  it('are shown when the previous period fails to load', async () => {
    api.on(readVisitMetrics, ({ query: given }) => {
      if (given.from < '2026-03-01') return problem(503);
      return figuresAnswer(given, 7);
    });
    open();
    await waitFor(async () => expect(await figure('Visits')).toBe('Visits14previous period unavailable'));
    expect(await screen.findByText('14 visits in this period')).toBeTruthy();
  });

  it('are not compared with the previous period of another query', async () => {
    open();
    await waitFor(async () => expect(await figure('Visitors')).toContain('+100%'));
    api.on(readVisitMetrics, ({ query: given }) =>
      given.from < '2026-03-24' ? new Promise<never>(() => undefined) : figuresAnswer(given, 7),
    );
    await userEvent.click(screen.getByRole('radio', { name: 'Last 7 days' }));
    await waitFor(async () => expect(await figure('Visitors')).toBe('Visitors7'));
  });

  it('keep their contrast while another period is loading', async () => {
    open();
    await waitFor(async () => expect(await figure('Visitors')).toContain('120'));
    api.on(readVisitMetrics, () => new Promise(() => undefined));
    await userEvent.click(screen.getByRole('radio', { name: 'Last 7 days' }));
    const tiles = screen.getByLabelText('Key metrics');
    await waitFor(() => expect(tiles.getAttribute('aria-busy')).toBe('true'));
    expect(getComputedStyle(tiles).opacity || '1').toBe('1');
  });

  it('are refetched by Refresh as of now', async () => {
    open('&range=today');
    await waitFor(async () => expect(await figure('Visitors')).toContain('120'));
    vi.setSystemTime(new Date('2026-03-31T00:10:00Z'));
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() =>
      expect(
        api.calls(readVisitMetrics).some((call) => call.query['from'] === '2026-03-31T00:00:00.000Z'),
      ).toBe(true),
    );
  });
});

describe('the time of the data', () => {
  const readBeforeEnds = () =>
    api
      .calls(readVisitMetrics)
      .map((call) => call.query)
      .filter(({ from }) => from === '2026-03-29T00:00:00.000Z')
      .map(({ to }) => to);

  it('moves when other visits are selected', async () => {
    open('&range=today');
    const pages = await screen.findByRole('table', { name: 'All pages' });
    vi.setSystemTime(new Date('2026-03-30T15:30:20Z'));
    await userEvent.click(within(pages).getByRole('button', { name: '/how' }));
    await waitFor(() =>
      expect(readBeforeEnds()).toEqual(['2026-03-29T08:30:00.000Z', '2026-03-29T15:30:00.000Z']),
    );
  });

  it('stays when another metric of the same data is shown', async () => {
    open('&range=today');
    vi.setSystemTime(new Date('2026-03-30T15:30:20Z'));
    await userEvent.click(await screen.findByRole('radio', { name: 'Visits' }));
    expect(query().get('measure')).toBe('visits');
    expect(readBeforeEnds()).toEqual(['2026-03-29T08:30:00.000Z']);
  });

  it('moves at midnight', async () => {
    vi.useFakeTimers({
      toFake: ['Date', 'setInterval', 'clearInterval'],
      now: new Date('2026-03-30T23:59:50Z'),
    });
    open('&range=today');
    await screen.findByRole('table', { name: 'All pages' });
    act(() => void vi.advanceTimersByTime(30_000));
    await waitFor(() =>
      expect(askedFigures()).toMatchObject({
        from: '2026-03-30T00:00:00.000Z',
        to: '2026-03-30T00:01:00.000Z',
      }),
    );
  });
});

describe('the period', () => {
  it.each([
    ['Today', 'today', '2026-03-30T00:00:00.000Z', 'hour'],
    ['Last 7 days', '7d', '2026-03-24T00:00:00.000Z', 'day'],
    ['Month of Sanctuary', 'month', '2026-03-13T00:00:00.000Z', 'day'],
  ])('selects %s', async (name, range, from, interval) => {
    open('&compare=no');
    await userEvent.click(await screen.findByRole('radio', { name }));
    await waitFor(() => expect(askedFigures()).toMatchObject({ from, interval }));
    expect(query().get('range')).toBe(range);
  });

  it('is requested with custom dates once they are valid', async () => {
    open('&compare=no');
    await userEvent.click(await screen.findByRole('radio', { name: 'Custom' }));
    const [from, to] = [screen.getByLabelText('From'), screen.getByLabelText('To')];
    await userEvent.clear(from);
    await userEvent.type(from, '2026-03-09');
    await userEvent.clear(to);
    await userEvent.type(to, '2026-03-08');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(screen.getByRole('alert').textContent).toBe('The start date can’t be after the end date');
    expect(query().get('from')).toBeNull();
    await userEvent.clear(to);
    await userEvent.type(to, '2026-03-10');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect([query().get('from'), query().get('to'), query().get('range')]).toEqual([
      '2026-03-09',
      '2026-03-10',
      null,
    ]);
    await waitFor(() => expect(askedFigures()).toMatchObject({ to: '2026-03-11T00:00:00.000Z' }));
    expect(screen.getByRole('button', { name: 'Apply' })).toBe(document.activeElement);
  });

  it('starts and ends with the days of the time zone', async () => {
    open('&compare=no');
    await userEvent.selectOptions(await screen.findByLabelText('Time zone'), 'Asia/Tokyo');
    await waitFor(() =>
      expect(askedFigures()).toMatchObject({ from: '2026-02-28T15:00:00.000Z', zone: 'Asia/Tokyo' }),
    );
    expect(query().get('zone')).toBe('Asia/Tokyo');
  });
});

describe('the chart', () => {
  const point = () => screen.findByRole('slider', { name: 'Visitors by day' });

  it('is operable by keyboard and available as a table', async () => {
    open('&range=7d');
    const slider = await point();
    await waitFor(() => expect(slider.getAttribute('max')).toBe('6'));
    expect(slider.getAttribute('aria-valuetext')).toMatch(/^Mon, Mar 30, 2026: 0 visitors so far/);
    await userEvent.click(screen.getByRole('radio', { name: 'Table' }));
    const table = await screen.findByRole('table', { name: 'Visitors by day' });
    const rows = within(table).getAllByRole('row');
    expect(rows[1]?.textContent).toBe('Tue, Mar 24, 2026120120');
    expect(rows.at(-1)?.textContent).toBe('Mon, Mar 30, 20260 so far0');
    expect(query().get('view')).toBe('table');
  });

  it('names the previous period only while its line is drawn', async () => {
    api.on(readVisitMetrics, ({ query: given }) =>
      given.from < '2026-03-01' ? problem(503) : figuresAnswer(given, 7),
    );
    open('&range=7d');
    await point();
    expect(await screen.findByText('Previous period: Mar 17 – 23, 2026')).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: 'Last 30 days' }));
    expect(await screen.findByText('Previous period unavailable')).toBeTruthy();
    expect(screen.queryByText(/^Previous period: /)).toBeNull();
  });

  it('shows the selected metric', async () => {
    open('&range=7d&measure=views');
    expect(await screen.findByRole('slider', { name: 'Page views by day' })).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: 'Visits' }));
    expect(await screen.findByRole('slider', { name: 'Visits by day' })).toBeTruthy();
    expect(query().get('measure')).toBe('visits');
  });
});

it('ignores invalid URL parameters', async () => {
  open('&range=fortnight&measure=sums');
  await waitFor(async () => expect(await figure('Visitors')).toContain('120'));
});

it('has no axe violations as chart and as table', async () => {
  open('&pages-wide=true&page=%2Fhow');
  await screen.findByRole('table', { name: 'All pages' });
  await screen.findByRole('slider');
  expect(await axeViolations()).toEqual([]);
});
