import { scrollToTop } from '@aera/frontend-kit';
import { prefersReducedMotion } from '@aera/ui';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';

const fade = [{ opacity: 0 }, { opacity: 1 }];

/**
 * Effects of a navigation. A new path fades in within 0.3 s, scrolls to its top and takes the focus. An anchor is scrolled to once it
 * exists. A link to the current page scrolls to the top. Returns the title of the new page, for an announcement to screen readers.
 */
export function useNavigationEffects(page: RefObject<HTMLElement | null>): string {
  const location = useLocation();
  const { pathname } = location;
  const previousLocation = useRef(location);
  const [title, setTitle] = useState('');

  useLayoutEffect(() => {
    if (previousLocation.current.pathname !== pathname && !prefersReducedMotion())
      page.current?.animate?.(fade, { duration: 300, easing: 'ease-out' });
  }, [page, pathname]);

  useEffect(() => {
    const from = previousLocation.current;
    previousLocation.current = location;
    const moved = from.pathname !== location.pathname;
    if (moved) {
      page.current?.focus({ preventScroll: true });
      setTitle(document.title);
    }
    const anchor = parseAnchor(location.hash);
    if (!anchor) {
      if (moved || isSameTarget(from, location)) scrollToTop();
      return undefined;
    }
    if (moved && !document.getElementById(anchor)) scrollToTop();
    return waitForElement(anchor, (element) => scrollToElement(element, from !== location, moved));
  }, [page, location]);

  return title;
}

const isSameTarget = (from: Location, to: Location): boolean =>
  from !== to && from.pathname === to.pathname && from.search === to.search;

function scrollToElement(element: HTMLElement, byLink: boolean, moved: boolean): void {
  element.scrollIntoView({ behavior: moved || !byLink || prefersReducedMotion() ? 'auto' : 'smooth' });
  if (!byLink) return;
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

const anchorTimeoutMs = 5000;

/** Returns the id in a hash; null without one, or if it cannot be decoded. */
function parseAnchor(hash: string): string | null {
  try {
    return decodeURIComponent(hash.slice(1)) || null;
  } catch {
    return null;
  }
}

/**
 * Calls back with the element once it exists: immediately, or when its part of the page has loaded. Returns a function that stops waiting.
 */
function waitForElement(id: string, onFound: (element: HTMLElement) => void): () => void {
  const existing = document.getElementById(id);
  if (existing) {
    onFound(existing);
    return () => {};
  }
  const observer = new MutationObserver(() => {
    const element = document.getElementById(id);
    if (!element) return;
    stop();
    onFound(element);
  });
  const timer = setTimeout(() => observer.disconnect(), anchorTimeoutMs);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}
