import { type Article, readArticle } from '@aera/contracts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { problem } from '@aera/frontend-kit/testing';
import { setUpMemberPage } from '../../testing/member-page.tsx';

const page = setUpMemberPage();

const article: Article = {
  id: 'what-is-a-trust',
  title: 'What is a trust?',
  category: 'Trusts',
  sourcePage: '/trusts',
  blocks: [{ type: 'paragraph', line: [{ text: 'It holds property.' }] }],
  publishedAt: '2025-07-04T12:00:00.000Z',
  updatedAt: '2025-07-05T12:00:00.000Z',
};
const open = () => page.open('/search/articles/what-is-a-trust');

it('shows the article, its date, and a link to the page with more', async () => {
  page.api.on(readArticle, () => article);
  open();
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('What is a trust?');
  expect(screen.getByText('It holds property.')).toBeTruthy();
  expect(screen.getByText('Updated Jul 5, 2025')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Read more on this site' }).getAttribute('href')).toBe('/trusts');
  expect(document.title).toContain('What is a trust?');
});

it.each([404, 400])('shows that the article does not exist (%d) and links to the search', async (status) => {
  page.api.on(readArticle, () => problem(status, 'No.'));
  open();
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Article not found');
  await userEvent.click(screen.getByRole('link', { name: 'Search the knowledge base' }));
  await waitFor(() => expect(page.path()).toBe('/search'));
});

it('can be loaded again after a failure', async () => {
  page.api.on(readArticle, () => problem(503, 'Not now.'));
  open();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('Not now.')).toBeTruthy();
  page.api.on(readArticle, () => article);
  await userEvent.click(retry);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('What is a trust?');
});
