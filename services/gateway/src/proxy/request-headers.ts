import { identityHeader, type RegisteredRoute } from '@aera/contracts/server';
import type { IncomingHttpHeaders } from 'node:http';
import { keepCookies } from '../identity/cookies.ts';

/**
 * What a client may say to a service. Everything else stays here: hop-by-hop fields, framing, `Host`, other cookies, and
 * whatever a client might write to pass for the gateway (`x-aera-identity`, `x-forwarded-*`, `x-request-id`).
 */
const forwardedHeaders = [
  'accept',
  'accept-language',
  'user-agent',
  'referer',
  'x-session-id',
  'idempotency-key',
  'last-event-id',
  'sec-gpc',
  'sec-fetch-mode',
  'webhook-id',
  'webhook-timestamp',
  'webhook-signature',
] as const;

const validTraceparent = /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

interface TrustedHeaders {
  /** Identity token. */
  readonly identity: string;
  /** UUID of the request; also the trace it starts when the client continues none. */
  readonly requestId: string;
}

/** Header fields for the service as a flat list of names and values. Length and framing come from the body that is sent. */
export function requestHeaders(
  headers: IncomingHttpHeaders,
  route: Pick<RegisteredRoute, 'cookies'>,
  { identity, requestId }: TrustedHeaders,
): string[] {
  const out = [identityHeader, identity, 'x-request-id', requestId];
  for (const name of forwardedHeaders) {
    const value = headers[name];
    if (value !== undefined) out.push(name, value as string);
  }
  out.push('traceparent', traceparentOf(headers['traceparent'], requestId));
  if (headers['content-type'] !== undefined) out.push('content-type', 'application/json');
  const cookies = keepCookies(headers.cookie, route.cookies);
  if (cookies !== null) out.push('cookie', cookies);
  return out;
}

/** The client's trace when its header is valid (W3C Trace Context), else a fresh, unsampled one named after the request. */
function traceparentOf(header: string | string[] | undefined, requestId: string): string {
  if (typeof header === 'string' && validTraceparent.test(header)) return header;
  const hex = requestId.replaceAll('-', '');
  return `00-${hex}-${hex.slice(0, 16)}-00`;
}
