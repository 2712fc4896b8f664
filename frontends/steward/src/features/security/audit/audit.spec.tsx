import {
  type AuditRow,
  type ResponseOf,
  readAuditConsistencyProof,
  readAuditEntry,
  readAuditLogStatus,
  exportAudit,
  listAudit,
} from '@aera/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../../shared/paths.ts';
import { problem, setUpFakeApi } from '@aera/frontend-kit/testing';
import { serveSignedInSteward } from '../../../testing/handlers.ts';
import { id } from '../../../testing/records.ts';
import { axeViolations } from '@aera/ui/testing';
import { renderAt, where } from '../../../testing/render-at.tsx';
import { createSignedLog } from '../../../testing/signed-log.ts';

const api = setUpFakeApi();

const call: AuditRow = {
  leaf: 2,
  outcome: 'denied',
  status: 409,
  entry: {
    kind: 'call',
    id: id(2),
    at: '2026-03-04T09:05:00.000Z',
    service: 'contacts-crm',
    actor: { id: id(1), username: 'ada', role: 'steward' },
    ip: '203.0.113.7',
    method: 'PATCH',
    route: '/api/admin/contacts/:id',
    summary: 'Move a lead along its pipeline',
    params: { id: 'lead-7' },
    query: { limit: '5', q: null },
    requestId: 'request-1',
    trace: null,
    authenticatedAt: '2026-03-04T09:00:00.000Z',
  },
};
const event: AuditRow = {
  leaf: 1,
  outcome: 'succeeded',
  status: null,
  entry: {
    kind: 'event',
    id: id(3),
    at: '2026-03-04T08:00:00.000Z',
    service: 'security-auth',
    type: 'NetworkUnblocked',
    actor: 'system',
    subject: 'block-1',
    requestId: null,
    details: { network: '198.51.100.0/24' },
  },
};
const texts = ['zero', 'one', JSON.stringify(call.entry), 'three', 'four'];
let log: Awaited<ReturnType<typeof createSignedLog>>;
let status: ResponseOf<typeof readAuditLogStatus>;

beforeEach(async () => {
  log = await createSignedLog(texts);
  status = {
    size: 5,
    key: log.verifierKey,
    previous: { size: 3, note: await log.signCheckpoint(3), at: '2026-03-04T09:05:00Z' },
    latest: { size: 5, note: await log.signCheckpoint(5), at: '2026-03-04T09:06:00Z' },
    mismatch: null,
  };
  serveSignedInSteward(api);
  api.on(readAuditLogStatus, () => status);
  api.on(listAudit, () => ({ entries: [call, event], next: 1, size: 5 }));
  api.on(readAuditConsistencyProof, async ({ query: { first, second } }) => ({
    hashes: await log.proveConsistency(Number(first), Number(second)),
  }));
  api.on(readAuditEntry, async () => {
    const { hashes, checkpoint } = await log.proveInclusion(2);
    return { ...call, text: texts[2] as string, key: log.verifierKey, checkpoint, hashes, outcomeId: null };
  });
});

