import { requestsNewestBuilds, safeSessionStorage, withNewest } from '@aera/frontend-kit';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { keys } from '../../shared/keys.ts';

/** Whether this tab shows the newest builds, whatever is pinned. */
export const isShowingNewest = (): boolean => safeSessionStorage.isSet(keys.newestBuilds);

/**
 * Has the tab show the newest builds from now on where its address asks for them. Answers the address to open instead where the tab does
 * and the address does not say so: the gateway then has given it the pinned shell.
 */
export function selectNewestBuilds(href: string): string | null {
  if (!requestsNewestBuilds(href)) return isShowingNewest() ? withNewest(href) : null;
  safeSessionStorage.setFlag(keys.newestBuilds);
  return null;
}

/** Has the address go on asking wherever the visitor goes, so that a reload is answered with the newest builds too. */
export function useNewestBuildsInUrl(): void {
  useLocation();
  // With every render: each place that the visitor goes to is one.
  useEffect(() => {
    const { href } = window.location;
    if (isShowingNewest() && !requestsNewestBuilds(href))
      window.history.replaceState(window.history.state, '', withNewest(href));
  });
}
