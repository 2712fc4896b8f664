import {
  type ResponseOf,
  RetentionPolicy,
  previewRetentionPolicy,
  readRetentionHistory,
  readRetentionPolicy,
  setRetentionPolicy,
} from '@aera/contracts/server';
import { safeSessionStorage } from '@aera/frontend-kit';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '../../../shared/paths.ts';
import { problem, setUpFakeApi } from '@aera/frontend-kit/testing';
import { toDraftKey } from '@aera/frontend-kit/drafts';
import { serveSignedInSteward } from '../../../testing/handlers.ts';
import { id } from '../../../testing/records.ts';
import { axeViolations } from '@aera/ui/testing';
import { renderAt } from '../../../testing/render-at.tsx';
import { findErrors, limits, parsePolicy, toDraft } from './policy-draft.ts';

type PreviewItem = ResponseOf<typeof previewRetentionPolicy>['events'];

const api = setUpFakeApi();
const nothing: PreviewItem = { before: '2026-01-01', rows: 0, byDay: [] };
let inForce: ResponseOf<typeof readRetentionPolicy>;
let history: ResponseOf<typeof readRetentionHistory>;
let going: ResponseOf<typeof previewRetentionPolicy>;

beforeEach(() => {
  inForce = { policy: { ipAddresses: 90, events: 365, aggregates: 1095 }, setBy: null, setAt: null };
  history = { policies: [], deletions: [] };
  going = {
    ipAddresses: {
      before: '2026-02-20',
      rows: 5,
      byDay: [
        { day: '2026-02-18', rows: 2 },
        { day: '2026-02-19', rows: 3 },
      ],
    },
    events: nothing,
    aggregates: nothing,
  };
  serveSignedInSteward(api);
  api.on(readRetentionPolicy, () => inForce);
  api.on(readRetentionHistory, () => history);
  api.on(previewRetentionPolicy, () => going);
  api.on(setRetentionPolicy, ({ body: { ipAddresses, events, aggregates } }) => {
    const policy = { ipAddresses, events, aggregates };
    const setAt = '2026-03-04T09:05:00Z';
    inForce = { policy, setBy: 'ada', setAt };
    history = {
      policies: [{ id: id(1), policy, setBy: 'ada', setAt }],
      deletions: [
        {
          dataClass: 'ipAddresses',
          from: '2026-02-18',
          to: '2026-02-19',
          days: 2,
          rows: 5,
          deletedAt: setAt,
        },
      ],
    };
    return { policy };
  });
});

const field = (name: string) => screen.findByLabelText<HTMLInputElement>(`${name} (days)`);
const type = async (name: string, days: string) => {
  await userEvent.clear(await field(name));
  await userEvent.type(await field(name), days);
};
const button = (name: string) => screen.getByRole('button', { name });
const preview = () => userEvent.click(button('Preview changes'));

describe('a draft', () => {
  it('is valid exactly when the contract’s schema accepts it', () => {
    const days = [0, 1, 6, 7, 29, 30, 3650, 3651];
    for (const ipAddresses of days)
      for (const events of days)
        for (const aggregates of days) {
          const policy = { ipAddresses, events, aggregates };
          const isAccepted = RetentionPolicy.safeParse(policy).success;
          expect([policy, parsePolicy(toDraft(policy)) !== null]).toEqual([policy, isAccepted]);
        }
  });

  it('has the limits of the contract', () => {
    const { ipAddresses, events, aggregates } = RetentionPolicy.shape;
    const readLimits = ({ minValue: min, maxValue: max }: typeof events) => ({ min, max });
    expect(limits).toEqual({
      ipAddresses: readLimits(ipAddresses),
      events: readLimits(events),
      aggregates: readLimits(aggregates),
    });
  });

  it.each(['', ' ', 'ten', '1.5', '1e2', '12345'])('is not a valid number of days: %j', (text) => {
    expect(findErrors({ ipAddresses: text, events: '365', aggregates: '1095' })).toEqual({
      ipAddresses: 'Enter a whole number from 1 to 3,650',
    });
  });
});

