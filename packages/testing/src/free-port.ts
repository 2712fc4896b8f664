import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below the range from which Linux takes the ports of outgoing connections (32768 and up): a client that keeps
 * knocking while its server restarts can then never be given the server's own port.
 */
const lowest = 20_000;
const highest = 32_000;

const handedOut = new Set<number>();

/** A TCP port nobody listens on at `host`; never the same one twice in a process. */
export async function freePort(host = '127.0.0.1'): Promise<number> {
  for (;;) {
    const port = randomInt(lowest, highest);
    if (handedOut.has(port) || !(await canListen(port, host))) continue;
    handedOut.add(port);
    return port;
  }
}

/** True when a server could listen on that port now. */
export const canListen = (port: number, host = '127.0.0.1'): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
      .once('error', () => resolve(false))
      .listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
