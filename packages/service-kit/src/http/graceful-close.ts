import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const sweepIntervalMs = 20;

/**
 * Returns a function that closes the app. Requests in flight have `gracePeriodMs` to complete. Connections that have not carried a request
 * (clients open some in advance) would hold the server open, so they are dropped at once.
 */
export function closeGracefully(app: FastifyInstance): (gracePeriodMs?: number) => Promise<void> {
  const unused = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }: { socket: Socket }) => unused.delete(socket));
  return async (gracePeriodMs = 8_000) => {
    const forceCloseTimer = setTimeout(() => app.server.closeAllConnections(), gracePeriodMs);
    // Connections are kept alive after the last response; no further request will arrive.
    const idleSweepTimer = setInterval(() => app.server.closeIdleConnections(), sweepIntervalMs);
    for (const socket of unused) socket.destroy();
    try {
      await app.close();
    } finally {
      clearTimeout(forceCloseTimer);
      clearInterval(idleSweepTimer);
    }
  };
}
