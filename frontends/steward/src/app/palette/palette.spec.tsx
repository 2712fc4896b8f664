import {
  type StewardUser,
  listArticles,
  listQuestions,
  searchContacts,
  readReauthStatus,
  stewardLogout,
  readCurrentSteward,
} from '@aera/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  articlePath,
  contactPath,
  paths,
  memberPersonPath,
  sessionPersonPath,
  portalTabPath,
  questionPath,
} from '../../shared/paths.ts';
import { problem, setUpFakeApi } from '@aera/frontend-kit/testing';
import { serveSignedInSteward } from '../../testing/handlers.ts';
import { contact, contactPage, id, question, steward } from '../../testing/records.ts';
import { axeViolations } from '@aera/ui/testing';
import { renderAt, where } from '../../testing/render-at.tsx';
import { readRecentIds } from './local-groups.ts';

const api = setUpFakeApi();
const article = {
  id: id(40),
  title: 'Harbour dues',
  category: 'Trusts',
  state: 'published' as const,
  version: 1,
  liveVersion: 1,
  updatedAt: '2026-03-04T09:05:00Z',
  publishedAt: '2026-03-04T09:05:00Z',
};
const asked = {
  ...question({ question: 'Who pays in a harbour?' }),
  assignee: null,
  published: false,
  votes: { helpful: 0, notHelpful: 0 },
};

beforeEach(() => {
  serveSignedInSteward(api);
  const byStatus = { new: 1, contacted: 0, qualified: 0, closed: 0 };
  api.on(searchContacts, () => ({ items: [contact()], next: null, total: 1, byStatus }));
  api.on(listQuestions, () => ({ items: [asked], next: null, total: 1 }));
  api.on(listArticles, () => ({
    articles: [article],
    total: 1,
    categories: ['Trusts'],
    counts: { draft: 0, published: 1, changed: 0, unpublished: 0 },
  }));
});

const as = (role: StewardUser['role']) =>
  api.on(readCurrentSteward, () => ({ success: true, user: { ...steward, role } }));
const button = () => screen.findByRole('button', { name: 'Search or jump to…' });
const field = () => screen.findByRole<HTMLInputElement>('combobox', { name: /^Search pages/ });
const names = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('option')
    .map((option) => option.firstElementChild?.textContent);
const atHand = () => {
  const active = screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? '';
  const option = document.getElementById(active);
  expect(option?.getAttribute('aria-selected')).toBe('true');
  return option?.firstElementChild?.textContent;
};

/** Opens the palette by its keys, at the portal by default. */
async function openPalette(path: string = paths.portal): Promise<void> {
  renderAt(path);
  await button();
  await userEvent.keyboard('{Control>}k{/Control}');
  const input = await field();
  // The dialog moves the focus in an effect after it renders.
  await waitFor(() => expect(document.activeElement === input).toBe(true));
}

