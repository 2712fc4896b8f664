import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tryFileLock } from './process/file-lock.ts';

/**
 * Below the range of Linux for outgoing connections (32768 and up), so that a client that reconnects while its server restarts never
 * gets the port of the server.
 */
const minPort = 20_000;
const maxPort = 32_000;

/** Folder with a lock file per port, so that two processes cannot choose the same port before either listens on it. */
export const reservations = join(tmpdir(), `aera-ports-${process.getuid?.() ?? ''}`);

/** Returns a free TCP port at `host`. No other process gets the same one while this process runs. */
export async function findFreePort(host = '127.0.0.1'): Promise<number> {
  for (;;) {
    const port = randomInt(minPort, maxPort);
    if ((await canListen(port, host)) && (await tryFileLock(join(reservations, String(port))))) return port;
  }
}

/** Whether a server could listen on that port now. */
export const canListen = (port: number, host = '127.0.0.1'): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
      .once('error', () => resolve(false))
      .listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
