import { act, fireEvent, renderHook, screen } from '@testing-library/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { setUpFakeBrowser } from '../../testing/browser.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { Main, useManualScrollRestoration } from './main.tsx';

setUpFakeBrowser();

const animate = vi.fn<(frames: unknown, options: unknown) => Animation>();
const scrollTo = vi.fn<(options: unknown) => void>();

/** A part of a page whose script is still loading. */
function Late() {
  const [here, setHere] = useState(false);
  return here ? <h2 id="late">Late</h2> : <button onClick={() => setHere(true)}>It arrives</button>;
}

beforeEach(() => {
  animate.mockReset();
  scrollTo.mockReset();
  document.title = 'How it works';
  Element.prototype.animate = animate;
  vi.stubGlobal('scrollTo', scrollTo);
  renderAt(
    '/',
    <Main framed>
      <Link to="/">Home</Link>
      <Link to="/?tab=2">Second tab</Link>
      <Link to="/how">How</Link>
      <Link to="/how#cases">Cases</Link>
      <Link to="/how#late">Late part</Link>
      <Link to="/how#%">Broken</Link>
      <h2 id="cases">Cases</h2>
      <Late />
    </Main>,
  );
});

const go = (name: string) => act(async () => fireEvent.click(screen.getByRole('link', { name })));

it('does not animate the first page', () => {
  expect(animate).not.toHaveBeenCalled();
  expect(scrollTo).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(document.body);
  expect(screen.queryByText('How it works')).toBeNull();
});

it('fades to a new page in 0.3 s, scrolls smoothly to its top, moves the focus there and announces its title', async () => {
  await go('How');
  expect(animate).toHaveBeenCalledWith([{ opacity: 0 }, { opacity: 1 }], {
    duration: 300,
    easing: 'ease-out',
  });
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'smooth' });
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(screen.getByText('How it works').getAttribute('aria-live')).toBe('polite');
});

it('neither fades nor scrolls smoothly with reduced motion', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  await go('How');
  expect(animate).not.toHaveBeenCalled();
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'auto' });
});

it('scrolls to the top for a link to the current page, and stays when only the query changes', async () => {
  await go('Second tab');
  expect(scrollTo).not.toHaveBeenCalled();
  await go('Home');
  scrollTo.mockReset();
  await go('Home');
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
});

it('scrolls to the anchor of a link each time, and moves the focus there', async () => {
  const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
  await go('Cases');
  const cases = screen.getByRole('heading', { name: 'Cases' });
  expect(scrollIntoView.mock.contexts).toEqual([cases]);
  expect(document.activeElement).toBe(cases);
  expect(scrollTo).not.toHaveBeenCalled();
  await go('Cases');
  expect(scrollIntoView.mock.contexts).toEqual([cases, cases]);
});

it('waits for an anchor in a part of the page that is still loading', async () => {
  const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
  await go('Late part');
  expect(scrollTo).toHaveBeenCalledTimes(1);
  expect(scrollIntoView).not.toHaveBeenCalled();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'It arrives' })));
  expect(scrollIntoView.mock.contexts).toEqual([screen.getByRole('heading', { name: 'Late' })]);
});

it('scrolls to the top for an undecodable anchor', async () => {
  await go('Broken');
  expect(scrollTo).toHaveBeenCalledTimes(1);
});

it('prevents the browser from restoring the scroll position of another page, but not after a reload', () => {
  const { unmount } = renderHook(useManualScrollRestoration);
  expect(history.scrollRestoration).toBe('manual');
  window.dispatchEvent(new Event('pagehide'));
  expect(history.scrollRestoration).toBe('auto');
  unmount();
});
