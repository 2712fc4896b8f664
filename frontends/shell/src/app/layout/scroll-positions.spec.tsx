import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter, Link, useNavigate } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { setUpFakeBrowser } from '../../testing/browser.ts';
import { Main } from './main.tsx';
import { ScrollPositions } from './scroll-positions.ts';

setUpFakeBrowser();

/** The page: how far it scrolls, and what observes its size. */
const page = { range: 0, resized: () => {} };

const scrollTo = (top: number) => {
  vi.stubGlobal('scrollY', top);
  window.dispatchEvent(new Event('scrollend'));
};
const grow = (range: number) => {
  page.range = range;
  page.resized();
};

function FilterButton() {
  const navigate = useNavigate();
  return <button onClick={() => navigate('?filter=new', { replace: true })}>Filter</button>;
}

beforeEach(() => {
  page.range = 1000;
  vi.stubGlobal('scrollTo', ({ top }: ScrollToOptions) => scrollTo(Math.min(top ?? 0, page.range)));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onResize: () => void) {
        page.resized = onResize;
      }
      observe() {}
      disconnect() {
        page.resized = () => {};
      }
    },
  );
  scrollTo(0);
  load();
});

const load = () =>
  render(
    <BrowserRouter>
      <Main framed>
        <Link to="/list?page=2">Next</Link>
        <Link to="/article#end">Article</Link>
        <FilterButton />
        <p id="end">End</p>
      </Main>
      <ScrollPositions />
    </BrowserRouter>,
  );
const reload = (restoredTop: number) => {
  cleanup();
  vi.stubGlobal('scrollY', restoredTop);
  load();
};

const open = (name: string) => act(async () => fireEvent.click(screen.getByRole('link', { name })));
const traverse = (delta: number) =>
  act(async () => {
    const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    history.go(delta);
    await arrived;
  });

it('returns to the position of the page with Back and Forward, also where the address has an anchor', async () => {
  scrollTo(600);
  await open('Article');
  scrollTo(250);
  await traverse(-1);
  expect(window.scrollY).toBe(600);
  await traverse(1);
  expect(window.scrollY).toBe(250);
});

it('returns to a position that growth above has shifted', async () => {
  scrollTo(600);
  vi.stubGlobal('scrollY', 700);
  fireEvent.pointerDown(screen.getByRole('link', { name: 'Next' }));
  await open('Next');
  await traverse(-1);
  expect(window.scrollY).toBe(700);
});

it('leaves a new page at its top', async () => {
  scrollTo(600);
  await open('Next');
  expect(window.scrollY).toBe(0);
});

it('waits until the page is tall enough', async () => {
  scrollTo(600);
  await open('Next');
  page.range = 100;
  await traverse(-1);
  expect(window.scrollY).toBe(100);
  grow(400);
  expect(window.scrollY).toBe(400);
  grow(800);
  expect(window.scrollY).toBe(600);
});

it('stays at the position when results replace a placeholder and the browser keeps the footer in view', async () => {
  scrollTo(600);
  await open('Next');
  await traverse(-1);
  scrollTo(5000);
  grow(6000);
  expect(window.scrollY).toBe(600);
});

it.each(['wheel', 'pointerdown', 'keydown'])('stops waiting when the user acts: %s', async (input) => {
  scrollTo(600);
  await open('Next');
  page.range = 100;
  await traverse(-1);
  window.dispatchEvent(new Event(input));
  grow(800);
  expect(window.scrollY).toBe(100);
});

it('stops waiting at the next navigation', async () => {
  scrollTo(600);
  await open('Next');
  page.range = 100;
  await traverse(-1);
  await open('Next');
  grow(800);
  expect(window.scrollY).toBe(0);
});

it('keeps the position when a filter replaces the address', async () => {
  scrollTo(600);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Filter' })));
  await open('Article');
  await traverse(-1);
  expect(window.location.search).toBe('?filter=new');
  expect(window.scrollY).toBe(600);
});

it('returns to the position after a reload if the browser could not', () => {
  scrollTo(600);
  page.range = 0;
  reload(0);
  grow(800);
  expect(window.scrollY).toBe(600);
});

it('stays at the position that the browser restored after a reload while the page grows', () => {
  scrollTo(600);
  reload(600);
  scrollTo(5000);
  grow(6000);
  expect(window.scrollY).toBe(600);
});

it('stops waiting after 5 s', () => {
  vi.useFakeTimers();
  scrollTo(600);
  page.range = 0;
  reload(0);
  vi.advanceTimersByTime(5000);
  grow(800);
  expect(window.scrollY).toBe(0);
});

it('does not scroll back after a reload if the user has scrolled meanwhile', async () => {
  scrollTo(600);
  reload(200);
  expect(window.scrollY).toBe(200);
  await open('Next');
  await traverse(-1);
  expect(window.scrollY).toBe(200);
});

it('prevents the browser from restoring the position of another page, but not after a reload', () => {
  expect(history.scrollRestoration).toBe('manual');
  window.dispatchEvent(new Event('pagehide'));
  expect(history.scrollRestoration).toBe('auto');
});
