import type { OperationsOverview } from '@aera/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { axeViolations } from '@aera/ui/testing';
import { renderAt } from '../../../testing/render-at.tsx';
import { now, overview, routes, setUpFakeOperations } from '../testing/fake-operations.ts';

const api = setUpFakeOperations();

describe('background work', () => {
  const idleWorker = {
    name: 'Mails',
    state: 'idle' as const,
    runningSince: null,
    lastSuccessAt: '2026-03-04T09:04:45.000Z',
    failures: 0,
    failingSince: null,
    nextAttemptAt: null,
    error: null,
  };
  const failingWorker = {
    name: 'Answer deadlines',
    state: 'failing' as const,
    runningSince: null,
    lastSuccessAt: '2026-03-04T09:01:50.000Z',
    failures: 7,
    failingSince: '2026-03-04T09:02:00.000Z',
    nextAttemptAt: '2026-03-04T09:05:08.000Z',
    error: 'permission denied for table questions',
  };
  const openOverview = (...workers: OperationsOverview['workers']) => {
    api.on(routes.operationsOverview, () => ({ ...overview('questions-notifications'), workers }));
    renderAt('/admin/operations');
    return screen.findByRole('article', { name: 'Questions and notifications' });
  };
  const failing = () => screen.getByText('Stalled or failing').nextElementSibling?.textContent;
  const findTable = async (card: HTMLElement) => {
    await userEvent.click(await within(card).findByText(/^Background jobs \(/));
    return within(within(card).getAllByRole('table')[0] as HTMLElement)
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
      );
  };

  it('shows start, attempts, next attempt and error of a failing background job, in the summary and at its service', async () => {
    const card = await openOverview(idleWorker, failingWorker);
    expect(await within(card).findByText('1 background job is failing')).toBeTruthy();
    expect(
      within(card).getByText(/: Failing since \d\d:\d\d [AP]M, 7 attempts, next attempt in 8 s\.$/),
    ).toBeTruthy();
    expect(within(card).getByText('permission denied for table questions')).toBeTruthy();
    expect(failing()).toBe('1');
    expect(await findTable(card)).toEqual([
      ['Answer deadlines', 'Failing', '3 min 10 s ago'],
      ['Mails', 'Up to date', '15 s ago'],
    ]);
    expect(await axeViolations()).toEqual([]);
  });

  it('shows a background job that is retrying and has failed since another day', async () => {
    const card = await openOverview(idleWorker, {
      ...failingWorker,
      failures: 1,
      failingSince: '2026-03-02T09:02:00.000Z',
      nextAttemptAt: null,
    });
    expect(
      await within(card).findByText(/: Failing since Mar 2, 2026, .+, 1 attempt, retrying now\.$/),
    ).toBeTruthy();
  });

  it('shows a background job that hangs', async () => {
    const card = await openOverview({
      ...idleWorker,
      state: 'running',
      runningSince: '2026-03-04T08:35:00.000Z',
    });
    expect(await within(card).findByText(/: Running for 30 min without finishing\.$/)).toBeTruthy();
    expect(failing()).toBe('1');
  });

  it('shows the last success of each background job when none fails', async () => {
    const never = { ...idleWorker, lastSuccessAt: null };
    const card = await openOverview(
      { ...idleWorker, lastSuccessAt: now },
      { ...never, name: 'Retention' },
      { ...never, name: 'Feed listener', state: 'running' },
    );
    expect(await findTable(card)).toEqual([
      ['Mails', 'Up to date', 'Just now'],
      ['Retention', 'Not started', '–'],
      ['Feed listener', 'Running', '–'],
    ]);
    expect(within(card).queryByText(/background jobs? (is|are) failing/)).toBeNull();
    expect(failing()).toBe('0');
  });
});
