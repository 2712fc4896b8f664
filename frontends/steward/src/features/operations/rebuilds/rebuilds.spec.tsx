import type { RebuildRun } from '@aera/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { problem } from '@aera/frontend-kit/testing';
import { id } from '../../../testing/records.ts';
import { axeViolations } from '@aera/ui/testing';
import { renderAt } from '../../../testing/render-at.tsx';
import { now, routes, setUpFakeOperations } from '../testing/fake-operations.ts';

const api = setUpFakeOperations();

describe('rebuilds', () => {
  const run: RebuildRun = {
    id: id(50),
    name: 'lists',
    phase: 'waiting',
    done: 20,
    total: 20,
    startedAt: now,
    startedBy: 'ada',
    endedAt: null,
    error: null,
    tables: [
      { table: 'notifications', live: { rows: 4, checksum: '1' }, rebuilt: { rows: 5, checksum: '2' } },
    ],
  };
  const rebuildable = [{ name: 'lists', tables: ['notifications'] }];

  it('start with a button, and show differences before they are applied', async () => {
    let current: RebuildRun | null = null;
    let past: RebuildRun[] = [];
    api.on(routes.listRebuilds, () => ({ rebuildable, current, past }));
    api.on(routes.startRebuild, () => (current = run));
    api.on(routes.confirmRebuild, () => {
      past = [{ ...run, phase: 'done', endedAt: now }];
      current = null;
      return run;
    });
    renderAt('/admin/operations/rebuilds?service=questions-notifications');
    await userEvent.click(await screen.findByRole('button', { name: /^Rebuild lists/ }));
    expect(await screen.findByText('Waiting for review')).toBeTruthy();
    const review = screen.getByRole('table', { name: 'Live and rebuilt data' });
    expect(within(review).getByText('Mismatch')).toBeTruthy();
    expect(screen.getByText(/Applying the rebuild replaces the live rows/)).toBeTruthy();
    expect(await axeViolations()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Apply rebuild' }));
    expect(await screen.findByText('Applied')).toBeTruthy();
    expect(api.calls(routes.confirmRebuild)[0]?.body).toEqual({ swap: true });
  });

  it('show that their progress is old once the service stops responding', async () => {
    api.on(routes.listRebuilds, () => ({ rebuildable, current: run, past: [] }));
    api.on(routes.confirmRebuild, () => problem(503));
    renderAt('/admin/operations/rebuilds?service=questions-notifications');
    const apply = await screen.findByRole('button', { name: 'Apply rebuild' });
    api.on(routes.listRebuilds, () => problem(503));
    await userEvent.click(apply);
    expect(await screen.findByText('Questions and notifications isn’t responding')).toBeTruthy();
    expect(screen.getByText('Waiting for review')).toBeTruthy();
  });

  it('show why one did not start', async () => {
    api.on(routes.listRebuilds, () => ({ rebuildable, current: null, past: [] }));
    api.on(routes.startRebuild, () => problem(409, 'Another rebuild is running. Try again when it’s done.'));
    renderAt('/admin/operations/rebuilds?service=questions-notifications');
    await userEvent.click(await screen.findByRole('button', { name: /^Rebuild lists/ }));
    expect(await screen.findByText('Another rebuild is running. Try again when it’s done.')).toBeTruthy();
  });
});
