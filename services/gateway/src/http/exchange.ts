import type { Metrics } from '@aera/service-kit/core';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ClientIp } from '../identity/client-ip.ts';
import type { AccessLog } from './access-log.ts';

/** One request on its way through the gateway. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly id: string;
  /** Where it comes from. */
  readonly ip: string;
  /** Route pattern for log and metrics; set once it is known. */
  route: string;
  /** Code of the problem that it was refused with, here or by a service. */
  code: string | null;
  /** Who is signed in, once that is known. */
  account: Account | null;
  /** An unknown session token, from a network that has sent many. */
  presentsUnknownToken: boolean;
}

/** A sign-in succeeded. */
export interface Account {
  readonly kind: 'member' | 'steward';
  readonly id: string;
}

export type ObserveRequest = (request: IncomingMessage, response: ServerResponse) => Exchange;

/** The route of what has none. */
export const noRoute = '(none)';

interface ObserverOptions {
  readonly metrics: Metrics;
  readonly log: AccessLog;
  readonly clientIp: ClientIp;
  /** Called for every completed request. */
  readonly onDone: (exchange: Exchange) => void;
}

/** Methods that count by name; a made-up one must not become a time series. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Gives each request an id, and writes and counts it when it is over. */
export function requestObserver({ metrics, log, clientIp, onDone }: ObserverOptions): ObserveRequest {
  return (request, response) => {
    const began = performance.now();
    const exchange: Exchange = {
      request,
      response,
      id: randomUUID(),
      ip: clientIp(request),
      route: noRoute,
      code: null,
      account: null,
      presentsUnknownToken: false,
    };
    response.once('close', () => {
      const ms = performance.now() - began;
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

/** The parts of a request target (RFC 9112, section 3.2), still percent-encoded. */
export interface RequestTarget {
  readonly path: string;
  /** With its question mark; empty when there is none. */
  readonly query: string;
}

const authority = /^https?:\/\/[^/?#]*/i;

/**
 * Splits origin-form and absolute-form; null for anything else. A `#` is refused because the services' router would take
 * it for the end of the path and this gateway would not: what both see must be the same.
 */
export function parseTarget(target: string): RequestTarget | null {
  const local = target.startsWith('/') ? target : absolute(target);
  if (local === null || local.includes('#')) return null;
  const mark = local.indexOf('?');
  return mark < 0 ? { path: local, query: '' } : { path: local.slice(0, mark), query: local.slice(mark) };
}

function absolute(target: string): string | null {
  const prefix = authority.exec(target)?.[0];
  if (prefix === undefined) return null;
  const rest = target.slice(prefix.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}
