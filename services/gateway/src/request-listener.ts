import type { Log } from '@aera/service-kit/core';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BlockList } from './blocks/block-list.ts';
import {
  addressBlocked,
  type ErrorResponse,
  hostMissing,
  malformedTarget,
  methodNotAllowed,
  notFound,
  internalServerError,
} from './errors/error-response.ts';
import type { RequestLimits } from './limits/request-limits.ts';
import type { ServeStatic } from './static/serve-static.ts';
import type { Exchange, ObserveRequest } from './http/exchange.ts';
import type { GatewayEndpoint } from './gateway-endpoints.ts';
import { parseTarget, type RequestTarget } from './http/exchange.ts';
import { sendDocument } from './http/send-document.ts';

interface ListenerOptions {
  readonly observe: ObserveRequest;
  readonly api: (exchange: Exchange, target: RequestTarget) => Promise<void>;
  readonly own: ReadonlyMap<string, GatewayEndpoint>;
  readonly statics: ServeStatic;
  readonly blocks: BlockList;
  /** Whether a member or steward is signed in; asked for requests from blocked networks only. */
  readonly isSignedIn: (exchange: Exchange) => Promise<boolean>;
  readonly limits: Pick<RequestLimits, 'checkNetwork'>;
  readonly refuse: (exchange: Exchange, refusal: ErrorResponse) => void;
  /** Header fields of answers that are data. */
  readonly headers: readonly string[];
  readonly log: Log;
}

/** Probes of other machines: always served, whatever else is rejected. */
const probes = new Set(['/healthz', '/livez']);

/** Dispatches each request to a service, the gateway itself, or a file. */
export function createRequestListener(options: ListenerOptions) {
  const { observe, api, own, statics, blocks, isSignedIn, limits, refuse, headers, log } = options;

  const answer = async (exchange: Exchange): Promise<void> => {
    const { request, response, id, ip } = exchange;
    const target = parseTarget(request.url ?? '');
    // Who is signed in shares the network with others, and their account has limits of its own.
    if (!(target && probes.has(target.path)) && blocks.find(ip) && !(await isSignedIn(exchange)))
      return refuse(exchange, addressBlocked);
    if (!target) return refuse(exchange, malformedTarget);
    if (request.headers.host === undefined && request.httpVersionMinor > 0)
      return refuse(exchange, hostMissing);
    const { path } = target;
    if (path === '/api' || path.startsWith('/api/')) return api(exchange, target);

    const document = own.get(path);
    if (!document) {
      exchange.route = 'static';
      const tooMany = limits.checkNetwork('static', ip);
      if (tooMany) return refuse(exchange, tooMany);
      const refusal = await statics(request, response, target, id);
      return refusal ? refuse(exchange, refusal) : undefined;
    }
    exchange.route = path;
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return refuse(exchange, methodNotAllowed(['GET', 'HEAD']));
    const made = await document(ip);
    return made ? sendDocument(request, response, made, headers, id) : refuse(exchange, notFound);
  };

  return (request: IncomingMessage, response: ServerResponse): void => {
    const exchange = observe(request, response);
    answer(exchange).catch((error: unknown) => {
      log.error({ err: error, requestId: exchange.id, route: exchange.route }, 'a request failed unforeseen');
      if (response.headersSent) response.destroy();
      else refuse(exchange, internalServerError);
    });
  };
}
