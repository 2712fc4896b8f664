import { prefersReducedMotion, scrollToTop } from '@aera/frontend-kit';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';

const fade = [{ opacity: 0 }, { opacity: 1 }];

/**
 * What happens to the page when the visitor goes somewhere. A new path fades in within 0.3 s, scrolls smoothly to its top and takes the
 * focus; an anchor is scrolled to, as soon as it is there; a link to where the visitor is already leads to the top. Answers the title
 * of the page that was gone to, for those who hear it.
 */
export function useNavigationEffects(page: RefObject<HTMLElement | null>): string {
  const location = useLocation();
  const { pathname } = location;
  const shown = useRef(location);
  const [title, setTitle] = useState('');

  useLayoutEffect(() => {
    if (shown.current.pathname !== pathname && !prefersReducedMotion())
      page.current?.animate?.(fade, { duration: 300, easing: 'ease-out' });
  }, [page, pathname]);

  useEffect(() => {
    const from = shown.current;
    shown.current = location;
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

/** The id in a hash; null without one, or if it cannot be decoded. */
function parseAnchor(hash: string): string | null {
  try {
    return decodeURIComponent(hash.slice(1)) || null;
  } catch {
    return null;
  }
}

/** Calls back with the element once it is in the page: at once, or as its part of the page loads. The answer stops the waiting. */
function waitForElement(id: string, found: (element: HTMLElement) => void): () => void {
  const here = document.getElementById(id);
  if (here) {
    found(here);
    return () => {};
  }
  const observer = new MutationObserver(() => {
    const element = document.getElementById(id);
    if (!element) return;
    stop();
    found(element);
  });
  const timer = setTimeout(() => observer.disconnect(), anchorTimeoutMs);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}
