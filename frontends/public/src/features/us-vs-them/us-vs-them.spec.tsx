import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderPage } from '../../testing/render.tsx';
import { UsVsThemPage } from './us-vs-them.page.tsx';

const themes = ['Authority', 'Law', 'Money', 'Time', 'Identity', 'Remedy'];

beforeEach(() => {
  renderPage(<UsVsThemPage />);
});

it('links to six themes', () => {
  const links = within(screen.getByRole('navigation', { name: 'Themes' })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(themes);
  for (const link of links) expect(document.querySelector(link.getAttribute('href') ?? '')).toBeTruthy();
});

it('compares both systems side by side, with the institutions’ own descriptions', () => {
  const articles = screen.getAllByRole('article');
  expect(articles).toHaveLength(themes.length);
  for (const article of articles) {
    const theme = within(article);
    expect(theme.getByText('in AERA’s words')).toBeTruthy();
    expect(theme.getByText('as AERA sees them')).toBeTruthy();
    expect(theme.getByText('How institutions describe themselves')).toBeTruthy();
    expect(theme.getAllByText(/^AERA/).length).toBeGreaterThan(1);
  }
});

it('contains the whole comparison in one table', () => {
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows).toHaveLength(themes.length + 1);
});

it('attributes the comparison and names the binding rules', () => {
  expect(screen.getByRole('region', { name: 'To be fair to both' }).textContent).toContain(
    'No court has adopted AERA’s system. Until one does, the rules of the place where you live bind you.',
  );
});

it.each([
  ['See How It Works', '/how'],
  ['Discover Trust Protection', '/trusts'],
  ['Read the full notices', '/full-notices'],
])('links by "%s" to %s', (name, href) => {
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
});
