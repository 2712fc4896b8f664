import { safeSessionStorage } from '@aera/frontend-kit';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Returns the token after `#` of a mailed link, which browsers send to no server and log; empty without one. It is removed from the address
 * bar immediately.
 * @param keepAs name under which the tab stores it until `clearToken`, for a sign-in in between
 */
export function useLinkToken(keepAs?: string): { readonly token: string; clearToken(): void } {
  const { pathname, search, hash } = useLocation();
  const urlToken = hash.slice(1);
  useEffect(() => {
    if (urlToken === '') return;
    if (keepAs) safeSessionStorage.set(keepAs, urlToken);
    window.history.replaceState(window.history.state, '', pathname + search);
  }, [urlToken, keepAs, pathname, search]);
  const storedToken = keepAs ? safeSessionStorage.get(keepAs) : null;
  return {
    token: urlToken || (storedToken ?? ''),
    clearToken: () => keepAs && safeSessionStorage.remove(keepAs),
  };
}
