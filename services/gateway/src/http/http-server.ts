import { problemContentType } from '@aera/contracts';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

export interface HttpServer {
  readonly port: number;
  /** Takes no more, lets what is in flight finish for `grace` milliseconds, then cuts off the rest. */
  stop(grace: number): Promise<void>;
}

const strict = {
  /** Milliseconds a client has for its header fields, for the whole request, and between two requests. */
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 1_000,
  insecureHTTPParser: false,
  // Asked for by the listener instead, which refuses with a readable answer.
  requireHostHeader: false,
};

/** Starts a server that reads requests strictly and never answers a broken one with anything but a problem document. */
export async function startHttpServer(
  listener: RequestListener,
  { host, port }: { host?: string; port: number },
): Promise<HttpServer> {
  const server = createServer(strict, listener);
  // `Expect: 100-continue` is answered when the body is wanted, not before.
  server.on('checkContinue', listener);
  server.on('clientError', refuseBroken);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen({ host, port }, resolve);
  });
  return { port: (server.address() as AddressInfo).port, stop: (grace) => stop(server, grace) };
}

const broken: Record<string, [status: number, title: string, detail: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large', 'The header fields are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'The request took too long to arrive.'],
};

/** Answers what the parser refused, on the bare socket: there is no request to answer. */
function refuseBroken({ code = '' }: NodeJS.ErrnoException, socket: Socket): void {
  // Bytes of an answer may be on their way; a second one would be taken for part of it.
  if (code === 'ECONNRESET' || !socket.writable || socket.bytesWritten > 0) {
    socket.destroy();
    return;
  }
  const [status, title, detail] = broken[code] ?? [400, 'Bad Request', 'The request could not be read.'];
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
