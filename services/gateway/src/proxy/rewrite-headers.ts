import type { IncomingHttpHeaders } from 'node:http';
import { identityHeader, type RegisteredRoute } from '@aera/contracts/server';
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

type Values = string | string[] | undefined;

/** Between two neighbours only (RFC 9110, section 7.6.1), or said by the gateway itself. */
const strippedHeaders = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'proxy-authenticate',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'server',
  'x-powered-by',
  'x-request-id',
]);

export type ResponseHeaders = (upstream: IncomingHttpHeaders, requestId: string) => string[];

/**
 * Turns a service's header fields into the client's, as a flat list of names and values: `always` in front, which a service
 * cannot change; `cache-control: no-store` unless the service said otherwise, for an answer is about its caller; cookies with
 * `Secure` when browsers come by https.
 */
export function responseHeaders(always: readonly string[], secure: boolean): ResponseHeaders {
  const fixed = new Set(always.filter((_, at) => at % 2 === 0));
  return (upstream, requestId) => {
    const out = [...always, 'x-request-id', requestId];
    const named = namesIn(upstream.connection);
    for (const name of Object.keys(upstream)) {
      if (strippedHeaders.has(name) || fixed.has(name) || named?.includes(name)) continue;
      const value = upstream[name] as Values;
      for (const one of typeof value === 'string' ? [value] : (value ?? []))
        out.push(name, secure && name === 'set-cookie' ? secured(one) : one);
    }
    if (upstream['cache-control'] === undefined) out.push('cache-control', 'no-store');
    return out;
  };
}

/** What `Connection` names is for the neighbour, too. */
const namesIn = (connection: Values): string[] | null =>
  connection === undefined || connection === 'keep-alive' || connection === 'close'
    ? null
    : String(connection)
        .split(',')
        .map((name) => name.trim().toLowerCase());

const secured = (cookie: string): string =>
  /;[\t ]*secure[\t ]*(;|$)/i.test(cookie) ? cookie : `${cookie}; Secure`;