describe('the page', () => {
  it('shows the current policy and its author', async () => {
    renderAt(paths.retention);
    expect((await field('IP addresses')).value).toBe('90');
    expect((await field('Page views')).value).toBe('365');
    expect((await field('Totals')).value).toBe('1095');
    expect(screen.getByText('Default policy. No steward has changed it.')).toBeTruthy();
    expect(screen.getByText('Nothing deleted yet')).toBeTruthy();
    expect(await axeViolations()).toEqual([]);
  });

  it('marks the history as outdated when a refetch fails', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    renderAt(paths.retention);
    await screen.findByText('Nothing deleted yet');
    api.on(readRetentionHistory, () => problem(503));
    await act(() => vi.advanceTimersByTimeAsync(6000));
    expect(await screen.findByText('Not updating')).toBeTruthy();
    expect(screen.getByText('Nothing deleted yet')).toBeTruthy();
  });

  it('does not preview an invalid policy', async () => {
    renderAt(paths.retention);
    await type('IP addresses', '400');
    await preview();
    expect(screen.getByText('IP addresses can’t be kept longer than page views')).toBeTruthy();
    await type('IP addresses', '90');
    await preview();
    expect(screen.getByText('No changes to preview')).toBeTruthy();
    expect(api.calls(previewRetentionPolicy)).toEqual([]);
  });

  it('previews the deletion by day, confirms it, and adds it to the history', async () => {
    renderAt(paths.retention);
    await type('IP addresses', '12');
    await preview();
    expect(
      await screen.findByText('IP addresses: 5 entries over 2 days, all before 2026-02-20.'),
    ).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'What will be deleted' }));
    expect(screen.getByText('Page views: nothing to delete now.')).toBeTruthy();
    const days = screen.getByRole('table', { name: 'IP addresses by day', hidden: true });
    expect(within(days).getAllByRole('row', { hidden: true })).toHaveLength(3);

    await userEvent.click(button('Apply policy…'));
    const dialog = await screen.findByRole('dialog', { name: 'Apply this retention policy?' });
    expect(dialog.textContent).toContain('This permanently deletes');
    expect(dialog.textContent).toContain('(2 days, before 2026-02-20)');
    expect(api.calls(setRetentionPolicy)).toEqual([]);
    await userEvent.click(button('Delete data and apply'));

    expect(await screen.findByText(/^Set by ada, Mar 4, 2026/)).toBeTruthy();
    expect(api.calls(setRetentionPolicy)[0]?.body).toEqual({
      ipAddresses: 12,
      events: 365,
      aggregates: 1095,
      from: { ipAddresses: 90, events: 365, aggregates: 1095 },
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    const removed = await screen.findByRole('table', { name: 'Deletion history' });
    expect(removed.textContent).toContain('2026-02-18 to 2026-02-19 (2 days)');
    expect(screen.getByRole('table', { name: 'Policy changes' }).textContent).toContain('12 days');
    expect((await field('IP addresses')).value).toBe('12');
    expect(safeSessionStorage.keys(toDraftKey(''))).toEqual([]);
  });

  it('keeps changes when the page is left, until they are discarded', async () => {
    const { unmount } = renderAt(paths.retention);
    await type('IP addresses', '12');
    expect(screen.getByText(/^Unsaved changes are kept/)).toBeTruthy();
    unmount();
    renderAt(paths.retention);
    expect((await field('IP addresses')).value).toBe('12');
    await userEvent.click(button('Discard changes'));
    expect((await field('IP addresses')).value).toBe('90');
    expect(safeSessionStorage.keys(toDraftKey(''))).toEqual([]);
  });

  it('discards changes of an earlier policy, and says so', async () => {
    const { unmount } = renderAt(paths.retention);
    await type('IP addresses', '12');
    unmount();
    inForce = { ...inForce, policy: { ...inForce.policy, ipAddresses: 60 } };
    renderAt(paths.retention);
    expect((await field('IP addresses')).value).toBe('60');
    expect(screen.getByText(/Your unsaved changes were discarded/)).toBeTruthy();
    await type('Totals', '2000');
    expect(screen.queryByText(/Your unsaved changes were discarded/)).toBeNull();
  });

  it('reports no discarded changes if there were none', async () => {
    const { unmount } = renderAt(paths.retention);
    await type('IP addresses', '12');
    await type('IP addresses', '90');
    unmount();
    inForce = { ...inForce, policy: { ...inForce.policy, ipAddresses: 60 } };
    renderAt(paths.retention);
    expect((await field('IP addresses')).value).toBe('60');
    expect(screen.queryByText(/Your unsaved changes were discarded/)).toBeNull();
  });

  it('hides the preview when the input changes', async () => {
    renderAt(paths.retention);
    await type('IP addresses', '12');
    await preview();
    await screen.findByText(/^IP addresses: 5 entries/);
    await type('IP addresses', '13');
    expect(screen.queryByText(/^IP addresses: 5 entries/)).toBeNull();
  });

  it('saves without a warning when nothing is deleted', async () => {
    going = { ipAddresses: nothing, events: nothing, aggregates: nothing };
    renderAt(paths.retention);
    await type('Totals', '2000');
    await preview();
    await userEvent.click(await screen.findByRole('button', { name: 'Apply policy…' }));
    expect(await screen.findByText('Nothing is old enough to delete now.')).toBeTruthy();
    await userEvent.click(button('Apply policy'));
    await waitFor(() => expect(api.calls(setRetentionPolicy)).toHaveLength(1));
  });

  it('shows the policy of another steward instead of replacing it', async () => {
    api.on(setRetentionPolicy, () => {
      inForce = {
        policy: { ipAddresses: 60, events: 365, aggregates: 1095 },
        setBy: 'tom',
        setAt: '2026-03-04T09:05:00Z',
      };
      return problem(409, 'Someone else changed the policy since you opened it.');
    });
    renderAt(paths.retention);
    await type('IP addresses', '12');
    await preview();
    await userEvent.click(await screen.findByRole('button', { name: 'Apply policy…' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete data and apply' }));
    expect(await screen.findByText(/The policy has changed since/)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect((await field('IP addresses')).value).toBe('60');
  });

  it('keeps the dialog open when the policy is not saved', async () => {
    api.on(setRetentionPolicy, () => problem(503));
    renderAt(paths.retention);
    await type('IP addresses', '12');
    await preview();
    await userEvent.click(await screen.findByRole('button', { name: 'Apply policy…' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete data and apply' }));
    expect(await screen.findByText('Couldn’t apply the policy. Try again.')).toBeTruthy();
    await userEvent.click(button('Cancel'));
    expect((await field('IP addresses')).value).toBe('12');
  });
});
