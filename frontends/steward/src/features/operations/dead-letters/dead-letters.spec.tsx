import { type DeadLetterView, operationsRoutes, readCurrentSteward } from '@aera/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { problem } from '@aera/frontend-kit/testing';
import { steward } from '../../../testing/records.ts';
import { axeViolations } from '@aera/ui/testing';
import { renderAt, where } from '../../../testing/render-at.tsx';
import { allServices } from '../../../shared/copy/service-names.ts';
import { now, routes, setUpFakeOperations } from '../testing/fake-operations.ts';

const api = setUpFakeOperations();

const deadLetter: DeadLetterView = {
  seq: 7,
  stream: 'security-auth',
  consumer: 'questions-notifications-verified-members',
  reason: 'invalid',
  error: 'InvalidMessage: data: expected object',
  attempts: [{ number: 1, at: now, error: 'InvalidMessage: data: expected object' }],
  retries: 0,
  at: now,
  subject: 'events.security-auth.member.verified.v1',
  messageId: 'm-1',
  message: { type: 'security-auth.member.verified.v1', correlationid: 'c'.repeat(32), data: 7 },
};

const asAuditor = () =>
  api.on(readCurrentSteward, () => ({ success: true, user: { ...steward, role: 'auditor' as const } }));

describe('dead letters', () => {
  beforeEach(() => api.on(routes.listDeadLetters, () => ({ deadLetters: [deadLetter], more: false })));

  it('show message and attempts, and are retried', async () => {
    api.on(routes.retryDeadLetters, () => ({ results: [{ seq: 7, outcome: 'retried' as const }] }));
    renderAt('/admin/operations/dead-letters');
    const type = 'security-auth.member.verified.v1, number 7';
    await userEvent.click(await screen.findByRole('button', { name: `Open ${type}` }));
    const opened = within(await screen.findByRole('dialog', { name: 'security-auth.member.verified.v1' }));
    expect(where()).toContain('dead-letter=7');
    expect(opened.getByRole('list', { name: 'Attempts' }).textContent).toContain('expected object');
    expect(opened.getByRole('region', { name: 'Message' }).textContent).toContain('"data": 7');
    expect(opened.getByRole('link', { name: 'View trace' }).getAttribute('href')).toContain(
      `trace=${'c'.repeat(32)}`,
    );
    expect(await axeViolations()).toEqual([]);
    await userEvent.click(opened.getByRole('button', { name: 'Close' }));
    expect(await axeViolations()).toEqual([]);
    api.on(routes.listDeadLetters, () => ({ deadLetters: [], more: false }));
    await userEvent.click(screen.getByRole('button', { name: `Retry ${type}` }));
    expect(await screen.findByText('1 message retried')).toBeTruthy();
    expect(api.calls(routes.retryDeadLetters)[0]?.body).toEqual({ seqs: [7] });
    expect(await screen.findByText('No failed messages')).toBeTruthy();
  });

  it('are retried in bulk', async () => {
    api.on(routes.listDeadLetters, () => ({
      deadLetters: [deadLetter, { ...deadLetter, seq: 8 }],
      more: false,
    }));
    api.on(routes.retryDeadLetters, ({ body: { seqs } }) => ({
      results: seqs.map((seq) => ({ seq, outcome: 'retried' as const })),
    }));
    renderAt('/admin/operations/dead-letters');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all' }));
    expect(screen.getByText('2 selected')).toBeTruthy();
    await userEvent.click(screen.getByRole('checkbox', { name: /^Select security.*number 7$/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('1 message retried')).toBeTruthy();
    expect(api.calls(routes.retryDeadLetters)[0]?.body).toEqual({ seqs: [8] });
  });

  it('have no search while older ones are not loaded', async () => {
    const deadLetters = Array.from({ length: 12 }, (_, at) => ({ ...deadLetter, seq: at + 1 }));
    let more = false;
    api.on(routes.listDeadLetters, () => ({ deadLetters, more }));
    const { unmount } = renderAt('/admin/operations/dead-letters');
    expect(await screen.findByRole('searchbox', { name: 'Search this table' })).toBeTruthy();
    unmount();
    more = true;
    renderAt('/admin/operations/dead-letters');
    expect(await screen.findByText('Only the newest messages are shown.')).toBeTruthy();
    expect(screen.queryByRole('searchbox', { name: 'Search this table' })).toBeNull();
  });

  it('stay listed with the reason after they are discarded', async () => {
    const discarded = { at: now, reason: 'Sent by an old version.' };
    api.on(routes.listDiscardedDeadLetters, () => ({ deadLetters: [{ ...deadLetter, discarded }] }));
    renderAt('/admin/operations/dead-letters?show=discarded');
    const row = await screen.findByRole('row', { name: /^events\.security-auth/ });
    expect(within(row).getByText('Sent by an old version.')).toBeTruthy();
  });

  it('report those that were not handled because a service failed', async () => {
    const contacts = operationsRoutes['contacts-crm'];
    api.on(contacts.listDeadLetters, () => ({ deadLetters: [{ ...deadLetter, seq: 8 }], more: false }));
    api.on(contacts.retryDeadLetters, () => ({ results: [{ seq: 8, outcome: 'retried' as const }] }));
    api.on(routes.retryDeadLetters, () => problem(503));
    renderAt('/admin/operations/dead-letters');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all' }));
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('1 message retried')).toBeTruthy();
    expect(screen.getByText(/^1 couldn’t be handled: the server didn’t respond\./)).toBeTruthy();
  });

  it.each([
    ['no service responds (waiting)', '', allServices],
    ['no service responds (discarded)', '?show=discarded', allServices],
    ['one service does not respond (waiting)', '', ['contacts-crm']],
    ['one service does not respond (discarded)', '?show=discarded', ['contacts-crm']],
  ] as const)('are not said to be none while %s', async (_when, query, services) => {
    api.on(routes.listDeadLetters, () => ({ deadLetters: [], more: false }));
    for (const service of services) {
      api.on(operationsRoutes[service].listDeadLetters, () => problem(503));
      api.on(operationsRoutes[service].listDiscardedDeadLetters, () => problem(503));
    }
    renderAt(`/admin/operations/dead-letters${query}`);
    const alerts = await screen.findAllByRole('alert');
    expect(alerts.map(({ textContent }) => textContent)).toContain('Contacts isn’t responding');
    await waitFor(() => expect(screen.queryByText('Loading services...')).toBeNull());
    expect(screen.queryByText(/^No (failed|discarded) messages/)).toBeNull();
  });

  it('are discarded only with a reason', async () => {
    api.on(routes.discardDeadLetters, () => ({ results: [{ seq: 7, outcome: 'discarded' as const }] }));
    renderAt('/admin/operations/dead-letters?service=questions-notifications');
    await userEvent.click(await screen.findByRole('button', { name: /^Discard security/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Discard this message?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Discard' }));
    expect(await screen.findByText('Enter a reason')).toBeTruthy();
    await userEvent.type(within(dialog).getByLabelText('Reason'), 'Sent by an old version.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Discard' }));
    await waitFor(() =>
      expect(api.calls(routes.discardDeadLetters)[0]?.body).toEqual({
        seqs: [7],
        reason: 'Sent by an old version.',
      }),
    );
    expect(await screen.findByText('1 message discarded')).toBeTruthy();
  });

  it('are read-only for auditors', async () => {
    asAuditor();
    renderAt('/admin/operations/dead-letters');
    await screen.findByRole('button', { name: /^Open security-auth/ });
    expect(screen.getByText(/^View only\. Auditors can’t make changes\./)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Retry|Discard/ })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});
