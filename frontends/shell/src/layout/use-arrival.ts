import { prefersStill, scrollToTop } from '@aera/frontend-kit';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { anchorIn, whenPresent } from './anchor.ts';

const fade = [{ opacity: 0 }, { opacity: 1 }];

/**
 * What happens to the page when the visitor goes somewhere. A new path fades in within 0.3 s, scrolls smoothly to its top and takes the
 * focus; an anchor is scrolled to, as soon as it is there; a link to where the visitor is already leads to the top. Answers the title
 * of the page that was gone to, for those who hear it.
 */
export function useArrival(page: RefObject<HTMLElement | null>): string {
  const location = useLocation();
  const { pathname } = location;
  const shown = useRef(location);
  const [title, setTitle] = useState('');

  useLayoutEffect(() => {
    if (shown.current.pathname !== pathname && !prefersStill())
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
    const anchor = anchorIn(location.hash);
    if (!anchor) {
      if (moved || isAgain(from, location)) scrollToTop();
      return undefined;
    }
    if (moved && !document.getElementById(anchor)) scrollToTop();
    return whenPresent(anchor, (element) => goTo(element, from !== location, moved));
  }, [page, location]);

  return title;
}

const isAgain = (from: Location, to: Location): boolean =>
  from !== to && from.pathname === to.pathname && from.search === to.search;

function goTo(element: HTMLElement, byLink: boolean, moved: boolean): void {
  element.scrollIntoView({ behavior: moved || !byLink || prefersStill() ? 'auto' : 'smooth' });
  if (!byLink) return;
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
