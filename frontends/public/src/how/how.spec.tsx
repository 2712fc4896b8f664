import '@aera/ui/testing';
import { brand } from '@aera/content';
import { contents, hero } from '@aera/content/how/opening';
import { papalBulls } from '@aera/content/how/papal-bulls';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderPage } from '../testing/render.tsx';
import { HowPage } from './how.page.tsx';

const names = contents.parts.map(({ name }) => name);
const region = (name: string) => within(screen.getByRole('region', { name }));
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

beforeEach(async () => {
  localStorage.setItem('aera-legal-trap-hidden', 'true');
  renderPage(<HowPage />);
  await screen.findByRole('tab', { name: /^18\./ }, { timeout: 4000 });
});

describe('the page', () => {
  it('tells its parts in order', () =>
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      contents.title,
      ...names.slice(0, 6),
      expect.any(String),
    ]));

  it('opens with the badge and three tiles that lead into it', () => {
    expect(screen.getByText('The legal trap')).toBeTruthy();
    expect(hero.tiles.map(({ title }) => hrefOf(new RegExp(`^${title}`)))).toEqual([
      '#concept-1',
      '#concept-2',
      '#truth-revealed',
    ]);
    expect(screen.getByText('The AERA Solution')).toBeTruthy();
  });

  it('has an anchor for every part it lists, and for every tile', () => {
    const anchors = [...contents.parts.map(({ id }) => id), ...hero.tiles.map(({ anchor }) => anchor)];
    expect(anchors.filter((id) => !document.getElementById(id))).toEqual([]);
    expect(
      within(screen.getByRole('navigation', { name: 'On this page' }))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(contents.parts.map(({ id }) => `#${id}`));
  });

  it('lists four notices with the entities served, and the figures the organisation publishes', () => {
    const bulls = region('Rebutting the Papal Bulls');
    expect(bulls.getAllByText(/^Step \d$/).map(({ textContent }) => textContent)).toEqual([
      'Step 1',
      'Step 2',
      'Step 3',
      'Step 4',
    ]);
    for (const { entities } of papalBulls.steps)
      for (const entity of entities.items) expect(bulls.getByText(entity)).toBeTruthy();
    for (const [value, label] of [
      ['30-day', 'rebuttal window'],
      ['195+', 'countries notified'],
      ['0', 'rebuttals'],
      ['100%', 'jurisdiction'],
    ] as const)
      expect(bulls.getByText(value).parentElement?.textContent).toContain(label);
  });

  it('has three pillars and a picture of the team', () => {
    const truth = region('The Truth Revealed');
    expect(truth.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Divine Jurisdiction',
      'Complete Transparency',
      'Accountable Stewardship',
    ]);
    expect(truth.getByRole('img').getAttribute('alt')).toMatch(/chairs/);
  });

  it.each([
    ['Discover Trust Protection', '/trusts'],
    ['Compare Authority Systems', '/us-vs-them'],
    ['Us vs Them', '/us-vs-them'],
    ['Begin Your Journey', brand.bookingUrl],
  ])('leads by "%s" to %s', (name, href) => {
    const link = screen
      .getAllByRole('link', { name })
      .find((one) => !one.getAttribute('href')?.startsWith('#'));
    expect(link?.getAttribute('href')).toBe(href);
  });

  it.each([
    ['Discover Trust Protection', true],
    ['Compare Authority Systems', true],
    ['Us vs Them', false],
  ])('loads anew by "%s": %s', (name, anew) => {
    const link = screen.getByRole('link', { name });
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    // jsdom cannot navigate; whether the router took the click is all there is to see.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    let taken = false;
    document.addEventListener('click', (event) => (taken = event.defaultPrevented), { once: true });
    act(() => void link.dispatchEvent(click));
    expect(taken).toBe(!anew);
  });

  it('says that its statements are the organisation’s own', () =>
    expect(screen.getByText('About these statements')).toBeTruthy());
});

it('marks the part that is being read', async () => {
  const marked = () =>
    within(screen.getByRole('navigation', { name: 'On this page' })).queryByRole('link', {
      current: 'location',
    })?.textContent;
  expect(marked()).toBeUndefined();
  const reach = (id: string) => {
    const at = contents.parts.findIndex((part) => part.id === id);
    for (const [index, part] of contents.parts.entries()) {
      const element = document.getElementById(part.id) as HTMLElement;
      element.getBoundingClientRect = () => new DOMRect(0, (index - at) * 1000, 800, 1000);
    }
    Object.defineProperty(window, 'scrollY', { value: at * 1000 + 500, configurable: true });
    window.dispatchEvent(new Event('scroll'));
  };
  reach('precedents');
  await waitFor(() => expect(marked()).toBe('Supporting Precedents'));
  reach('begin');
  await waitFor(() => expect(marked()).toBe('Begin Your Journey'));
});
