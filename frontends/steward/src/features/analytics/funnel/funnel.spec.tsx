import { exportFunnel, funnelSteps, readVisitFunnel, routeRegistry } from '@aera/contracts/server';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '../../../shared/paths.ts';
import { problem, setUpFakeApi } from '@aera/frontend-kit/testing';
import { serveSignedInSteward } from '../../../testing/handlers.ts';
import { axeViolations } from '@aera/ui/testing';
import { renderAt, where } from '../../../testing/render-at.tsx';
import { formatStepChange, toStepMetrics } from './funnel-steps.ts';

const api = setUpFakeApi();
const steps = (...counts: number[]) => funnelSteps.map((step, at) => ({ step, visitors: counts[at] ?? 0 }));
let now = steps(200, 100, 40, 10, 5);
let before = steps(100, 80, 40, 0, 10);

beforeEach(() => {
  now = steps(200, 100, 40, 10, 5);
  before = steps(100, 80, 40, 0, 10);
  serveSignedInSteward(api);
  let latest = '';
  api.on(readVisitFunnel, ({ query: { to } }) => {
    // Of two adjacent ranges, the later one is requested first.
    if (latest === '' || to > latest) latest = to;
    return { steps: to === latest ? now : before };
  });
});

const open = (more = '') => renderAt(`${paths.funnel}?zone=UTC${more}`);
const rows = async () =>
  within(await screen.findByRole('table', { name: 'Funnel data' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

describe('step metrics', () => {
  const counts = fc
    .array(fc.nat(10_000), { minLength: 5, maxLength: 5 })
    .map((some) => steps(...some.toSorted((a, b) => b - a)));

  it('show the drop-off of each step', () => {
    fc.assert(
      fc.property(counts, (some) => {
        const figures = toStepMetrics(some, undefined);
        const lost = figures.reduce((sum, step) => sum + (step.lost ?? 0), 0);
        expect((figures[0]?.visitors ?? 0) - lost).toBe(figures.at(-1)?.visitors);
      }),
    );
  });

  it('show no change from zero or for equal values', () => {
    expect(formatStepChange({ visitors: 5, previousPeriodVisitors: 0 })).toBeNull();
    expect(formatStepChange({ visitors: 5, previousPeriodVisitors: 5 })).toBeNull();
    expect(formatStepChange({ visitors: 6, previousPeriodVisitors: 4 })).toBe('+50%');
    expect(formatStepChange({ visitors: 1, previousPeriodVisitors: 4 })).toBe('−75%');
  });
});

describe('the funnel', () => {
  it('shows the shares, drop-off and previous period of each step', async () => {
    open();
    await waitFor(async () => expect((await rows())[0]?.at(-2)).toBe('100'));
    expect(await rows()).toEqual([
      ['Arrival', '200', '–', '100%', '–', '100', '+100%'],
      ['Consent', '100', '50%', '50%', '100 (50%)', '80', '+25%'],
      ['Search', '40', '40%', '20%', '60 (60%)', '40', '–'],
      ['Question', '10', '25%', '5%', '30 (75%)', '0', '–'],
      ['Booking', '5', '50%', '2.5%', '5 (50%)', '10', '−50%'],
    ]);
    expect(screen.getByText(/100 dropped off \(50%\)/)).toBeTruthy();
    expect(await axeViolations()).toEqual([]);
  });

  it('shows and exports the visits selected by the URL', async () => {
    open('&range=7d&country=Portugal');
    await rows();
    expect(api.calls(readVisitFunnel)[0]?.query).toMatchObject({ country: 'Portugal', bots: 'excluded' });
    const href = screen.getByRole('link', { name: 'Export CSV' }).getAttribute('href') as string;
    const visitQuery = routeRegistry
      .get(exportFunnel)
      .query.parse(Object.fromEntries(new URL(href, 'http://here').searchParams));
    expect(visitQuery).toMatchObject({ country: 'Portugal' });
    expect(Date.parse(visitQuery.to) - Date.parse(visitQuery.from)).toBe(7 * 24 * 60 * 60_000);
    await userEvent.click(screen.getByRole('radio', { name: 'Last 90 days' }));
    expect(where()).toContain('range=90d');
  });

  it('compares with the same time of day when other visits are selected', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-30T08:30:20Z') });
    open('&range=today');
    await rows();
    vi.setSystemTime(new Date('2026-03-30T15:30:20Z'));
    await userEvent.selectOptions(screen.getByLabelText('Traffic'), 'included');
    await waitFor(() =>
      expect(api.calls(readVisitFunnel).at(-1)?.query).toMatchObject({
        bots: 'included',
        to: '2026-03-29T15:30:00.000Z',
      }),
    );
  });

  it('shows an empty state without visits', async () => {
    now = steps();
    open();
    expect(await screen.findByText('No visitors in this period')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Export CSV' }).disabled).toBe(true);
  });

  it('is shown without a comparison when the previous period fails to load', async () => {
    api.on(readVisitFunnel, ({ query: { to } }) =>
      Date.parse(to) <= Date.now() ? problem(503) : { steps: now },
    );
    open();
    expect(await screen.findByText(/^Couldn’t load the previous period/)).toBeTruthy();
    expect((await rows())[0]).toEqual(['Arrival', '200', '–', '100%', '–', '–', '–']);
  });

  it('shows the error state', async () => {
    api.on(readVisitFunnel, () => problem(503, 'The service is starting.'));
    open();
    expect(await screen.findByText('Couldn’t load the funnel')).toBeTruthy();
  });
});
