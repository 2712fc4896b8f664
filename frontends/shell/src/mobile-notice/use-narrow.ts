import { breakpoint } from '@aera/ui';
import { useSyncExternalStore } from 'react';

/** Whether the window is narrower than a desktop's, as it changes; false until the page is hydrated. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.innerWidth < breakpoint.desktop,
    () => false,
  );

function subscribe(look: () => void): () => void {
  window.addEventListener('resize', look);
  return () => window.removeEventListener('resize', look);
}
