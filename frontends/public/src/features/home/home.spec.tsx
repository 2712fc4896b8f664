import { home } from '@aera/content/home';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { withProviders, renderPage } from '../../testing/render.tsx';
import { HomePage } from './home.page.tsx';

const order = ['question', 'control', 'authority', 'jurisdiction', 'protection', 'journey'];
let reached: string[];

/** Hidden on the narrow screen that tests run on. */
const rail = () => screen.getByLabelText('Chapters');

beforeEach(() => {
  reached = [];
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element, options) {
    reached.push(`${this.id} ${typeof options === 'object' && options.behavior}`);
  };
  renderPage(<HomePage />);
});

describe('the landing story', () => {
  it('has six sections in order', () => {
    expect([...document.querySelectorAll('section[id]')].map(({ id }) => id)).toEqual(order);
  });

  it.each([
    ['Reveal The Truth', 'control'],
    ['Show Me My Divine Authority', 'authority'],
    ['See How AERA Established This Authority', 'jurisdiction'],
    ['See Real Protection Stories', 'protection'],
    ['Start Your Journey Now', 'journey'],
  ])('scrolls from "%s" to %s', (name, target) => {
    fireEvent.click(screen.getByRole('button', { name }));
    expect(reached).toEqual([`${target} smooth`]);
  });

  it.each([
    ['I Need to Learn More', '/about'],
    ['Begin Your Awakening', '/about'],
    ['Get Protection Now', '/trusts'],
    ['Learn the Foundation', '/about'],
    ['See How It Works', '/how'],
    ['Establish Protection', '/trusts'],
    ['Legal Safeguards', '/legal-protection'],
  ])('links by "%s" to %s', (name, href) => {
    expect(screen.getByRole('link', { name: new RegExp(`^${name}`) }).getAttribute('href')).toBe(href);
  });

  it('scrolls to a section by its dot', () => {
    const dots = within(rail()).getAllByRole('button', { hidden: true });
    expect(dots).toHaveLength(6);
    for (const dot of dots) fireEvent.click(dot);
    expect(reached).toEqual(order.map((id) => `${id} smooth`));
  });

  it('has fifteen specks', () => {
    expect(screen.getByTestId('particles').children).toHaveLength(15);
  });

  it('shows a picture in each chapter except the last, which has its steps', () => {
    const drawn = order.map(
      (id) => document.querySelector(`#${id} svg[viewBox='-240 -240 480 480']`) !== null,
    );
    expect(drawn).toEqual([false, true, true, true, true, false]);
    expect(document.querySelectorAll('#question svg text')).toHaveLength(13);
    expect(document.querySelectorAll('#journey li')).toHaveLength(4);
  });

  it('shows three stories under Protection: who, the matter, the outcome and the duration', () => {
    const { stories = [] } = home.sections[4] ?? {};
    expect(stories).toHaveLength(3);
    const received = within(document.getElementById('protection') as HTMLElement);
    for (const { title, person, situation, outcome, timeframe } of stories) {
      const card = received.getByRole('heading', { level: 3, name: title }).parentElement?.textContent;
      for (const part of [person, timeframe, situation.text, outcome.text]) expect(card).toContain(part);
    }
    expect(received.getByText(/no one has verified them/)).toBeTruthy();
  });

  it('attributes its statements to the organisation', () => {
    expect(screen.getByRole('complementary').textContent).toContain('AERA');
  });
});

describe('a chapter', () => {
  /** Reports intersections that a test sets, since jsdom has no layout. */
  const scripted = new Map<Element, (top: number, isIntersecting: boolean) => void>();

  beforeEach(() => {
    cleanup();
    class ScriptedObserver {
      readonly report: IntersectionObserverCallback;
      constructor(report: IntersectionObserverCallback) {
        this.report = report;
      }
      observe(target: Element) {
        scripted.set(target, (top, isIntersecting) =>
          act(() =>
            this.report(
              [{ isIntersecting, boundingClientRect: new DOMRect(0, top) } as IntersectionObserverEntry],
              this as unknown as IntersectionObserver,
            ),
          ),
        );
      }
      disconnect() {}
    }
    vi.stubGlobal('IntersectionObserver', ScriptedObserver);
  });

  const chapter = (id: string) => document.getElementById(id) as HTMLElement;
  const look = (id: string, top: number, inView: boolean) => scripted.get(chapter(id))?.(top, inView);

  it('waits below the window and is revealed once when it is reached', () => {
    renderPage(<HomePage />);
    const words = () =>
      getComputedStyle(within(chapter('control')).getByRole('heading').parentElement as Element);
    look('control', 900, false);
    expect(words().opacity).toBe('0');
    look('control', 500, true);
    expect(words().opacity).not.toBe('0');
  });

  it('is never hidden in the first view, nor above it', () => {
    renderPage(<HomePage />);
    look('question', 0, true);
    look('control', -900, false);
    expect([chapter('question').dataset['reveal'], chapter('control').dataset['reveal']]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('is never hidden from users who prefer reduced motion', () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduce') }));
    scripted.clear();
    renderPage(<HomePage />);
    expect(scripted.size).toBe(0);
  });

  it('can be read in a prerendered page', () => {
    const html = renderToString(withProviders(<HomePage />));
    expect(html).not.toContain('data-reveal');
    for (const { title } of home.sections) expect(html).toContain(title);
  });
});

it('marks the chapter of the scroll position, in six equal parts of the story', async () => {
  const marked = () =>
    [...rail().querySelectorAll('button')].findIndex((dot) => dot.getAttribute('aria-current') === 'true');
  const at = async (share: number, band: number) => {
    const story = document.getElementById('story');
    if (story)
      story.getBoundingClientRect = () => new DOMRect(0, window.innerHeight * 0.4 - share * 6000, 1000, 6000);
    window.dispatchEvent(new Event('scroll'));
    await vi.waitFor(() => expect(marked()).toBe(band));
  };
  await at(0.16, 0);
  await at(0.17, 1);
  await at(0.34, 2);
  await at(0.66, 3);
  await at(0.83, 4);
  await at(0.84, 5);
  await at(1, 5);
});
