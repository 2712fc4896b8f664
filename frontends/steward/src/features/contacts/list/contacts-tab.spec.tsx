import { searchContacts, updateContact } from '@aera/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { portalTabPath } from '../../../shared/paths.ts';
import { problem } from '@aera/frontend-kit/testing';
import { contact, contactPage, id, steward } from '../../../testing/records.ts';
import { axeViolations } from '@aera/ui/testing';
import { renderAt, where } from '../../../testing/render-at.tsx';
import { grace, setUpFakeContacts } from './testing/fake-contacts.ts';

const server = setUpFakeContacts();
const { api } = server;

const entry = (name: string) => screen.findByRole('button', { name: new RegExp(name) });
const detail = () => screen.getByRole('article');
const click = async (name: string) => userEvent.click(screen.getByRole('button', { name }));

const open = () => renderAt(portalTabPath('contacts'));

describe('the list', () => {
  it('shows name, email address, status, date and subject', async () => {
    open();
    const { textContent } = await entry('Grace');
    for (const shown of ['Grace Ferrow', 'grace@harbour.example', 'new', 'Mar 4, 2026', 'harbours'])
      expect(textContent).toContain(shown);
  });

  it('shows the empty states of the list and the detail', async () => {
    server.contacts = [];
    open();
    expect(await screen.findByText('No contacts found')).toBeTruthy();
    expect(screen.getByText('Select a contact to view details')).toBeTruthy();
  });

  it('asks for own work of today first and marks it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(2026, 2, 5, 12) });
    const due = (at: Date, owner = steward.id) => ({
      owner: { id: owner, name: null },
      nextStep: { step: 'Call back', dueAt: at.toISOString() },
    });
    server.contacts = [
      contact({ id: id(31), name: 'Late', ...due(new Date(2026, 2, 4, 9)) }),
      contact({ id: id(32), name: 'Tonight', ...due(new Date(2026, 2, 5, 20)) }),
      contact({ id: id(33), name: 'Tomorrow', ...due(new Date(2026, 2, 6)) }),
      contact({ id: id(34), name: 'Theirs', ...due(new Date(2026, 2, 4, 9), id(2)) }),
      contact({ id: id(35), name: 'Done', status: 'closed', ...due(new Date(2026, 2, 4, 9)) }),
    ];
    open();
    expect((await entry('Late')).textContent).toContain('OverdueCall back');
    expect((await entry('Tonight')).textContent).toContain('Due todayCall back');
    for (const name of ['Tomorrow', 'Theirs', 'Done'])
      expect((await entry(name)).textContent).not.toContain('Call back');
    expect(api.calls(searchContacts)[0]?.query).toMatchObject({
      status: 'all',
      sort: 'mine',
      dueBefore: new Date(2026, 2, 6).toISOString(),
    });
  });

  it('keeps the tab when a view is opened', async () => {
    open();
    await userEvent.click(await screen.findByRole('link', { name: 'Assigned to me' }));
    await waitFor(() => expect(where()).toBe(`${portalTabPath('contacts')}&status=open&owner=me`));
  });

  it('refetches every 30 seconds and shows that it is live', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open();
    await entry('Grace');
    expect(within(screen.getByRole('tabpanel')).getByText('LIVE')).toBeTruthy();
    server.contacts = [contact({ id: id(12), name: 'Newly Arrived' }), ...server.contacts];
    await act(() => vi.advanceTimersByTimeAsync(29_000));
    expect(api.calls(searchContacts)).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(await entry('Newly')).toBeTruthy();
  });

  it('keeps its data when a refetch fails and shows that it is not live', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open();
    await entry('Grace');
    api.on(searchContacts, () => problem(503));
    await act(() => vi.advanceTimersByTimeAsync(31_000));
    expect(await screen.findByText('Not updating')).toBeTruthy();
    expect(within(screen.getByRole('tabpanel')).queryByText('LIVE')).toBeNull();
    expect(await entry('Grace')).toBeTruthy();
  });

  it('shows the error state and retries', async () => {
    api.on(searchContacts, () => problem(503, 'The service is starting.'));
    open();
    expect(await screen.findByText('The service is starting.')).toBeTruthy();
    api.on(searchContacts, () => contactPage(server.contacts));
    await click('Try again');
    expect(await entry('Grace')).toBeTruthy();
  });

  it('moves the focus with the arrow keys', async () => {
    open();
    (await entry('Grace')).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(await entry('Ines'));
    await userEvent.keyboard('{Home}');
    expect(document.activeElement).toBe(await entry('Grace'));
  });
});

