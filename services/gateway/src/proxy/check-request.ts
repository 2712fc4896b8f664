import type { IncomingHttpHeaders } from 'node:http';
import {
  bodyTooLarge,
  crossSite,
  type ErrorResponse,
  jsonOnly,
  unexpectedBody,
} from '../errors/error-response.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

export type CsrfGuard = (method: string, headers: IncomingHttpHeaders) => ErrorResponse | null;

/**
 * Rejects state-changing requests of other sites. `Origin` or `Sec-Fetch-Site` (Fetch Metadata) must be present. If present,
 * `Sec-Fetch-Site` must be `same-origin`, and `Origin` the public origin, or `protocol` (`http:` or `https:`) with the request's `Host`.
 */
export function createCsrfGuard(publicUrl: string | undefined, protocol: string): CsrfGuard {
  const origin = publicUrl === undefined ? null : new URL(publicUrl).origin;
  const isOwnOrigin = (candidate: string, host: string | undefined): boolean =>
    candidate === origin || (host !== undefined && candidate === `${protocol}//${host.toLowerCase()}`);

  return (method, { origin: from, host, 'sec-fetch-site': site }) => {
    if (safeMethods.has(method)) return null;
    if (from === undefined && site === undefined) return crossSite;
    if (site !== undefined && site !== 'same-origin') return crossSite;
    return from === undefined || isOwnOrigin(from, host) ? null : crossSite;
  };
}

const bodilessMethods = new Set(['GET', 'HEAD']);

/** JSON is UTF-8 (RFC 8259, section 8.1); clients may repeat that as `charset`. */
const jsonType = /^application\/json[\t ]*(;[\t ]*charset="?utf-8"?[\t ]*)?$/i;

/** Whether a body follows (RFC 9112, section 6). */
export const hasBody = (headers: IncomingHttpHeaders): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Validates what the header fields announce, before the body is read. */
export function checkBodyHeaders(
  method: string,
  headers: IncomingHttpHeaders,
  limit: number,
): ErrorResponse | null {
  if (!hasBody(headers)) return null;
  if (bodilessMethods.has(method)) return unexpectedBody;
  if (!jsonType.test(headers['content-type'] ?? '')) return jsonOnly;
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') return jsonOnly;
  return Number(headers['content-length'] ?? 0) > limit ? bodyTooLarge : null;
}
