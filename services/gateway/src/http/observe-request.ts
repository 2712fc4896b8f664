import type { Metrics } from '@aera/service-kit/core';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AccessLog } from './access-log.ts';

/** One request on its way through the gateway. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly id: string;
  /** Route pattern for log and metrics; set once it is known. */
  route: string;
}

export type ObserveRequest = (request: IncomingMessage, response: ServerResponse) => Exchange;

/** Methods that count by name; a made-up one must not become a time series. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Gives each request an id, and writes and counts it when it is over. */
export function requestObserver(metrics: Metrics, log: AccessLog): ObserveRequest {
  return (request, response) => {
    const began = performance.now();
    const exchange: Exchange = { request, response, id: randomUUID(), route: '(none)' };
    response.once('close', () => {
      const ms = performance.now() - began;
      const { id: requestId, route } = exchange;
      const { statusCode: status } = response;
      const method = methods.has(request.method ?? '') ? (request.method as string) : 'other';
      metrics.tookHttp({ route, method, status }, ms / 1000);
      const access = { requestId, method, route, status, ms: Math.round(ms * 1000) / 1000 };
      log.write(response.writableFinished ? access : { ...access, aborted: true });
    });
    return exchange;
  };
}
