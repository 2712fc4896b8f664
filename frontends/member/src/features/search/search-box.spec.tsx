import { searchKnowledge, suggest } from '@aera/contracts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';

import { setUpMemberPage } from '../../testing/member-page.tsx';

const page = setUpMemberPage();
const suggestions = ['What is a trust?', 'What does a trust cost?', 'Who is a trustee?'];

const box = () => screen.getByRole<HTMLInputElement>('combobox');
const listedOptions = () => screen.queryAllByRole('option').map((option) => option.textContent);
const marked = () => {
  const id = box().getAttribute('aria-activedescendant');
  const option = id === null ? null : document.getElementById(id);
  expect(option?.getAttribute('aria-selected') ?? 'true').toBe('true');
  return option?.textContent ?? null;
};
/** Submitted searches, without those made while typing. */
const searched = () =>
  page.api
    .calls(searchKnowledge)
    .flatMap(({ body: { query, typing } }) => (query === '' || typing ? [] : [query]));

beforeEach(async () => {
  page.api.on(suggest, () => ({ suggestions }));
  page.open('/search');
  await userEvent.type(await screen.findByRole('combobox'), 'tru');
  await screen.findByRole('option', { name: suggestions[0] });
});

it('shows the list while the focus stays in the field', () => {
  expect(listedOptions()).toEqual(suggestions);
  expect(document.activeElement).toBe(box());
  expect(box().getAttribute('aria-expanded')).toBe('true');
  expect(document.getElementById(box().getAttribute('aria-controls') ?? '')).toBe(
    screen.getByRole('listbox'),
  );
  expect(marked()).toBeNull();
});

it('moves through the suggestions with the arrow keys, wrapping around', async () => {
  await userEvent.keyboard('{ArrowDown}');
  expect(marked()).toBe(suggestions[0]);
  await userEvent.keyboard('{ArrowUp}');
  expect(marked()).toBe(suggestions[2]);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(marked()).toBe(suggestions[1]);
  expect(box().value).toBe('tru');
});

it('searches for the active suggestion on Enter', async () => {
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await waitFor(() => expect(searched()).toEqual([suggestions[1]]));
  expect(box().value).toBe(suggestions[1]);
  expect(listedOptions()).toEqual([]);
});

it('searches for the typed text on Enter without an active suggestion', async () => {
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(searched()).toEqual(['tru']));
  expect(listedOptions()).toEqual([]);
});

it('closes on Escape, keeps the text, and opens again with an arrow key', async () => {
  await userEvent.keyboard('{ArrowDown}{Escape}');
  expect([listedOptions(), marked(), box().value]).toEqual([[], null, 'tru']);
  expect(box().getAttribute('aria-expanded')).toBe('false');
  await userEvent.keyboard('{ArrowUp}');
  expect(marked()).toBe(suggestions[2]);
});

it('closes when the focus leaves', async () => {
  await userEvent.tab();
  expect(listedOptions()).toEqual([]);
});

it('searches for a suggestion that is clicked', async () => {
  await userEvent.click(screen.getByRole('option', { name: suggestions[2] }));
  await waitFor(() => expect(searched()).toEqual([suggestions[2]]));
  expect(document.activeElement).toBe(box());
});

it('replaces a running search by one for another query', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  page.api.on(searchKnowledge, async ({ body }) => {
    if (body.query === 'tru') await promise;
    return { results: [], hasAnswer: false };
  });
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(searched()).toEqual(['tru']));
  await userEvent.keyboard('st{Enter}');
  await waitFor(() => expect(searched()).toEqual(['tru', 'trust']));
  resolve();
});
