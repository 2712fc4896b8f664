import type { IncomingHttpHeaders } from 'node:http';
import { crossSite, type ErrorResponse } from '../errors/error-response.ts';

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

export type CsrfGuard = (method: string, headers: IncomingHttpHeaders) => ErrorResponse | null;

/**
 * Refuses a state-changing request that does not prove to come from this site. A browser says so by `Origin` or by
 * `Sec-Fetch-Site` (Fetch Metadata); one of them must be there, and none may say otherwise. This site is the public origin, or
 * whatever `Host` the request was sent to under the same scheme.
 */
export function createCsrfGuard(publicUrl: string | undefined): CsrfGuard {
  const { origin, protocol } = new URL(publicUrl ?? 'http://localhost');
  const isOurs = (candidate: string, host: string | undefined): boolean =>
    (publicUrl !== undefined && candidate === origin) ||
    (host !== undefined && candidate === `${protocol}//${host.toLowerCase()}`);

  return (method, { origin: from, host, 'sec-fetch-site': site }) => {
    if (safe.has(method)) return null;
    if (from === undefined && site === undefined) return crossSite;
    if (site !== undefined && site !== 'same-origin') return crossSite;
    return from === undefined || isOurs(from, host) ? null : crossSite;
  };
}
