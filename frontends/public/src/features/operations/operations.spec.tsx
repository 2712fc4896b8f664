import { operations } from '@aera/content/operations';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { json, mockFetch, renderPage } from '../../testing/render.tsx';
import { OperationsPage } from './operations.page.tsx';

const part = (name: string) => within(screen.getByRole('region', { name }));

beforeEach(async () => {
  mockFetch(() => json(operations));
  renderPage(<OperationsPage />);
  await screen.findByRole('region', { name: 'Active Initiatives' });
});

it('is headed "Current Operations"', () => {
  expect(screen.getByRole('heading', { level: 1, name: 'Current Operations' })).toBeTruthy();
});

it('shows four initiatives, the first two flagged', () => {
  const cards = part('Active Initiatives').getAllByRole('article');
  expect(cards.map((card) => within(card).queryByText('PRIORITY') !== null)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it('names three pillars of the community', () => {
  expect(part('Community building').getAllByRole('heading', { level: 3 })).toHaveLength(3);
});

describe('the filed notices', () => {
  const buttons = () => part('Filed notices').getAllByRole('button');
  const open = () => buttons().map((button) => button.getAttribute('aria-expanded') === 'true');
  const press = (at: number) => fireEvent.click(buttons()[at] as HTMLElement);

  it('are four, closed at first, one open at a time; a click on the open title closes it', () => {
    expect(open()).toEqual([false, false, false, false]);
    press(1);
    expect(open()).toEqual([false, true, false, false]);
    press(3);
    expect(open()).toEqual([false, false, false, true]);
    press(3);
    expect(open()).toEqual([false, false, false, false]);
  });

  it('show claims, evidence, response, legal basis, date filed, and public record in separate sections', () => {
    press(0);
    const panel = part('Filed notices').getAllByRole('region')[0] as HTMLElement;
    expect(
      within(panel)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual(['Claims', 'Evidence', 'Response', 'Legal basis', 'Date filed']);
    expect(within(panel).getByText('July 4, 2024').getAttribute('datetime')).toBe('2024-07-04');
    expect(within(panel).getByText('On the record')).toBeTruthy();
  });
});

it('shows its impact figures', () => {
  const impact = part('Measurable Impact');
  for (const figure of ['500+', '+50 per month', '25', '12', '$2.3M+'])
    expect(impact.getByText(figure)).toBeTruthy();
});

it.each([
  ['Read the full notices', '/full-notices'],
  ['Ask a question', '/contact'],
])('links by "%s" to %s', (name, href) => {
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
});

describe('the content behind the PIN', () => {
  beforeEach(() => cleanup());

  it('is requested from the server', () =>
    expect(vi.mocked(fetch).mock.calls[0]?.[0]).toBe('/api/auth/pin/pages/operations'));

  it('requires the PIN again without a valid grant', async () => {
    sessionStorage.setItem('aera_pin_authenticated', 'true');
    mockFetch(() => json({ title: 'Unauthorized', status: 401 }, 401));
    renderPage(<OperationsPage />);
    await waitFor(() => expect(sessionStorage.getItem('aera_pin_authenticated')).toBeNull());
  });

  it('can be requested again after a failure', async () => {
    let isDown = true;
    mockFetch(() => (isDown ? json({ title: 'Unavailable', status: 503 }, 503) : json(operations)));
    renderPage(<OperationsPage />);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    fireEvent.click(retry);
    expect(await screen.findByRole('region', { name: 'Active Initiatives' })).toBeTruthy();
  });
});
