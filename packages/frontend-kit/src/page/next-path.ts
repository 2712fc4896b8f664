const name = 'next';

/** Adds the return path: `/login` with `/dashboard?tab=1` is `/login?next=%2Fdashboard%3Ftab%3D1`. */
export const withNextPath = (path: string, next: string | null): string =>
  next ? `${path}?${new URLSearchParams({ [name]: next })}` : path;

/**
 * Returns the page to open after signing in; null without a valid one. Only paths of this site are accepted, in any spelling: other URLs
 * would make the sign-in page an open redirect.
 */
export function readNextPath(search: URLSearchParams): string | null {
  const wanted = search.get(name);
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, window.location.origin)) return null;
  const { origin, pathname, search: query, hash } = new URL(wanted, window.location.origin);
  const isExternal = origin !== window.location.origin || pathname.startsWith('//');
  return isExternal ? null : pathname + query + hash;
}
