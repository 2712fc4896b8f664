import { requestsLatestBuilds, safeSessionStorage, toLatestBuildsUrl, storageKeys } from '@aera/frontend-kit';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Returns whether this tab shows the latest builds, regardless of pins. */
export const isShowingLatest = (): boolean => safeSessionStorage.isSet(storageKeys.latestBuilds);

/**
 * Switches this tab to the latest builds if its URL requests them. Returns the URL to open instead if the tab shows the latest builds but
 * its URL lacks the parameter, because the gateway then served the pinned shell.
 */
export function selectLatestBuilds(href: string): string | null {
  if (!requestsLatestBuilds(href)) return isShowingLatest() ? toLatestBuildsUrl(href) : null;
  safeSessionStorage.setFlag(storageKeys.latestBuilds);
  return null;
}

/** Keeps the parameter in the URL on navigation, so that a reload gets the latest builds as well. */
export function useLatestBuildsInUrl(): void {
  useLocation();
  // Runs after every render, since each navigation renders.
  useEffect(() => {
    const { href } = window.location;
    if (isShowingLatest() && !requestsLatestBuilds(href))
      window.history.replaceState(window.history.state, '', toLatestBuildsUrl(href));
  });
}
