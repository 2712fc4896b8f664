import type { IncomingHttpHeaders } from 'node:http';
import { identityHeader, type RegisteredRoute } from '@aera/contracts/server';
import { isTraceparent } from '@aera/service-kit/core';
import { filterCookies, toHostCookie } from '../identity/cookies.ts';

/**
 * Request header fields that services receive. All others are dropped: hop-by-hop fields, framing, `Host`, and fields that only the gateway
 * may set (`x-aera-identity`, `x-forwarded-*`, `x-request-id`).
 */
const forwardedHeaders = [
  'accept',
  'accept-language',
  'user-agent',
  'referer',
  'x-session-id',
  'idempotency-key',
  'sec-gpc',
  'sec-fetch-mode',
  'webhook-id',
  'webhook-timestamp',
  'webhook-signature',
] as const;

interface TrustedHeaders {
  /** Identity token. */
  readonly identity: string;
  /** UUID; also the trace id if the client sent none. */
  readonly requestId: string;
}

/** Header fields for the service as a flat list of names and values. undici adds length and framing. */
export function toRequestHeaders(
  headers: IncomingHttpHeaders,
  route: Pick<RegisteredRoute, 'cookies'>,
  { identity, requestId }: TrustedHeaders,
): string[] {
  const fields = [identityHeader, identity, 'x-request-id', requestId];
  for (const name of forwardedHeaders) {
    const value = headers[name];
    if (value !== undefined) fields.push(name, value as string);
  }
  fields.push('traceparent', toTraceparent(headers['traceparent'], requestId));
  if (headers['content-type'] !== undefined) fields.push('content-type', 'application/json');
  const cookies = filterCookies(headers.cookie, route.cookies);
  if (cookies !== null) fields.push('cookie', cookies);
  return fields;
}

/** The client's trace context if valid, else a new, unsampled one. */
function toTraceparent(header: string | string[] | undefined, requestId: string): string {
  if (isTraceparent(header)) return header;
  const hex = requestId.replaceAll('-', '');
  return `00-${hex}-${hex.slice(0, 16)}-00`;
}

type Values = string | string[] | undefined;

/** Hop-by-hop fields (RFC 9110, section 7.6.1), and fields that the gateway sets. */
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
 * Creates a function from the header fields of a service to those for the client, a flat list of names and values. Services cannot
 * override `always`. Responses are `no-store` by default, because they depend on the caller. `hostCookies` gives cookies `__Host-` names,
 * which needs browsers that connect over HTTPS.
 */
export function createResponseHeaders(
  always: Readonly<Record<string, string>>,
  hostCookies: boolean,
): ResponseHeaders {
  const fixed = new Set(Object.keys(always));
  const fixedFields = Object.entries(always).flat();
  return (upstream, requestId) => {
    const fields = [...fixedFields, 'x-request-id', requestId];
    const connectionOptions = parseConnectionOptions(upstream.connection);
    for (const name of Object.keys(upstream)) {
      if (strippedHeaders.has(name) || fixed.has(name) || connectionOptions?.includes(name)) continue;
      const value = upstream[name] as Values;
      for (const line of typeof value === 'string' ? [value] : (value ?? []))
        fields.push(name, hostCookies && name === 'set-cookie' ? toHostCookie(line) : line);
    }
    if (upstream['cache-control'] === undefined) fields.push('cache-control', 'no-store');
    return fields;
  };
}

/** Fields named by `Connection` are hop-by-hop, too. */
const parseConnectionOptions = (connection: Values): string[] | null =>
  connection === undefined || connection === 'keep-alive' || connection === 'close'
    ? null
    : String(connection)
        .split(',')
        .map((name) => name.trim().toLowerCase());
