import { listQuestions, readCurrentSteward } from '@aera/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../shared/paths.ts';
import { setUpFakeApi } from '@aera/frontend-kit/testing';
import { serveSignedInSteward } from '../../testing/handlers.ts';
import { id, question, steward } from '../../testing/records.ts';
import { axeViolations } from '@aera/ui/testing';
import { renderAt, where } from '../../testing/render-at.tsx';

const api = setUpFakeApi();
const asked = (number: number) => ({
  ...question({ id: id(number), question: `Question ${number}` }),
  assignee: null,
  published: false,
  votes: { helpful: 0, notHelpful: 0 },
});

beforeEach(() => {
  localStorage.clear();
  serveSignedInSteward(api);
  api.on(listQuestions, () => ({ items: [asked(31), asked(32)], next: null, total: 2 }));
});

/** Renders a page of a signed-in steward and waits for its header. */
async function openAt(path: string): Promise<void> {
  renderAt(path);
  await screen.findByRole('button', { name: 'Search or jump to…' });
}

/** Waits until the script of the shortcut list has loaded, so that an opened list would be visible. */
const loadShortcutsDialog = () => act(async () => void (await import('./shortcuts.tsx')));

describe('g followed by a letter', () => {
  it.each([
    ['q', paths.questions],
    ['c', paths.contacts],
    ['k', paths.knowledge],
    ['s', paths.security],
    ['a', paths.analytics],
    ['o', paths.operations],
  ])('opens an area with g %s', async (letter, path) => {
    await openAt(paths.portal);
    await userEvent.keyboard(`g${letter}`);
    await waitFor(() => expect(where()?.startsWith(path)).toBe(true));
  });

  it('opens the portal with g p', async () => {
    await openAt(paths.notifications);
    await userEvent.keyboard('gp');
    expect(where()).toBe(paths.portal);
  });

  it('does nothing after another key or with a modifier', async () => {
    await openAt(paths.portal);
    await userEvent.keyboard('gxq');
    await userEvent.keyboard('q');
    await userEvent.keyboard('{Control>}g{/Control}q');
    await userEvent.keyboard('g{Alt>}q{/Alt}');
    expect(where()).toBe(paths.portal);
  });

  it('does not move the focus in the list with g k', async () => {
    await openAt(paths.questions);
    await screen.findByText('Question 31');
    await userEvent.keyboard('j');
    expect(document.activeElement?.textContent).toContain('Question 31');
    await userEvent.keyboard('gk');
    await waitFor(() => expect(where()).toBe(paths.articles));
  });

  it('opens only areas of the role', async () => {
    api.on(readCurrentSteward, () => ({ success: true, user: { ...steward, role: 'responder' as const } }));
    await openAt(paths.questions);
    await userEvent.keyboard('ga');
    expect(where()).toBe(paths.questions);
    await userEvent.keyboard('?');
    const areas = await screen.findByRole('region', { name: 'Go to an area' });
    expect(
      within(areas)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual(['Portal', 'Questions', 'Contacts']);
  });

  it('is ignored while the steward types', async () => {
    await openAt(paths.questions);
    await screen.findByText('Question 31');
    await userEvent.click(screen.getByRole('searchbox'));
    await userEvent.keyboard('gc?');
    expect(where()).toBe(paths.questions);
    await loadShortcutsDialog();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the shortcut list', () => {
  it('opens with ?, lists all shortcuts, and closes with Escape', async () => {
    await openAt(paths.portal);
    await userEvent.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    const titles = within(dialog)
      .getAllByRole('region')
      .map((region) => region.getAttribute('aria-label'));
    expect(titles).toEqual(['Everywhere', 'Go to an area', 'In lists', 'On a profile', 'While answering']);
    expect(within(dialog).getAllByRole('term')).toHaveLength(19);
    expect(await axeViolations()).toEqual([]);
    await userEvent.keyboard('gq');
    expect(where()).toBe(paths.portal);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('turns single-key shortcuts off, also in lists, and back on from the palette', async () => {
    await openAt(paths.questions);
    await screen.findByText('Question 31');
    await userEvent.keyboard('?');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Single-key shortcuts' }));
    await userEvent.keyboard('{Escape}');
    const before = document.activeElement;
    await userEvent.keyboard('gc?j');
    expect(where()).toBe(paths.questions);
    await loadShortcutsDialog();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(before);

    await userEvent.keyboard('{Control>}k{/Control}');
    await screen.findByRole('combobox');
    await userEvent.keyboard('shortcuts{Enter}');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Single-key shortcuts' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('gc');
    await waitFor(() => expect(where()).toBe(paths.contacts));
  });
});
