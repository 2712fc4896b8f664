import { nextIn, withNextPath } from '@aera/frontend-kit';
import { paths } from '../../../shared/paths.ts';

/** Where to go after signing in: the page that a guard stopped at, else the dashboard. */
export function readNextPath(search: URLSearchParams): string {
  const next = nextIn(search);
  const circular = next !== null && /^\/(?:login|join)(?:[/?#]|$)/.test(next);
  return next && !circular ? next : paths.dashboard;
}

/** The other of the two account pages, on the way to the same page. */
export const toPathWithNext = (path: string, search: URLSearchParams): string =>
  withNextPath(path, nextIn(search));
