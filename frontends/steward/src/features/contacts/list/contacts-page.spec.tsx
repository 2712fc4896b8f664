import {
  markContactAsSpam,
  searchContacts,
  listQuarantinedContacts,
  releaseContact,
  updateContact,
} from '@aera/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { paths } from '../../../shared/paths.ts';
import { problem } from '@aera/frontend-kit/testing';
import { contactPage } from '../../../testing/records.ts';
import { axeViolations } from '@aera/ui/testing';
import { renderAt, where } from '../../../testing/render-at.tsx';
import { grace, ines, setUpFakeContacts } from './testing/fake-contacts.ts';

const server = setUpFakeContacts();
const { api } = server;

describe('the contacts', () => {
  it('are queried by the URL', async () => {
    renderAt(`${paths.contacts}?status=qualified&owner=me&sort=score&due=true&highScore=true&q=harbour`);
    await screen.findByRole('button', { name: /Ines/ });
    expect(api.calls(searchContacts)[0]?.query).toMatchObject({
      status: 'qualified',
      owner: 'me',
      sort: 'score',
      due: 'true',
      minScore: '70',
      q: 'harbour',
    });
  });

  it('are filtered by a select, which changes the URL', async () => {
    renderAt(paths.contacts);
    await userEvent.selectOptions(await screen.findByLabelText('Assigned to'), 'Unassigned');
    await waitFor(() => expect(where()).toContain('owner=unassigned'));
    await waitFor(() =>
      expect(api.calls(searchContacts).at(-1)?.query).toMatchObject({ owner: 'unassigned' }),
    );
  });

  it('show the empty state and clear the filters', async () => {
    server.contacts = [];
    renderAt(`${paths.contacts}?q=unknown`);
    await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(where()).toBe(paths.contacts));
  });

  it('load page by page', async () => {
    api.on(searchContacts, ({ query }) =>
      query?.cursor ? contactPage([ines]) : contactPage([grace], 'further'),
    );
    renderAt(paths.contacts);
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('button', { name: /Ines/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: /Grace/ })).toBeTruthy();
    const more = screen.getByRole('button', { name: 'Show more' });
    expect(document.activeElement).toBe(more);
    expect(more.getAttribute('aria-disabled')).toBe('true');
    await userEvent.tab();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('keep the focus in the search when it is sent', async () => {
    renderAt(paths.contacts);
    const field = await screen.findByLabelText('Search name, email or message');
    await userEvent.type(field, 'harbour {Enter}');
    await waitFor(() => expect(where()).toBe(`${paths.contacts}?q=harbour`));
    expect(document.activeElement).toBe(field);
    expect(screen.getByDisplayValue('harbour')).toBe(field);
  });

  it('are exported once their number is known', async () => {
    api.on(searchContacts, () => new Promise<never>(() => undefined));
    renderAt(paths.contacts);
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Export' });
    expect(button.disabled).toBe(true);
  });

  it('are named as erased', async () => {
    server.contacts = [{ ...grace, name: '', email: '' }];
    renderAt(paths.contacts);
    expect(await screen.findByRole('button', { name: /^Erased/ })).toBeTruthy();
  });

  it('return to the list after one is marked as spam', async () => {
    api.on(markContactAsSpam, () => grace);
    renderAt(`${paths.contacts}?contact=${grace.id}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as spam' }));
    await waitFor(() => expect(api.calls(markContactAsSpam)).toHaveLength(1));
    await waitFor(() => expect(where()).toBe(paths.contacts));
    expect(await screen.findByText('Moved to quarantine')).toBeTruthy();
  });

  it('has no axe violations', async () => {
    renderAt(paths.contacts);
    await screen.findByRole('button', { name: /Ines/ });
    expect(await axeViolations()).toEqual([]);
  });
});

describe('the board', () => {
  it('has a column for each status, and moves a card with its select', async () => {
    renderAt(`${paths.contacts}?layout=board`);
    const column = await screen.findByRole('region', { name: 'new, 1' });
    await userEvent.selectOptions(within(column).getByLabelText('Move Grace Ferrow to'), 'Mark Contacted');
    const contacted = await screen.findByRole('region', { name: 'contacted, 1' });
    expect(await within(contacted).findByText('Grace Ferrow')).toBeTruthy();
    expect(api.calls(updateContact)[0]?.body).toEqual({ status: 'contacted', version: 1 });
    expect(document.activeElement).toBe(within(contacted).getByRole('button', { name: 'Grace Ferrow' }));
    expect(await axeViolations()).toEqual([]);
  });

  it('closes a contact with a reason', async () => {
    renderAt(`${paths.contacts}?layout=board`);
    const select = await screen.findByLabelText('Move Grace Ferrow to');
    expect(within(select).queryByRole('option', { name: 'Close' })).toBeNull();
    await userEvent.selectOptions(select, 'Close: no response');
    const closed = await screen.findByRole('region', { name: 'closed, 1' });
    expect(await within(closed).findByText('Grace Ferrow')).toBeTruthy();
    const body = { status: 'closed', version: 1, reason: 'unreachable' };
    expect(api.calls(updateContact).map((call) => call.body)).toEqual([body]);
  });

  it('reports a change that fails', async () => {
    api.on(updateContact, () => problem(409, 'Someone else changed this contact.', { current: ines }));
    renderAt(`${paths.contacts}?layout=board`);
    await userEvent.selectOptions(await screen.findByLabelText('Move Grace Ferrow to'), 'Mark Contacted');
    expect(await screen.findByText('Someone else changed this contact.')).toBeTruthy();
  });

  it('opens a card with the focus, and returns it', async () => {
    renderAt(`${paths.contacts}?layout=board`);
    await userEvent.click(await screen.findByRole('button', { name: 'Ines Park' }));
    const article = await screen.findByRole('article', { name: 'Ines Park' });
    expect(document.activeElement?.contains(article)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
    await userEvent.click(screen.getByRole('button', { name: 'Back to list', hidden: true }));
    expect(document.activeElement).toBe(await screen.findByRole('button', { name: 'Ines Park' }));
  });
});

describe('the quarantine', () => {
  it('shows why each is quarantined, and releases it', async () => {
    let held = [{ ...grace, spamReasons: ['submitted-too-fast' as const, 'many-links' as const] }];
    api.on(listQuarantinedContacts, () => ({ items: held, next: null, total: held.length }));
    api.on(releaseContact, () => {
      held = [];
      return grace;
    });
    renderAt(paths.quarantine);
    expect(await screen.findByText('Sent faster than a person can type')).toBeTruthy();
    expect(screen.getByText(/^Updated /)).toBeTruthy();
    expect(screen.getByText('1 quarantined message')).toBeTruthy();
    expect(await axeViolations()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Release' }));
    expect(await screen.findByText('Quarantine is empty')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Quarantine' }));
    expect(screen.getByText('Message from Grace Ferrow released')).toBeTruthy();
  });

  it('shows the error state', async () => {
    api.on(listQuarantinedContacts, () => problem(503, 'The service is starting.'));
    renderAt(paths.quarantine);
    expect(await screen.findByText('The service is starting.')).toBeTruthy();
  });
});
