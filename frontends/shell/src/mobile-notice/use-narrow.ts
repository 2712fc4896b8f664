import { breakpoint } from '@aera/ui';
import { useSyncExternalStore } from 'react';

/** Its width would have the browser lay out the page at once, in the middle of hydration; a media query does not. */
const query = `(width < ${breakpoint.desktop}px)`;

/** Whether the window is too narrow for the site as it was drawn; unknown, so not, in a page rendered at build. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );

function subscribe(changed: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
}
