import type { Metrics } from '@aera/service-kit/core';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ClientIp } from '../identity/client-ip.ts';
import { stripHostPrefix } from '../identity/cookies.ts';
import type { UntrustedForwarders } from '../identity/untrusted-forwarders.ts';
import type { AccessLog } from './access-log.ts';

/** One request, from its header fields to the access log. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly id: string;
  /** Null for a malformed request target. */
  readonly target: RequestTarget | null;
  /** IP address of the client. */
  readonly ip: string;
  /** Route pattern for log and metrics; set after routing. */
  route: string;
  /** Problem code of the rejection, by the gateway or a service. */
  code: string | null;
  /** Set after the session lookup. */
  account: Account | null;
  /** The session token is one of many unknown tokens from its network. */
  guessesTokens: boolean;
}

/** An exchange whose target is well-formed. */
export type RoutedExchange = Exchange & { readonly target: RequestTarget };

/** A signed-in user. */
export interface Account {
  readonly kind: 'member' | 'steward';
  readonly id: string;
}

export type ObserveRequest = (request: IncomingMessage, response: ServerResponse) => Exchange;

/** Route pattern of requests that match no route. */
export const noRoute = '(none)';

interface ObserverOptions {
  readonly metrics: Metrics;
  readonly log: AccessLog;
  readonly clientIp: ClientIp;
  readonly forwarders: Pick<UntrustedForwarders, 'record'>;
  /** Browsers hold the cookies under `__Host-` names. */
  readonly hostCookies: boolean;
  /** Called for every completed request. */
  readonly onDone: (exchange: Exchange) => void;
}

/** Other methods share one label: each label value is a time series. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Assigns an id to each request; writes its access log and metrics when it completes. */
export function createRequestObserver({
  metrics,
  log,
  clientIp,
  forwarders,
  hostCookies,
  onDone,
}: ObserverOptions): ObserveRequest {
  return (request, response) => {
    const startedAt = performance.now();
    forwarders.record(request);
    if (hostCookies) request.headers.cookie = stripHostPrefix(request.headers.cookie);
    const exchange: Exchange = {
      request,
      response,
      id: randomUUID(),
      target: parseTarget(request.url ?? ''),
      ip: clientIp(request),
      route: noRoute,
      code: null,
      account: null,
      guessesTokens: false,
    };
    response.once('close', () => {
      const ms = performance.now() - startedAt;
      const { id: requestId, route } = exchange;
      const { statusCode: status } = response;
      const method = methods.has(request.method ?? '') ? (request.method as string) : 'other';
      metrics.observeHttpRequest({ route, method, status }, ms / 1000);
      const access = { requestId, method, route, status, ms: Math.round(ms * 1000) / 1000 };
      log.write(response.writableFinished ? access : { ...access, aborted: true });
      onDone(exchange);
    });
    return exchange;
  };
}

/** Parts of a request target (RFC 9112, section 3.2), percent-encoded as sent. */
export interface RequestTarget {
  readonly path: string;
  /** Includes the question mark; empty without a query. */
  readonly query: string;
}

const authority = /^https?:\/\/[^/?#]*/i;

/** Splits origin-form and absolute-form; null for anything else. Also null with a `#`, where the services' router would end the path. */
export function parseTarget(target: string): RequestTarget | null {
  const local = target.startsWith('/') ? target : removeAuthority(target);
  if (local === null || local.includes('#')) return null;
  const mark = local.indexOf('?');
  return mark < 0 ? { path: local, query: '' } : { path: local.slice(0, mark), query: local.slice(mark) };
}

function removeAuthority(target: string): string | null {
  const prefix = authority.exec(target)?.[0];
  if (prefix === undefined) return null;
  const rest = target.slice(prefix.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}
