import { brand } from '@aera/content';
import { contents, hero } from '@aera/content/how/opening';
import { papalBulls } from '@aera/content/how/papal-bulls';
import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/render.tsx';
import { HowPage } from './how.page.tsx';

/** Queries by selector, because computing the role of every element of this long page takes seconds. */
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const texts = (selector: string) => all(selector).map(({ textContent }) => textContent);
const link = (label: string) => all('a:not(nav a)').find(({ textContent }) => textContent?.startsWith(label));

const cardsAndCases = 6 + 7;
const objections = 18;

beforeEach(async () => {
  localStorage.setItem('aera-legal-trap-hidden', 'true');
  renderPage(<HowPage />);
  await waitFor(
    () => {
      if (all('#precedents article, #academic-rebuttals article').length < cardsAndCases + objections)
        throw new Error('The parts that load late are not there yet.');
    },
    { timeout: 15_000 },
  );
}, 20_000);

describe('the page', () => {
  it('shows its parts in order', () => {
    expect(texts('h1')).toHaveLength(1);
    expect(texts('section[id] h2, #begin h2').slice(0, 6)).toEqual([
      'The Foundation',
      'Lawful Alignment',
      'Supporting Precedents',
      'Rebutting the Papal Bulls',
      'The Truth Revealed',
      'Academic Rebuttals',
    ]);
  });

  it('opens with a badge and three tiles that link into the page', () => {
    expect(document.body.textContent).toContain('The legal trap');
    const tiles = ['Birth Certificate System', 'Trust Law Foundation', 'The AERA Solution'];
    expect(tiles.map((title) => link(title)?.getAttribute('href'))).toEqual([
      '#concept-1',
      '#concept-2',
      '#truth-revealed',
    ]);
  });

  it('lists its parts, and has an anchor for each part and each tile', () => {
    expect(all('nav a').map((one) => one.getAttribute('href'))).toEqual(
      contents.parts.map(({ id }) => `#${id}`),
    );
    const anchors = [...contents.parts.map(({ id }) => id), ...hero.tiles.map(({ anchor }) => anchor)];
    expect(anchors.filter((id) => !document.getElementById(id))).toEqual([]);
  });

  it('lists four notices with the entities served, and the figures the organisation publishes', () => {
    const [bulls] = texts('#papal-bulls');
    for (const [at, { entities }] of papalBulls.steps.entries()) {
      expect(bulls).toContain(`Step ${at + 1}`);
      for (const entity of entities.items) expect(bulls).toContain(entity);
    }
    // Returns the figure that follows its label.
    expect(texts('#papal-bulls dl > div')).toEqual([
      'rebuttal window30-day',
      'countries notified195+',
      'rebuttals0',
      'jurisdiction100%',
    ]);
  });

  it('has three pillars and a picture of the team', () => {
    expect(texts('#truth-revealed h3')).toEqual([
      'Divine Jurisdiction',
      'Complete Transparency',
      'Accountable Stewardship',
    ]);
    expect(all('#truth-revealed img')[0]?.getAttribute('alt')).toMatch(/chairs/);
  });

  it.each([
    ['Discover Trust Protection', '/trusts', 'a full page navigation'],
    ['Compare Authority Systems', '/us-vs-them', 'a full page navigation'],
    ['Us vs Them', '/us-vs-them', 'the router'],
    ['Begin Your Journey', brand.bookingUrl, 'a full page navigation'],
  ])('links by "%s" to %s, by %s', (label, href, by) => {
    const target = link(label) as HTMLElement;
    expect(target.getAttribute('href')).toBe(href);
    let taken = false;
    const seen = (event: Event) => {
      taken = event.defaultPrevented;
      // Prevents navigation, which jsdom does not support.
      event.preventDefault();
    };
    document.addEventListener('click', seen, { once: true });
    target.click();
    expect(taken ? 'the router' : 'a full page navigation').toBe(by);
  });

  it('attributes its statements to the organisation', () =>
    expect(document.body.textContent).toContain('About the claims on this site'));
});

it('marks the part at the reading line', async () => {
  const marked = () => texts('nav [aria-current=location]');
  const reach = (at: number) => {
    for (const [index, { id }] of contents.parts.entries())
      (document.getElementById(id) as HTMLElement).getBoundingClientRect = () =>
        new DOMRect(0, (index - at) * 1000, 800, 1000);
    vi.stubGlobal('scrollY', at * 1000 + 500);
    window.dispatchEvent(new Event('scroll'));
  };
  reach(-1);
  await waitFor(() => expect(marked()).toEqual([]));
  reach(2);
  await waitFor(() => expect(marked()).toEqual(['3Supporting Precedents']));
  reach(6);
  await waitFor(() => expect(marked()).toEqual(['7Begin Your Journey']));
});