describe('the palette', () => {
  it('opens with its button, shows a combobox with an open list, and restores the focus', async () => {
    renderAt(paths.portal);
    await userEvent.click(await button());
    const input = await field();
    expect(document.activeElement).toBe(input);
    expect(input.getAttribute('aria-expanded')).toBe('true');
    expect(input.getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
    expect(atHand()).toBe('Portal');
    expect(await axeViolations()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(async () => expect(document.activeElement).toBe(await button()));
  });

  it('opens and closes with the same keys, also while a field has the focus', async () => {
    await openPalette(portalTabPath('contacts'));
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens a page by some of its letters', async () => {
    await openPalette();
    await userEvent.keyboard('thr');
    expect(names('Pages')).toEqual(['Threats']);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(where()).toBe(paths.threats));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens the profile of a pasted browser session or account id', async () => {
    for (const [label, to] of [
      ['Profile for this browser ID', sessionPersonPath(id(51))],
      ['Profile for this account ID', memberPersonPath(id(51))],
    ] as const) {
      await openPalette();
      await userEvent.paste(id(51));
      await userEvent.click(await screen.findByRole('option', { name: new RegExp(label) }));
      await waitFor(() => expect(where()).toBe(to));
      cleanup();
    }
  });

  it('moves through the list with the arrow keys and wraps around', async () => {
    await openPalette();
    const options = screen.getAllByRole('option').map((option) => option.firstElementChild?.textContent);
    await userEvent.keyboard('{ArrowDown}');
    expect(atHand()).toBe(options[1]);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(atHand()).toBe(options.at(-1));
    await userEvent.keyboard('{ArrowDown}');
    expect(atHand()).toBe(options[0]);
  });

  it('lists recent choices first', async () => {
    await openPalette();
    await userEvent.keyboard('gaps{Enter}');
    await userEvent.keyboard('{Control>}k{/Control}');
    await field();
    expect(names('Recent')).toEqual(['Content gaps']);
    expect(names('Pages')).not.toContain('Content gaps');
    expect(atHand()).toBe('Content gaps');
  });

  it('logs out', async () => {
    await openPalette();
    await userEvent.keyboard('log out{Enter}');
    expect(await screen.findByRole('button', { name: 'Sign In to Portal' })).toBeTruthy();
    expect(api.calls(stewardLogout)).toHaveLength(1);
  });

  it('exports contacts after a step-up check', async () => {
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    await openPalette();
    const looks = api.calls(readReauthStatus).length;
    await userEvent.keyboard('export contacts{Enter}');
    await waitFor(() => expect(clicked).toHaveBeenCalledOnce());
    expect((clicked.mock.contexts[0] as HTMLAnchorElement).pathname).toBe('/api/admin/contacts.csv');
    expect(api.calls(readReauthStatus).length).toBeGreaterThan(looks);
  });

  it('opens the shortcut list, which restores the focus from before the palette', async () => {
    renderAt(paths.portal);
    await userEvent.click(await button());
    await field();
    await userEvent.keyboard('shortcuts{Enter}');
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect(document.activeElement).toBe(await button()));
  });
});

