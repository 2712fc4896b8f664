import type { Socket } from 'node:net';
import { toClientKey } from '@aera/service-kit/ip-addresses';
import { normalizeIp } from '../identity/client-ip.ts';

type Connection = Pick<Socket, 'remoteAddress'> & { once(event: 'close', listener: () => void): unknown };

/** Limits open connections per network: an idle one costs memory and a file descriptor too. */
export function createConnectionLimiter(maxPerNetwork: number, isUnlimited: (ip: string) => boolean) {
  const open = new Map<string, number>();
  return {
    /** Returns whether the network may open this connection; counts it until it closes. */
    tryAcquire(socket: Connection): boolean {
      const ip = normalizeIp(socket.remoteAddress ?? '');
      // Closed sockets have no IP address.
      if (ip === null || isUnlimited(ip)) return true;
      const network = toClientKey(ip);
      const count = open.get(network) ?? 0;
      if (count >= maxPerNetwork) return false;
      open.set(network, count + 1);
      socket.once('close', () => {
        const left = (open.get(network) ?? 1) - 1;
        if (left > 0) open.set(network, left);
        else open.delete(network);
      });
      return true;
    },
    get networks() {
      return open.size;
    },
  };
}
