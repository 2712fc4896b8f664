import { useEffect, useRef } from 'react';
import { type Location, useLocation } from 'react-router-dom';

/** State of a history entry: that of the router, with the scroll position. */
type Entry = { readonly key?: string; readonly scrollTop?: number } | null;

/**
 * Restores the scroll position with Back and Forward, after the effects of the navigation. The browser cannot: it scrolls before the page
 * of the entry is rendered. Each entry keeps its position in its state, so it survives reloads.
 */
export function ScrollPositions(): null {
  const location = useLocation();
  const previous = useRef<Location>(null);
  useManualScrollRestoration();

  useEffect(() => {
    const from = previous.current;
    previous.current = location;
    const entry = history.state as Entry;
    const saved = isEntryOf(location, entry) ? entry?.scrollTop : undefined;
    // After a page load, the browser has restored the position, unless the page was still too short.
    const isElsewhere = from === null && window.scrollY !== 0 && window.scrollY !== saved;
    const top = isElsewhere ? undefined : saved;
    const endRestoring = top === undefined ? undefined : restore(top);
    const save = () => {
      const current = history.state as Entry;
      // During a navigation, the entry is already the next one, while the previous page still shows.
      if (!isEntryOf(location, current) || current?.scrollTop === window.scrollY) return;
      history.replaceState({ ...current, scrollTop: window.scrollY }, '');
    };
    // Another path scrolls to its top.
    if (top === undefined && (!from || from.pathname === location.pathname)) save();
    for (const event of saveEvents) window.addEventListener(event, save);
    return () => {
      endRestoring?.();
      for (const event of saveEvents) window.removeEventListener(event, save);
    };
  }, [location]);

  return null;
}

/** Growth above the viewport shifts the position without a `scrollend`, which older browsers lack. An input comes before each link. */
const saveEvents = ['scrollend', 'pointerdown', 'keydown'];

/** The router names the first entry of a page load "default". */
const isEntryOf = ({ key }: Location, entry: Entry): boolean => (entry?.key ?? 'default') === key;

const restoreTimeoutMs = 5000;

/**
 * Scrolls there, and again whenever the page changes its height: content that arrives late makes it taller, or replaces a placeholder, which
 * moves what is in view. Ends with an input of the user or after 5 s. Returns a function that ends it.
 */
function restore(top: number): () => void {
  const ended = new AbortController();
  const end = () => ended.abort();
  const scroll = () => window.scrollTo({ top, behavior: 'instant' });
  const resizes = new ResizeObserver(scroll);
  const timer = setTimeout(end, restoreTimeoutMs);
  ended.signal.addEventListener('abort', () => {
    resizes.disconnect();
    clearTimeout(timer);
  });
  for (const input of ['wheel', 'pointerdown', 'keydown'])
    window.addEventListener(input, end, { passive: true, signal: ended.signal });
  resizes.observe(document.body);
  scroll();
  return end;
}

/** Between page loads, the browser restores the position: the entry of a page is manual only while the page shows. */
function useManualScrollRestoration(): void {
  useEffect(() => {
    const setManual = () => {
      history.scrollRestoration = 'manual';
    };
    const setAuto = () => {
      history.scrollRestoration = 'auto';
    };
    if (document.readyState === 'complete') setManual();
    // After `load`, and after a restore from the back/forward cache.
    window.addEventListener('pageshow', setManual);
    window.addEventListener('pagehide', setAuto);
    return () => {
      setAuto();
      window.removeEventListener('pageshow', setManual);
      window.removeEventListener('pagehide', setAuto);
    };
  }, []);
}
