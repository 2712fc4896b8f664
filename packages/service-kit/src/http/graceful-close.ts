import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Longest time that requests in flight may still take, in milliseconds. */
const gracePeriodMs = 8000;
const sweepEvery = 50;

/**
 * Answers how to close the app: requests in flight end first. Connections that have not carried a request yet (clients
 * open some in advance) would hold a server open, so they are dropped at once.
 */
export function gracefulClose(app: FastifyInstance): () => Promise<void> {
  const unused = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }: { socket: Socket }) => unused.delete(socket));
  return async () => {
    const forceCloseTimer = setTimeout(() => app.server.closeAllConnections(), gracePeriodMs);
    // Connections are kept alive after the last response; no further request will arrive.
    const idleSweepTimer = setInterval(() => app.server.closeIdleConnections(), sweepEvery);
    for (const socket of unused) socket.destroy();
    try {
      await app.close();
    } finally {
      clearTimeout(forceCloseTimer);
      clearInterval(idleSweepTimer);
    }
  };
}
