const name = 'next';

/** `/login` on the way to `/dashboard?tab=1` is `/login?next=%2Fdashboard%3Ftab%3D1`. */
export const withNextPath = (path: string, next: string | null): string =>
  next ? `${path}?${new URLSearchParams({ [name]: next })}` : path;

/**
 * The page that a guard stopped at, to go back to after signing in. Only a path of this site: an address of another one, however it
 * is spelt, would make our sign-in page a trap.
 */
export function readNextPath(search: URLSearchParams): string | null {
  const wanted = search.get(name);
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, window.location.origin)) return null;
  const { origin, pathname, search: query, hash } = new URL(wanted, window.location.origin);
  const isExternal = origin !== window.location.origin || pathname.startsWith('//');
  return isExternal ? null : pathname + query + hash;
}