describe('server search', () => {
  it.each([
    ['Contacts', 'Grace Ferrow, A question of harbours', contactPath(id(10))],
    ['Questions', 'Who pays in a harbour?', questionPath(id(30))],
    ['Articles', 'Harbour dues', articlePath(id(40))],
  ])('groups results by kind: %s', async (kind, label, path) => {
    await openPalette();
    await userEvent.keyboard('harbour');
    const group = await screen.findByRole('group', { name: kind });
    await userEvent.click(within(group).getByText(label));
    await waitFor(() => expect(where()).toBe(path));
    expect(readRecentIds()).toEqual([]);
  });

  it('shows the subject and the day of a contact, because a person can have several', async () => {
    const second = contact({ id: id(11), createdAt: '2026-03-09T12:00:00Z' });
    api.on(searchContacts, () => contactPage([contact(), second, contact({ id: id(12), subject: 'Dues' })]));
    await openPalette();
    await userEvent.keyboard('grace');
    const group = await screen.findByRole('group', { name: 'Contacts' });
    const texts = within(group)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(texts).toEqual([
      'Grace Ferrow, A question of harboursgrace@harbour.example, Mar 4, 2026',
      'Grace Ferrow, A question of harboursgrace@harbour.example, Mar 9, 2026',
      'Grace Ferrow, Duesgrace@harbour.example, Mar 4, 2026',
    ]);
  });

  it('sends the query once typing pauses', async () => {
    await openPalette();
    await userEvent.keyboard('harbour');
    await screen.findByRole('group', { name: 'Articles' });
    const typed = api.calls(listArticles).map(({ query }) => query['q']);
    expect(typed.at(-1)).toBe('harbour');
    expect(typed.length).toBeLessThan('harbour'.length);
  });

  it('ignores the response to an outdated query', async () => {
    const first = Promise.withResolvers<void>();
    const second = Promise.withResolvers<void>();
    api.on(listQuestions, async ({ query }) => {
      if (query.q === 'first') await first.promise;
      return { items: [{ ...asked, question: `About ${query.q}` }], next: null, total: 1 };
    });
    api.on(listArticles, async ({ query }) => {
      if (query.q === 'second') await second.promise;
      return {
        articles: [{ ...article, title: `Article on ${query.q}` }],
        total: 1,
        categories: ['Trusts'],
        counts: { draft: 0, published: 1, changed: 0, unpublished: 0 },
      };
    });
    await openPalette();
    await userEvent.keyboard('first');
    await screen.findByRole('option', { name: /Article on first/ });
    await userEvent.clear(await field());
    await userEvent.keyboard('second');
    expect(screen.queryByRole('option', { name: /on first/ })).toBeNull();
    await screen.findByRole('option', { name: /About second/ });
    expect(screen.queryByRole('option', { name: /on first/ })).toBeNull();
    // The promises resolve in order, so the first response has arrived when the second one is shown.
    first.resolve();
    second.resolve();
    await screen.findByRole('option', { name: /Article on second/ });
    expect(screen.getByRole('option', { name: /About second/ })).toBeTruthy();
    expect(screen.queryByRole('option', { name: /first/ })).toBeNull();
  });

  it('shows the searching and empty states', async () => {
    const answers = Promise.withResolvers<void>();
    api.on(searchContacts, () => ({
      items: [],
      next: null,
      total: 0,
      byStatus: { new: 0, contacted: 0, qualified: 0, closed: 0 },
    }));
    api.on(listQuestions, async () => {
      await answers.promise;
      return { items: [], next: null, total: 0 };
    });
    as('responder');
    await openPalette(paths.questions);
    await userEvent.keyboard('zzz');
    expect(await screen.findByText('Searching...')).toBeTruthy();
    answers.resolve();
    expect(await screen.findByText('No results for “zzz”')).toBeTruthy();
    expect((await field()).getAttribute('aria-expanded')).toBe('false');
    expect(await axeViolations()).toEqual([]);
  });

  it('retries a failed search and shows the other results meanwhile', async () => {
    let fails = true;
    api.on(searchContacts, () => {
      if (fails) return problem(500);
      const byStatus = { new: 1, contacted: 0, qualified: 0, closed: 0 };
      return { items: [contact()], next: null, total: 1, byStatus };
    });
    await openPalette();
    await userEvent.keyboard('harbour');
    const again = await screen.findByRole('option', { name: /Couldn’t search contacts/ });
    expect(screen.getByRole('option', { name: /Harbour dues/ })).toBeTruthy();
    fails = false;
    await userEvent.click(again);
    expect(await screen.findByRole('option', { name: /Grace Ferrow/ })).toBeTruthy();
  });
});

describe('roles', () => {
  it('shows a responder only questions and contacts', async () => {
    as('responder');
    await openPalette();
    expect(names('Pages')).toEqual([
      'Portal',
      'Questions',
      'Contacts',
      'Duplicates',
      'Quarantine',
      'Bulk actions',
      'Lead scoring',
      'Notifications',
      'Contacts',
    ]);
    expect(names('Commands')).toEqual([
      'Export contacts as CSV',
      'Export contacts as Excel workbook',
      'Your account',
      'Keyboard shortcuts',
      'Sign out',
    ]);
    await userEvent.keyboard('harbour');
    await screen.findByRole('option', { name: /Who pays/ });
    expect(screen.queryByRole('group', { name: 'Articles' })).toBeNull();
    expect(api.calls(listArticles)).toEqual([]);
  });

  it('shows an auditor no actions', async () => {
    as('auditor');
    await openPalette();
    expect(names('Commands')).toEqual([
      'Export consent records as CSV',
      'Your account',
      'Keyboard shortcuts',
      'Sign out',
    ]);
  });

  it('hides results that the server rejects', async () => {
    api.on(searchContacts, () => problem(403));
    await openPalette();
    await userEvent.keyboard('harbour');
    await screen.findByRole('option', { name: /Harbour dues/ });
    expect(screen.queryByRole('group', { name: 'Contacts' })).toBeNull();
  });
});