const open = (more = '') => renderAt(paths.audit + more);
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('the audit log', () => {
  it('lists actor, action, target and outcome', async () => {
    open();
    const table = await screen.findByRole('table', { name: 'Audit log' });
    const [, first, second] = within(table)
      .getAllByRole('row')
      .map((row) => row.textContent);
    expect(first).toMatch(/ada.*Move a lead along its pipeline.*lead-7.*Denied/);
    expect(second).toMatch(/System.*Network unblocked.*198\.51\.100\.0\/24.*Done/);
    expect(await axeViolations()).toEqual([]);
  });

  it('reads its filters from the URL and writes them to it', async () => {
    open('?actor=ada&outcome=denied&service=contacts-crm&from=2026-03-01&nonsense=1');
    await screen.findByRole('table', { name: 'Audit log' });
    const [firstCall] = api.calls(listAudit);
    expect(firstCall?.query).toMatchObject({
      actor: 'ada',
      outcome: 'denied',
      service: 'contacts-crm',
      limit: '50',
    });
    expect(new Date(firstCall?.query['from'] ?? '').getDate()).toBe(1);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Target' }), 'lead-7');
    await press('Search');
    expect(where()).toMatch(/target=lead-7/);
    await press('Clear filters');
    expect(where()).not.toMatch(/actor|target|outcome/);
  });

  it('applies dates on submit, so a partly typed one is not searched for', async () => {
    open();
    await screen.findByRole('table', { name: 'Audit log' });
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '0002-03-04' } });
    expect(where()).toBe(paths.audit);
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-03-04' } });
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-03-05' } });
    expect(where()).toBe(paths.audit);
    await press('Search');
    expect(where()).toBe(`${paths.audit}?from=2026-03-04&to=2026-03-05`);
  });

  it('pages to older entries and back to the newest', async () => {
    open();
    await press('Older');
    expect(where()).toMatch(/page=1/);
    expect(api.calls(listAudit).at(-1)?.query).toMatchObject({ before: '1' });
    await press('Newest');
    expect(where()).not.toMatch(/page/);
  });

  it('sorts by time ascending, from the first page', async () => {
    open('?page=40');
    await press('Time');
    expect(where()).toMatch(/\?audit-sort=when\.ascending$/);
    await waitFor(() => expect(api.calls(listAudit).at(-1)?.query).toMatchObject({ order: 'ascending' }));
    await press('Newer');
    expect(where()).toMatch(/page=1/);
    await waitFor(() => expect(api.calls(listAudit).at(-1)?.query).toMatchObject({ after: '1' }));
    expect(api.calls(listAudit).at(-1)?.query['before']).toBeUndefined();
    await press('Oldest');
    expect(where()).not.toMatch(/page/);
  });

  it('opens an entry and verifies its proof in the browser', async () => {
    open();
    await press(/^Open entry from Mar 4, 2026.*05/);
    const dialog = await screen.findByRole('dialog', { name: 'Audit entry' });
    await within(dialog).findByText('Verified: the entry is in the log');
    expect(dialog.textContent).toMatch(/PATCH \/api\/admin\/contacts\/:id/);
    expect(dialog.textContent).toMatch(/limit: 5, q: not recorded/);
    expect(dialog.textContent).toMatch(/Denied \(409\)/);
    expect(where()).toMatch(`entry=${id(2)}`);
  });

  it('marks an entry whose hash does not match', async () => {
    api.on(readAuditEntry, async () => {
      const { hashes, checkpoint } = await log.proveInclusion(2);
      return { ...call, text: 'forged', key: log.verifierKey, checkpoint, hashes, outcomeId: null };
    });
    open(`?entry=${id(2)}`);
    expect(await screen.findByText('Failed')).toBeTruthy();
  });

  it('verifies the consistency proof in the browser', async () => {
    open();
    await press('Verify log');
    expect(await screen.findByText('Verified: nothing was changed or removed')).toBeTruthy();
  });

  it('shows an alert when the log differs from the published checkpoint', async () => {
    status = { ...status, mismatch: 'The first 5 entries are not those of the published checkpoint.' };
    open();
    expect(await screen.findByText(/Alert: the log doesn’t match its published checkpoint/)).toBeTruthy();
    expect(screen.getByText('Mismatch')).toBeTruthy();
  });

  it('exports the matching entries as JSON lines', async () => {
    open('?actor=ada');
    const link = await screen.findByRole('link', { name: 'Export NDJSON' });
    expect(link.getAttribute('href')).toBe(`${exportAudit.path}?actor=ada`);
  });

  it('shows the empty state and the error state', async () => {
    api.on(listAudit, () => ({ entries: [], next: null, size: 5 }));
    const { unmount } = open('?actor=unknown');
    expect(await screen.findByText('No entries match these filters')).toBeTruthy();
    unmount();
    api.on(listAudit, () => problem(503, 'Not possible at the moment.'));
    open();
    expect(await screen.findByText('Couldn’t load the audit log')).toBeTruthy();
  });
});
