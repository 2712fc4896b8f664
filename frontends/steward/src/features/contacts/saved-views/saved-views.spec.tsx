import {
  createContactView,
  type ContactView,
  deleteContactView,
  listContactViews,
  searchContacts,
  renameContactView,
  restoreContactView,
  updateContactView,
  shareContactView,
  readCurrentSteward,
} from '@aera/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../../shared/paths.ts';
import { problem, setUpFakeApi } from '@aera/frontend-kit/testing';
import { serveSignedInSteward } from '../../../testing/handlers.ts';
import { contact, id, steward } from '../../../testing/records.ts';
import { axeViolations } from '@aera/ui/testing';
import { renderAt, where } from '../../../testing/render-at.tsx';
import { toSearch, readViewFilter, defaultViewFilter } from './view-filter.ts';

const api = setUpFakeApi();
const filter = { ...defaultViewFilter, owner: 'me', sort: 'score', q: 'harbour' } as const;
const hot: ContactView = {
  id: id(70),
  name: 'Hot ones',
  filter,
  shared: false,
  owner: { id: steward.id, name: 'Ada Lovell' },
  mine: true,
};
const theirs: ContactView = {
  ...hot,
  id: id(71),
  name: 'Board of all',
  filter: { ...defaultViewFilter, layout: 'board' },
  shared: true,
  owner: { id: id(2), name: 'Grace' },
  mine: false,
};

let views: ContactView[] = [];
beforeEach(() => {
  views = [hot, theirs];
  serveSignedInSteward(api);
  api.on(listContactViews, () => ({ views }));
  api.on(searchContacts, () => ({
    items: [contact()],
    next: null,
    total: 1,
    byStatus: { new: 1, contacted: 0, qualified: 0, closed: 0 },
  }));
});

const at = `${paths.contacts}${toSearch(filter, { view: hot.id })}`;
const bar = () => screen.findByRole('navigation', { name: 'Views' });
const current = async () => within(await bar()).getAllByRole('link', { current: 'page' });
const open = async (entry: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'View options' }));
  await userEvent.click(await screen.findByRole('button', { name: entry }));
};