describe('one contact', () => {
  it('is shown in full under its own URL', async () => {
    open();
    await userEvent.click(await entry('Grace'));
    expect(where()).toContain(`contact=${grace.id}`);
    for (const shown of ['Grace Ferrow', 'A question of harbours', 'Could you call me?', '47/100'])
      expect(within(detail()).getByText(shown)).toBeTruthy();
    expect(within(detail()).getByRole('link', { name: 'grace@harbour.example' }).getAttribute('href')).toBe(
      'mailto:grace@harbour.example',
    );
  });

  it.each([
    [69, 70],
    [0, 100],
  ])('has a score that is emphasised at 70 or more (%d, %d)', async (low, qualifiedScore) => {
    server.contacts = [contact({ leadScore: low })];
    const first = renderAt(`${portalTabPath('contacts')}&contact=${grace.id}`);
    const plain = (await screen.findByText(`${low}/100`)).className;
    first.unmount();
    server.contacts = [contact({ leadScore: qualifiedScore })];
    renderAt(`${portalTabPath('contacts')}&contact=${grace.id}`);
    expect((await screen.findByText(`${qualifiedScore}/100`)).className).not.toBe(plain);
  });

  it.each([
    ['Mark Contacted', { status: 'contacted', version: 1 }],
    ['Mark Qualified', { status: 'qualified', leadScore: 90, version: 1 }],
    ['Close', { status: 'closed', version: 1, reason: 'answered' }],
  ])('%s sends %o, refetches the list and closes the contact', async (button, body) => {
    open();
    await userEvent.click(await entry('Grace'));
    await click(button);
    expect(await screen.findByText('Select a contact to view details')).toBeTruthy();
    expect(api.calls(updateContact)[0]?.body).toEqual(body);
    await waitFor(() => expect(api.calls(searchContacts).length).toBeGreaterThan(1));
    const changed = await entry('Grace');
    expect(changed.textContent).toContain(body.status);
    expect(document.activeElement).toBe(changed);
  });

  it('stays selected when the update fails and shows the error', async () => {
    api.on(updateContact, () => problem(503, 'The service is starting.'));
    open();
    await userEvent.click(await entry('Grace'));
    await click('Mark Contacted');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Couldn’t update the contact');
    expect(alert.textContent).toContain('The service is starting.');
    expect(where()).toContain(`contact=${grace.id}`);
    expect(detail()).toBeTruthy();
  });

  it('is not updated twice by two clicks', async () => {
    api.on(updateContact, () => new Promise(() => {}));
    open();
    await userEvent.click(await entry('Grace'));
    await click('Mark Contacted');
    await click('Close');
    expect(api.calls(updateContact)).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Saving...' })).toBeTruthy();
  });

  it('shows an error if it does not exist', async () => {
    renderAt(`${portalTabPath('contacts')}&contact=${id(99)}`);
    expect(await screen.findByText('Contact not found')).toBeTruthy();
  });

  it('has no axe violations', async () => {
    open();
    await userEvent.click(await entry('Grace'));
    expect(await axeViolations()).toEqual([]);
  });
});

it('shows different badges for new, contacted and other contacts', async () => {
  const statuses = ['new', 'contacted', 'qualified', 'closed'] as const;
  server.contacts = statuses.map((status, at) => contact({ id: id(40 + at), status, name: `Lead ${at}` }));
  open();
  await entry('Lead 0');
  const looks = statuses.map((status) => screen.getByText(status).className);
  expect(looks[2]).toBe(looks[3]);
  expect(new Set(looks).size).toBe(3);
});
