import { problemContentType } from '@aera/contracts/server';
import type { Certificate, Log } from '@aera/service-kit/core';
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { Socket } from 'node:net';
import type { BlockList } from './blocks/block-list.ts';
import {
  addressBlocked,
  type ErrorResponse,
  hostMissing,
  internalServerError,
  malformedTarget,
  notFound,
} from './errors/error-response.ts';
import { createConnectionLimiter } from './http/connection-limiter.ts';
import type { Exchange, ObserveRequest, RoutedExchange } from './http/exchange.ts';
import type { RequestLimits } from './limits/request-limits.ts';

/** Milliseconds that a client has for its header fields, and for the whole request. */
export interface ClientTimeouts {
  readonly headersTimeout: number;
  readonly requestTimeout: number;
  /** Milliseconds between two searches for requests past their timeout. */
  readonly connectionsCheckingInterval: number;
}

interface ServerOptions {
  readonly observe: ObserveRequest;
  readonly serveApi: (exchange: RoutedExchange) => Promise<void>;
  readonly reject: (exchange: Exchange, error: ErrorResponse) => void;
  readonly blocks: Pick<BlockList, 'find'>;
  readonly limits: Pick<RequestLimits, 'checkNetwork'>;
  /** Whether a member or steward is signed in; only called for requests from blocked networks. */
  readonly isSignedIn: (exchange: Exchange) => Promise<boolean>;
  /** Exempt from the connection limit: a trusted proxy carries many clients. */
  readonly isUnlimited: (ip: string) => boolean;
  /** Called for requests that could not be parsed, with client and response status. */
  readonly onParseError: (peer: string, status: number) => void;
  readonly clientTimeouts: Partial<ClientTimeouts>;
  /** Serves HTTPS with it. */
  readonly certificate: Certificate | undefined;
  readonly log: Log;
}

const httpOptions = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 65_000,
  insecureHTTPParser: false,
  // `route` checks it and sends a readable error.
  requireHostHeader: false,
};

const maxConnectionsPerNetwork = 1_000;

/** Probes of orchestrators: served to blocked networks too. */
const probes = new Set(['/healthz', '/livez']);

const exchanges = new WeakMap<IncomingMessage, RoutedExchange>();

export const readExchange = ({ raw }: Pick<FastifyRequest, 'raw'>): RoutedExchange =>
  exchanges.get(raw) as RoutedExchange;

/**
 * The HTTP server. Requests below `/api/` and `/ledger/` go to `serveApi` with raw request and response: their paths are compared as sent, and
 * Fastify's bookkeeping would slow them down. Fastify routes everything else.
 */
export function createGatewayServer(options: ServerOptions): FastifyInstance {
  const { observe, serveApi, reject, blocks, limits, isSignedIn, log } = options;

  const route = async (exchange: Exchange, serveSite: RequestListener): Promise<void> => {
    const { request, response, ip, target } = exchange;
    // Signed-in users share the blocked network with others; their accounts have limits of their own.
    if (!(target && probes.has(target.path)) && blocks.find(ip) && !(await isSignedIn(exchange)))
      return reject(exchange, addressBlocked);
    if (!target) return reject(exchange, malformedTarget);
    if (request.headers.host === undefined && request.httpVersionMinor > 0)
      return reject(exchange, hostMissing);
    if (target.path === '/api' || target.path.startsWith('/api/') || target.path.startsWith('/ledger/'))
      return serveApi(exchange as RoutedExchange);
    exchanges.set(request, exchange as RoutedExchange);
    serveSite(request, response);
  };

  const fail = (exchange: Exchange, error: unknown): void => {
    log.error({ err: error, requestId: exchange.id, route: exchange.route }, 'request failed unexpectedly');
    if (exchange.response.headersSent) exchange.response.destroy();
    else reject(exchange, internalServerError);
  };

  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (logger) => logger,
    genReqId: (request) => exchanges.get(request)?.id ?? '',
    // Handlers read the raw query.
    routerOptions: { querystringParser: () => ({}) },
    // Requests on open connections are still served while the server drains.
    return503OnClosing: false,
    // Paths whose percent-encoding is invalid.
    frameworkErrors: (_, { raw }) => {
      const exchange = readExchange({ raw });
      exchange.route = 'static';
      reject(exchange, limits.checkNetwork('static', exchange.ip) ?? notFound);
    },
    serverFactory: (serveSite) =>
      createHttpServer(options, (request, response) => {
        const exchange = observe(request, response);
        route(exchange, serveSite).catch((error: unknown) => fail(exchange, error));
      }),
  });
  app.setErrorHandler((error, request, reply) => {
    reply.hijack();
    fail(readExchange(request), error);
  });
  return app as unknown as FastifyInstance;
}

function createHttpServer(
  { clientTimeouts, certificate, isUnlimited, onParseError }: ServerOptions,
  listener: (request: IncomingMessage, response: ServerResponse) => void,
) {
  const settings = { ...httpOptions, ...clientTimeouts };
  const server = certificate
    ? createHttpsServer({ ...settings, ...certificate, handshakeTimeout: settings.headersTimeout }, listener)
    : createServer(settings, listener);
  const connections = createConnectionLimiter(maxConnectionsPerNetwork, isUnlimited);
  server.on('connection', (socket) => {
    if (!connections.tryAcquire(socket)) socket.destroy();
  });
  // The body reader answers `Expect: 100-continue`, once the body is wanted.
  server.on('checkContinue', (request, response) => server.emit('request', request, response));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) =>
    sendParseError(error, socket as Socket, onParseError),
  );
  return server;
}

const parseErrors: Record<string, [status: number, title: string, detail: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large', 'The header fields are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'The request took too long to arrive.'],
};

/** The client offered no acceptable TLS, or sent plain HTTP: there is no channel for an answer. */
const isHandshakeError = (code: string): boolean =>
  code.startsWith('ERR_SSL_') || code.startsWith('ERR_TLS_');

/** Answers a request that could not be parsed on the bare socket. */
function sendParseError(
  { code = '' }: NodeJS.ErrnoException,
  socket: Socket,
  onParseError: ServerOptions['onParseError'],
): void {
  if (code === 'ECONNRESET' || isHandshakeError(code)) return void socket.destroy();
  const [status, title, detail] = parseErrors[code] ?? [400, 'Bad Request', 'Couldn’t read the request.'];
  // Browsers open connections ahead of use, and may send nothing. With TLS, `bytesRead` excludes the handshake.
  if (code !== 'ERR_HTTP_REQUEST_TIMEOUT' || socket.bytesRead > 0)
    onParseError(socket.remoteAddress ?? '', status);
  // Part of a response may have been sent; a second one would be read as its continuation.
  if (!socket.writable || socket.bytesWritten > 0) return void socket.destroy();
  const body = JSON.stringify({ type: 'about:blank', title, status, detail });
  socket.end(
    `HTTP/1.1 ${status} ${title}\r\ncontent-type: ${problemContentType}\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
    () => socket.destroy(),
  );
}
