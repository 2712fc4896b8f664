import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const sweepIntervalMs = 20;

/**
 * Returns a function that closes the app. Requests in flight have `gracePeriodMs` to complete. Connections that have not carried a request
 * (clients open some in advance) would hold the server open, so they are dropped at once.
 */
export function createGracefulClose(app: FastifyInstance): (gracePeriodMs?: number) => Promise<void> {
  // By port: with TLS, `connection` has the TCP socket and `request` the TLS socket over it.
  const unused = new Map<string, Socket>();
  app.server.on('connection', (socket: Socket) => {
    const peer = toPeer(socket);
    unused.set(peer, socket);
    socket.once('close', () => unused.get(peer) === socket && unused.delete(peer));
  });
  app.server.on('request', ({ socket }: { socket: Socket }) => unused.delete(toPeer(socket)));
  return async (gracePeriodMs = 8_000) => {
    const forceCloseTimer = setTimeout(() => app.server.closeAllConnections(), gracePeriodMs);
    // Connections are kept alive after the last response; no further request will arrive.
    const idleSweepTimer = setInterval(() => app.server.closeIdleConnections(), sweepIntervalMs);
    for (const socket of unused.values()) socket.destroy();
    try {
      await app.close();
    } finally {
      clearTimeout(forceCloseTimer);
      clearInterval(idleSweepTimer);
    }
  };
}

const toPeer = ({ remoteAddress, remotePort }: Socket): string => `${remoteAddress} ${remotePort}`;