describe('views', () => {
  it('show that the saved ones failed to load, and can be loaded again', async () => {
    api.on(listContactViews, () => problem(503));
    renderAt(paths.contacts);
    expect(await within(await bar()).findByText('Couldn’t load saved views')).toBeTruthy();
    api.on(listContactViews, () => ({ views }));
    await userEvent.click(within(await bar()).getByRole('button', { name: 'Refresh saved views' }));
    expect(await screen.findByRole('link', { name: 'Hot ones' })).toBeTruthy();
  });

  it('are shown as links: default, own and shared views', async () => {
    renderAt(paths.contacts);
    await screen.findByRole('link', { name: 'Hot ones' });
    const links = within(await bar()).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'All',
      'Open',
      'Assigned to me',
      'Due',
      'High score',
      'Hot ones',
      'Board of all',
    ]);
    expect((await current()).map(({ textContent }) => textContent)).toEqual(['All']);
    await userEvent.click(screen.getByRole('link', { name: 'High score' }));
    await waitFor(() => expect(where()).toBe(`${paths.contacts}?status=open&sort=score&highScore=true`));
    expect(await axeViolations()).toEqual([]);
  });

  it('are opened by a URL that contains only their id', async () => {
    renderAt(`${paths.contacts}?view=${hot.id}`);
    await waitFor(() => expect(where()).toContain('q=harbour'));
    await waitFor(() =>
      expect(api.calls(searchContacts).at(-1)?.query).toMatchObject({ owner: 'me', q: 'harbour' }),
    );
    expect((await current()).map(({ textContent }) => textContent)).toEqual(['Hot ones']);
  });

  it('show changes and save or discard them', async () => {
    api.on(updateContactView, ({ body }) => {
      const saved = { ...hot, filter: body.filter };
      views = [saved, theirs];
      return saved;
    });
    renderAt(at);
    await screen.findByRole('link', { name: 'Hot ones' });
    expect(screen.queryByText('Edited')).toBeNull();
    await userEvent.selectOptions(screen.getByLabelText('Assigned to'), 'Unassigned');
    expect(await screen.findByText('Edited')).toBeTruthy();
    await open('Discard changes');
    await waitFor(() => expect(where()).toContain('owner=me'));
    await userEvent.selectOptions(screen.getByLabelText('Assigned to'), 'Anyone');
    await open('Save view');
    await waitFor(() => expect(screen.queryByText('Edited')).toBeNull());
    expect(api.calls(updateContactView)[0]?.body).toMatchObject({
      filter: { owner: 'any', q: 'harbour' },
    });
  });

  it('are saved under a unique name', async () => {
    api.on(createContactView, ({ body: { name, filter: of } }) => {
      if (name === 'Hot ones') return problem(409, 'You already have a view with this name.');
      const added = { ...hot, id: id(72), name, filter: of };
      views = [...views, added];
      return added;
    });
    renderAt(`${paths.contacts}?status=closed`);
    await screen.findByRole('link', { name: 'Hot ones' });
    await open('Save view…');
    const dialog = await screen.findByRole('dialog', { name: 'Save view' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save view' }));
    expect(within(dialog).getByText('Enter a name')).toBeTruthy();
    await userEvent.type(within(dialog).getByLabelText('Name'), 'Hot ones{Enter}');
    expect(await within(dialog).findByText('You already have a view with this name.')).toBeTruthy();
    await userEvent.type(within(dialog).getByLabelText('Name'), ' of old{Enter}');
    await waitFor(() => expect(where()).toContain(`view=${id(72)}`));
    expect((await current()).map(({ textContent }) => textContent)).toEqual(['Hot ones of old']);
  });

  it('reuse the idempotency key on a retry, but not after a rename', async () => {
    api.on(createContactView, () => {
      throw new TypeError('Failed to fetch');
    });
    renderAt(`${paths.contacts}?status=closed`);
    await screen.findByRole('link', { name: 'Hot ones' });
    await open('Save view…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Save view' }));
    const field = dialog.getByLabelText('Name');
    for (const [count, text] of ['Cold{Enter}', '{Enter}', ' ones{Enter}'].entries()) {
      await userEvent.type(field, text);
      await waitFor(() => expect(api.calls(createContactView)).toHaveLength(count + 1));
      expect(await dialog.findByText(/^The server didn’t respond/)).toBeTruthy();
    }
    const sent = api.calls(createContactView).map(({ body }) => body as { key: string; name: string });
    expect(sent.map(({ name }) => name)).toEqual(['Cold', 'Cold', 'Cold ones']);
    const [first, retry, renamed] = sent.map(({ key }) => key);
    expect(retry).toBe(first);
    expect(renamed).not.toBe(first);
  });

  it('are renamed, shared, deleted and restored by their owner', async () => {
    api.on(renameContactView, ({ body: { name } }) => ({ ...hot, name }));
    api.on(shareContactView, ({ body: { shared } }) => ({ ...hot, shared }));
    api.on(deleteContactView, () => {
      views = [theirs];
      return undefined;
    });
    api.on(restoreContactView, () => {
      views = [hot, theirs];
      return hot;
    });
    renderAt(at);
    await screen.findByRole('link', { name: 'Hot ones' });
    await open('Rename…');
    await userEvent.type(await screen.findByLabelText('Name'), ' 2{Enter}');
    await waitFor(() => expect(api.calls(renameContactView)[0]?.body).toEqual({ name: 'Hot ones 2' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await open('Share with everyone in the portal');
    await waitFor(() => expect(api.calls(shareContactView)[0]?.body).toEqual({ shared: true }));
    await open('Delete view');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Hot ones' })).toBeNull());
    await waitFor(() => expect(where()).not.toContain('view='));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('link', { name: 'Hot ones' })).toBeTruthy();
  });

  it('report a failed undo, also after the page is left', async () => {
    api.on(deleteContactView, () => undefined);
    api.on(restoreContactView, () => problem(503, 'The service is starting.'));
    renderAt(at);
    await screen.findByRole('link', { name: 'Hot ones' });
    await open('Delete view');
    const undo = await screen.findByRole('button', { name: 'Undo' });
    await userEvent.click(screen.getByRole('link', { name: 'Notifications' }));
    await screen.findByRole('heading', { name: 'Notifications' });
    await userEvent.click(undo);
    expect(await screen.findByText('Couldn’t update the view')).toBeTruthy();
  });

  it('of other stewards can only be saved as a copy', async () => {
    renderAt(`${paths.contacts}${toSearch(theirs.filter, { view: theirs.id })}`);
    await screen.findByRole('link', { name: 'Board of all' });
    await userEvent.click(screen.getByRole('button', { name: 'View options' }));
    const menu = await screen.findByRole('list', { name: 'View options' });
    expect(
      within(menu)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Save as new view…']);
  });

  it('are read-only for auditors', async () => {
    api.on(readCurrentSteward, () => ({ success: true, user: { ...steward, role: 'auditor' as const } }));
    renderAt(paths.contacts);
    await screen.findByRole('link', { name: 'Board of all' });
    expect(screen.queryByRole('button', { name: 'View options' })).toBeNull();
  });
});

describe('a URL', () => {
  it('round-trips the filter of a view', () =>
    fc.assert(
      fc.property(
        fc.record({
          status: fc.constantFrom('open', 'all', 'new', 'closed'),
          owner: fc.constantFrom('any', 'me', 'unassigned'),
          snoozed: fc.constantFrom('hide', 'show', 'only'),
          sort: fc.constantFrom('mine', 'newest', 'score', 'due'),
          due: fc.boolean(),
          highScore: fc.boolean(),
          q: fc.string({ maxLength: 20 }).map((text) => text.trim()),
          layout: fc.constantFrom('list', 'board'),
        }),
        (of) => {
          const read = new URLSearchParams(toSearch(of));
          expect(readViewFilter({ get: (name) => read.get(name) })).toEqual(of);
        },
      ),
    ));
});
