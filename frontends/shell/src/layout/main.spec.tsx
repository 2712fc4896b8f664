import { act, fireEvent, screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { useFakeBrowser } from '../testing/browser.ts';
import { renderAt } from '../testing/render-at.tsx';
import { Main } from './main.tsx';

useFakeBrowser();

const animate = vi.fn<(frames: unknown, options: unknown) => Animation>();
const scrollTo = vi.fn<(options: unknown) => void>();

beforeEach(() => {
  animate.mockReset();
  scrollTo.mockReset();
  Element.prototype.animate = animate;
  window.scrollTo = scrollTo as typeof window.scrollTo;
  renderAt(
    '/',
    <Main framed>
      <Link to="/how">How</Link>
      <Link to="/how#cases">Cases</Link>
      <h2 id="cases">Cases</h2>
    </Main>,
  );
});

const go = (name: string) => act(async () => fireEvent.click(screen.getByRole('link', { name })));

it('does nothing to the first page', () => {
  expect(animate).not.toHaveBeenCalled();
  expect(scrollTo).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(document.body);
});

it('fades to a new page in 0.3 s, scrolls smoothly to its top and moves the focus there', async () => {
  await go('How');
  expect(animate).toHaveBeenCalledWith([{ opacity: 0 }, { opacity: 1 }], {
    duration: 300,
    easing: 'ease-out',
  });
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'smooth' });
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('does not move for those who want less motion', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  await go('How');
  expect(animate).not.toHaveBeenCalled();
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'auto' });
});

it('goes to the anchor of a link instead of the top', async () => {
  const into = vi.spyOn(Element.prototype, 'scrollIntoView');
  await go('Cases');
  expect(into.mock.contexts[0]).toBe(screen.getByRole('heading', { name: 'Cases' }));
  expect(scrollTo).not.toHaveBeenCalled();
});
