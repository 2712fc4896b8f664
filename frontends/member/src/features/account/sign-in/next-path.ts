import { readNextPath, withNextPath } from '@aera/frontend-kit';
import { paths } from '../../../shared/paths.ts';

/** Returns the path to open after signing in: the page that a guard stopped, otherwise the dashboard. */
export function readPathAfterSignIn(search: URLSearchParams): string {
  const next = readNextPath(search);
  const circular = next !== null && /^\/(?:login|join)(?:[/?#]|$)/.test(next);
  return next && !circular ? next : paths.dashboard;
}

/** Returns the path of the other account page, with the same return path. */
export const toPathWithNext = (path: string, search: URLSearchParams): string =>
  withNextPath(path, readNextPath(search));
