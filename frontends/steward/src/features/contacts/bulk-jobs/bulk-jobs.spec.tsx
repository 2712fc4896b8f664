import {
  updateSelectedContacts,
  updateMatchingContacts,
  releaseQuarantinedContacts,
  cancelBulkJob,
  type Contact,
  type ContactBulkJob,
  listBulkJobItems,
  listBulkJobs,
  searchContacts,
  listQuarantinedContacts,
  readBulkJob,
  readCurrentSteward,
  undoBulkJob,
} from '@aera/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { bulkJobPath, contactPath, paths } from '../../../shared/paths.ts';
import { problem, setUpFakeApi } from '@aera/frontend-kit/testing';
import { serveSignedInSteward } from '../../../testing/handlers.ts';
import { contact, contactPage, id, steward } from '../../../testing/records.ts';
import { axeViolations } from '@aera/ui/testing';
import { renderAt, where } from '../../../testing/render-at.tsx';
import { sliceBetween } from './use-selection.ts';

const api = setUpFakeApi();
const names = ['Grace', 'Ines', 'Omar', 'Zoe'];
const contacts: Contact[] = names.map((name, at) => contact({ id: id(40 + at), name }));
const total = 1240;

const bulk = (change: Partial<ContactBulkJob> = {}): ContactBulkJob => ({
  id: id(90),
  by: { id: steward.id, name: 'Ada Lovell' },
  action: { kind: 'closed', reason: 'spam' },
  selection: 'matching',
  status: 'completed',
  total: 3,
  counts: { succeeded: 2, unchanged: 0, conflict: 1, 'not-found': 0, rejected: 0 },
  startedAt: '2026-03-04T09:05:00Z',
  endedAt: '2026-03-04T09:06:00Z',
  undoes: null,
  undoneBy: null,
  undoable: true,
  ...change,
});
const running = bulk({
  status: 'running',
  total: 10,
  counts: { succeeded: 4, unchanged: 0, conflict: 0, 'not-found': 0, rejected: 0 },
  endedAt: null,
  undoable: false,
});

let listed: ContactBulkJob[] = [];
beforeEach(() => {
  listed = [];
  serveSignedInSteward(api);
  api.on(searchContacts, () => ({
    items: contacts,
    next: null,
    total,
    byStatus: { new: total, contacted: 0, qualified: 0, closed: 0 },
  }));
  api.on(listBulkJobs, () => ({ items: listed, stewards: [{ id: id(2), name: 'Grace Ferrow' }] }));
});

const box = (name: string) => screen.findByRole('checkbox', { name: `Select ${name}` });
const choose = async (kind: string) => {
  await userEvent.click(screen.getByRole('button', { name: 'Actions' }));
  await userEvent.click(await screen.findByRole('button', { name: kind }));
  return screen.findByRole('dialog');
};

