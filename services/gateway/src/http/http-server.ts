import { problemContentType } from '@aera/contracts/server';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { createConnectionLimiter } from './connection-limiter.ts';

interface HttpServer {
  readonly port: number;
  /** Takes no more, lets what is in flight finish for `grace` milliseconds, then cuts off the rest. */
  stop(grace: number): Promise<void>;
}

/** Milliseconds that a client has for its header fields, and for the whole request. */
export interface ClientTimeouts {
  readonly headersTimeout: number;
  readonly requestTimeout: number;
  /** How often it is looked who takes too long. */
  readonly connectionsCheckingInterval: number;
}

interface HttpServerOptions extends Partial<ClientTimeouts> {
  readonly host?: string | undefined;
  readonly port: number;
  /** Exempt from the connection limit: a trusted proxy carries many clients. */
  readonly isTrusted?: (ip: string) => boolean;
  /** Connections of one network at the same time. */
  readonly maxConnectionsPerNetwork?: number;
  /** Called for requests that could not be parsed, with client and response status. */
  readonly onParseError?: (peer: string, status: number) => void;
}

const serverOptions = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 1_000,
  /** Between two requests. */
  keepAliveTimeout: 65_000,
  insecureHTTPParser: false,
  // Asked for by the listener instead, which refuses with a readable answer.
  requireHostHeader: false,
};

/** Starts a server that reads requests strictly and never answers a broken one with anything but a problem document. */
export async function startHttpServer(
  listener: RequestListener,
  {
    host,
    port,
    onParseError = () => {},
    isTrusted = () => false,
    maxConnectionsPerNetwork: perNetwork = 1_000,
    ...timeouts
  }: HttpServerOptions,
): Promise<HttpServer> {
  const server = createServer({ ...serverOptions, ...timeouts }, listener);
  const connections = createConnectionLimiter(perNetwork, isTrusted);
  server.on('connection', (socket) => {
    if (!connections.tryAcquire(socket)) socket.destroy();
  });
  // `Expect: 100-continue` is answered when the body is wanted, not before.
  server.on('checkContinue', listener);
  server.on('clientError', (error, socket) => sendParseError(error, socket as Socket, onParseError));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen({ host, port }, resolve);
  });
  return { port: (server.address() as AddressInfo).port, stop: (grace) => stop(server, grace) };
}

const parseErrors: Record<string, [status: number, title: string, detail: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large', 'The header fields are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'The request took too long to arrive.'],
};

/** Answers what the parser refused, on the bare socket: there is no request to answer. */
function sendParseError(
  { code = '' }: NodeJS.ErrnoException,
  socket: Socket,
  onParseError: (peer: string, status: number) => void,
): void {
  if (code === 'ECONNRESET') return void socket.destroy();
  const [status, title, detail] = parseErrors[code] ?? [400, 'Bad Request', 'The request could not be read.'];
  onParseError(socket.remoteAddress ?? '', status);
  // Bytes of an answer may be on their way; a second one would be taken for part of it.
  if (!socket.writable || socket.bytesWritten > 0) return void socket.destroy();
  const body = JSON.stringify({ type: 'about:blank', title, status, detail });
  socket.end(
    `HTTP/1.1 ${status} ${title}\r\ncontent-type: ${problemContentType}\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`,
    () => socket.destroy(),
  );
}

/** How often connections that have become idle are closed while stopping, in milliseconds. */
const sweep = 20;

async function stop(server: Server, grace: number): Promise<void> {
  const sweeper = setInterval(() => server.closeIdleConnections(), sweep);
  const cutOff = setTimeout(() => server.closeAllConnections(), grace);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearInterval(sweeper);
  clearTimeout(cutOff);
}
