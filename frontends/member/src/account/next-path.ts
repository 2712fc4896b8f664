import { paths } from '../paths.ts';

const name = 'next';

/**
 * Where to go after signing in: the page that a guard stopped at, else the dashboard. Only paths of this site: an address of another
 * one, however it is spelt, would make our sign-in page a trap.
 */
export function nextPath(search: URLSearchParams): string {
  const wanted = search.get(name);
  if (!wanted?.startsWith('/')) return paths.dashboard;
  const { origin, pathname, search: query, hash } = new URL(wanted, window.location.origin);
  const foreign = origin !== window.location.origin || pathname.startsWith('//');
  const circular = pathname === paths.login || pathname === paths.join;
  return foreign || circular ? paths.dashboard : pathname + query + hash;
}

/** The other of the two account pages, on the way to the same page. */
export const keepingNext = (path: string, search: URLSearchParams): string => {
  const wanted = search.get(name);
  return wanted ? `${path}?${new URLSearchParams({ [name]: wanted })}` : path;
};