describe('selecting contacts', () => {
  it('selects with a checkbox, and with Shift a range', async () => {
    renderAt(paths.contacts);
    const user = userEvent.setup();
    await user.click(await box('Grace'));
    expect(screen.getByText('1 contact selected')).toBeTruthy();
    await user.keyboard('{Shift>}');
    await user.click(await box('Omar'));
    await user.keyboard('{/Shift}');
    expect(screen.getByText('3 contacts selected')).toBeTruthy();
    await user.click(await box('Ines'));
    expect(screen.getByText('2 contacts selected')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(screen.queryByText(/selected/)).toBeNull();
  });

  it('works by keyboard', async () => {
    renderAt(paths.contacts);
    const first = await screen.findByRole('button', { name: /Grace/ });
    first.focus();
    await userEvent.keyboard('x');
    expect(screen.getByText('1 contact selected')).toBeTruthy();
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(screen.getByText('3 contacts selected')).toBeTruthy();
    expect((await box('Omar')).matches(':checked')).toBe(true);
  });

  it('selects all matching contacts, and deselects one', async () => {
    renderAt(paths.contacts);
    await userEvent.click(await screen.findByRole('button', { name: 'Select all 1,240 matching' }));
    expect(screen.getByText('All 1,240 contacts selected')).toBeTruthy();
    await userEvent.click(await box('Zoe'));
    expect(screen.getByText('3 contacts selected')).toBeTruthy();
  });

  it('resets with another filter', async () => {
    renderAt(paths.contacts);
    await userEvent.click(await box('Grace'));
    expect(screen.getByText('1 contact selected')).toBeTruthy();
    await userEvent.selectOptions(screen.getByLabelText('Assigned to'), 'Unassigned');
    await waitFor(() => expect(screen.queryByText('1 contact selected')).toBeNull());
  });

  it('is offered on the board, but not to auditors', async () => {
    const { unmount } = renderAt(`${paths.contacts}?layout=board`);
    expect(await box('Grace')).toBeTruthy();
    unmount();
    api.on(readCurrentSteward, () => ({ success: true, user: { ...steward, role: 'auditor' as const } }));
    renderAt(paths.contacts);
    await screen.findByRole('button', { name: /Grace/ });
    expect(screen.queryByRole('checkbox', { name: 'Select Grace' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
  });

  it('selects a range within a column of the board', async () => {
    const statuses = ['new', 'qualified', 'new', 'contacted'] as const;
    const items = contacts.map((each, at) => ({ ...each, status: statuses[at] ?? 'new' }));
    api.on(searchContacts, () => contactPage(items));
    renderAt(`${paths.contacts}?layout=board`);
    const user = userEvent.setup();
    await user.click(await box('Grace'));
    await user.keyboard('{Shift>}');
    await user.click(await box('Omar'));
    await user.keyboard('{/Shift}');
    expect(screen.getByText('2 contacts selected')).toBeTruthy();
    expect((await box('Ines')).matches(':checked')).toBe(false);
  });

  it('selects a range in both directions', () => {
    expect(sliceBetween(['a', 'b', 'c'], 'c', 'b')).toEqual(['b', 'c']);
    expect(sliceBetween(['a', 'b', 'c'], 'x', 'b')).toEqual(['b']);
  });
});

describe('a bulk action', () => {
  it('confirms with the count and sends the selected contacts', async () => {
    api.on(updateSelectedContacts, () => running);
    renderAt(paths.contacts);
    await userEvent.click(await box('Grace'));
    await userEvent.click(await box('Ines'));
    const dialog = await choose('Close');
    expect(within(dialog).getByRole('heading', { name: 'Close: 2 contacts' })).toBeTruthy();
    await userEvent.selectOptions(within(dialog).getByLabelText('Reason for closing'), 'Spam');
    expect(await axeViolations()).toEqual([]);
    listed = [running];
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close (2)' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.calls(updateSelectedContacts)[0]?.body).toMatchObject({
      action: { kind: 'closed', reason: 'spam' },
      contacts: [
        { id: id(40), version: 1, owner: null },
        { id: id(41), version: 1, owner: null },
      ],
    });
    expect(screen.queryByText(/selected/)).toBeNull();
    expect(await screen.findByRole('progressbar', { name: 'Close: spam, 10 contacts' })).toBeTruthy();
  });

  it('sends the version and the owner that the page showed at the selection', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let [grace] = contacts as [Contact];
    api.on(updateSelectedContacts, () => running);
    api.on(searchContacts, () => contactPage([grace]));
    renderAt(paths.contacts);
    await userEvent.click(await box('Grace'));
    grace = { ...grace, status: 'contacted', version: 2, owner: { id: id(2), name: 'Grace Ferrow' } };
    await act(() => vi.advanceTimersByTimeAsync(31_000));
    await screen.findByRole('button', { name: /Grace.*contacted/ });
    const dialog = await choose('Close');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close (1)' }));
    await waitFor(() => expect(api.calls(updateSelectedContacts)).toHaveLength(1));
    expect(api.calls(updateSelectedContacts)[0]?.body).toMatchObject({
      contacts: [{ id: id(40), version: 1, owner: null }],
    });
  });

  it('sends the filter for all matches with one id across retries', async () => {
    let tries = 0;
    api.on(updateMatchingContacts, () => {
      tries += 1;
      if (tries === 1) return problem(503, 'The service is starting.');
      return running;
    });
    renderAt(`${paths.contacts}?status=new&q=harbour`);
    await userEvent.click(await screen.findByRole('button', { name: 'Select all 1,240 matching' }));
    const dialog = await choose('Assign');
    await userEvent.selectOptions(within(dialog).getByLabelText('Assign to'), 'Grace Ferrow');
    const confirm = within(dialog).getByRole('button', { name: 'Assign (1,240)' });
    await userEvent.click(confirm);
    expect(await within(dialog).findByText('The service is starting.')).toBeTruthy();
    await userEvent.click(confirm);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [first, second] = api.calls(updateMatchingContacts).map(({ body }) => body as { id: string });
    expect(first).toMatchObject({
      action: { kind: 'assigned', to: id(2) },
      filter: { status: 'new', q: 'harbour' },
    });
    expect(second?.id).toBe(first?.id);
  });

  it('sends another id when another option is chosen after a failure', async () => {
    api.on(updateSelectedContacts, () => problem(503, 'The service is starting.'));
    renderAt(paths.contacts);
    await userEvent.click(await box('Grace'));
    const dialog = await choose('Close');
    const confirm = within(dialog).getByRole('button', { name: 'Close (1)' });
    await userEvent.click(confirm);
    expect(await within(dialog).findByText('The service is starting.')).toBeTruthy();
    await userEvent.selectOptions(within(dialog).getByLabelText('Reason for closing'), 'Spam');
    await userEvent.click(confirm);
    await waitFor(() => expect(api.calls(updateSelectedContacts)).toHaveLength(2));
    const [first, second] = api.calls(updateSelectedContacts).map(({ body }) => body as { id: string });
    expect(second?.id).not.toBe(first?.id);
  });

  it('releases the whole quarantine after confirmation', async () => {
    const held = (of: Contact) => ({ ...of, spamReasons: ['submitted-too-fast' as const] });
    api.on(listQuarantinedContacts, () => ({ items: contacts.map(held), next: null, total: 4 }));
    api.on(releaseQuarantinedContacts, () => running);
    renderAt(paths.quarantine);
    await userEvent.click(await screen.findByRole('button', { name: 'Release all 4' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Release from quarantine (4)' }));
    await waitFor(() => expect(api.calls(releaseQuarantinedContacts)).toHaveLength(1));
  });
});

describe('a running action', () => {
  it('is shown to its steward on all contact pages, and can be cancelled', async () => {
    listed = [running];
    api.on(cancelBulkJob, () => {
      listed = [bulk({ status: 'cancelled', total: 10, undoable: false })];
      return { ...running, status: 'cancelling' as const };
    });
    renderAt(paths.quarantine);
    const region = await screen.findByRole('region', { name: 'Running actions' });
    expect(within(region).getByText('4 of 10')).toBeTruthy();
    await userEvent.click(within(region).getByRole('button', { name: 'Cancel remaining' }));
    expect(await within(region).findByText('Cancelled')).toBeTruthy();
    await userEvent.click(await within(region).findByRole('button', { name: 'Hide' }));
    expect(screen.queryByRole('region', { name: 'Running actions' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('is only listed among the jobs if it is of another steward', async () => {
    listed = [{ ...running, by: { id: id(2), name: 'Grace Ferrow' } }];
    renderAt(paths.contactBulks);
    expect(await screen.findByRole('article', { name: 'Close: spam, 10 contacts' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Running actions' })).toBeNull();
  });
});

describe('the bulk actions', () => {
  it('show the empty state', async () => {
    renderAt(paths.contactBulks);
    expect(
      await screen.findByText(/No bulk actions yet\. Select contacts in the list to start one\./),
    ).toBeTruthy();
  });

  it('show the error state', async () => {
    api.on(listBulkJobs, () => problem(503, 'The service is starting.'));
    renderAt(paths.contactBulks);
    expect(await screen.findByText('The service is starting.')).toBeTruthy();
  });

  it('link to the results of each contact, filtered by outcome', async () => {
    listed = [bulk()];
    api.on(listBulkJobItems, ({ query }) => ({
      items:
        query?.outcome === 'conflict'
          ? [{ position: 2, contactId: id(41), name: 'Ines', outcome: 'conflict' as const }]
          : [
              { position: 1, contactId: id(40), name: 'Grace', outcome: 'succeeded' as const },
              { position: 2, contactId: id(41), name: 'Ines', outcome: 'conflict' as const },
              { position: 3, contactId: id(42), name: null, outcome: 'not-found' as const },
            ],
      next: null,
      total: 3,
    }));
    renderAt(paths.contactBulks);
    await userEvent.click(await screen.findByRole('link', { name: 'Results' }));
    const rows = await screen.findByRole('list', { name: 'Results' });
    expect(where()).toBe(bulkJobPath(id(90)));
    expect(within(rows).getByRole('link', { name: 'Grace' }).getAttribute('href')).toBe(contactPath(id(40)));
    expect(within(rows).getByText('Contact no longer exists')).toBeTruthy();
    expect(await axeViolations()).toEqual([]);
    await userEvent.selectOptions(
      screen.getByLabelText('Filter by outcome'),
      'Skipped: changed since you selected it',
    );
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Grace' })).toBeNull());
    expect(where()).toContain('outcome=conflict');
  });

  it('show all results for an unknown outcome in the URL', async () => {
    listed = [bulk()];
    api.on(listBulkJobItems, () => ({ items: [], next: null, total: 0 }));
    renderAt(`${bulkJobPath(id(90))}&outcome=odd`);
    await screen.findByText('No contacts with this outcome');
    expect(api.calls(listBulkJobItems)[0]?.query).toMatchObject({ outcome: 'all' });
  });

  it('can be undone by another action', async () => {
    const undo = bulk({ id: id(91), selection: 'undo', undoes: id(90), undoable: false });
    listed = [bulk()];
    api.on(undoBulkJob, () => {
      listed = [undo, bulk({ undoable: false, undoneBy: id(91) })];
      return undo;
    });
    api.on(listBulkJobItems, () => ({ items: [], next: null, total: 0 }));
    renderAt(paths.contactBulks);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('article', { name: 'Undo “Close: spam”, 3 contacts' })).toBeTruthy();
    await waitFor(() => expect(where()).toBe(bulkJobPath(id(91))));
  });

  it('are read one by one when not listed, and unknown ones show an error', async () => {
    api.on(readBulkJob, ({ params }) => {
      if (params.id !== id(90)) return problem(404, 'Bulk action not found');
      return bulk();
    });
    api.on(listBulkJobItems, () => ({ items: [], next: null, total: 0 }));
    const { unmount } = renderAt(bulkJobPath(id(90)));
    expect(await screen.findByRole('article', { name: 'Close: spam, 3 contacts' })).toBeTruthy();
    unmount();
    renderAt(bulkJobPath(id(99)));
    expect(await screen.findByText('Bulk action not found')).toBeTruthy();
  });
});
