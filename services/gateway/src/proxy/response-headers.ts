import type { IncomingHttpHeaders } from 'node:http';

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
