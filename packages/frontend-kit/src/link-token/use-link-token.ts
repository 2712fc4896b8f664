import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { safeSessionStorage } from '../storage/safe-storage.ts';

/**
 * The token that a link from a mail carries behind `#`, so that it reaches no server, log or record of an address; empty without one. It
 * leaves the address bar at once.
 *
 * @param keepAs name under which the tab keeps it until `clear`, for a sign-in on the way
 */
export function useLinkToken(keepAs?: string): { readonly token: string; clear(): void } {
  const { pathname, search, hash } = useLocation();
  const given = hash.slice(1);
  useEffect(() => {
    if (given === '') return;
    if (keepAs) safeSessionStorage.set(keepAs, given);
    window.history.replaceState(window.history.state, '', pathname + search);
  }, [given, keepAs, pathname, search]);
  const kept = keepAs ? safeSessionStorage.get(keepAs) : null;
  return { token: given || (kept ?? ''), clear: () => keepAs && safeSessionStorage.remove(keepAs) };
}
