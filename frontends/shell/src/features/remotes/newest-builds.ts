import { requestsNewestBuilds, safeSessionStorage, withNewest } from '@aera/frontend-kit';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { keys } from '../../shared/keys.ts';

/** Returns whether this tab shows the newest builds, regardless of pins. */
export const isShowingNewest = (): boolean => safeSessionStorage.isSet(keys.newestBuilds);

/**
 * Switches this tab to the newest builds if its URL requests them. Returns the URL to open instead if the tab shows the newest builds but
 * its URL lacks the parameter, because the gateway then served the pinned shell.
 */
export function selectNewestBuilds(href: string): string | null {
  if (!requestsNewestBuilds(href)) return isShowingNewest() ? withNewest(href) : null;
  safeSessionStorage.setFlag(keys.newestBuilds);
  return null;
}

/** Keeps the parameter in the URL on navigation, so that a reload gets the newest builds as well. */
export function useNewestBuildsInUrl(): void {
  useLocation();
  // Runs after every render, since each navigation renders.
  useEffect(() => {
    const { href } = window.location;
    if (isShowingNewest() && !requestsNewestBuilds(href))
      window.history.replaceState(window.history.state, '', withNewest(href));
  });
}
