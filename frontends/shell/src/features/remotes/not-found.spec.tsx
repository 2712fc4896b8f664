import { notFound } from '@aera/content/not-found';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NotFoundPage } from './remote-page.tsx';
import { Suspense } from 'react';
import { setUpFakeBrowser } from '../../testing/browser.ts';
import { renderAt } from '../../testing/render-at.tsx';

setUpFakeBrowser();

it('shows "404 Page Not Found" with links', async () => {
  renderAt('/nowhere', <Suspense>{<NotFoundPage />}</Suspense>);
  expect(await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeTruthy();
  expect(screen.getByRole('link', { name: notFound.home }).getAttribute('href')).toBe('/');
  expect(screen.getByRole('link', { name: notFound.search }).getAttribute('href')).toBe('/search');
  const links = within(screen.getByRole('list')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(notFound.pages.map(({ link }) => link.path));
});
