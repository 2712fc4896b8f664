import type { Socket } from 'node:net';
import { clientNetwork } from '@aera/service-kit/ip-addresses';
import { normalizeIp } from '../identity/client-ip.ts';

/** As much of a socket as is needed. */
type Connection = Pick<Socket, 'remoteAddress'> & { once(event: 'close', listener: () => void): unknown };

interface ConnectionLimiter {
  /** Whether one more of this network may be open; it counts until it is closed. */
  tryAcquire(socket: Connection): boolean;
  readonly networks: number;
}

/** Counts open connections by network: each costs memory and a descriptor, though it may never say a word. */
export function createConnectionLimiter(
  maxPerNetwork: number,
  isTrusted: (ip: string) => boolean,
): ConnectionLimiter {
  const open = new Map<string, number>();
  return {
    tryAcquire(socket) {
      const ip = normalizeIp(socket.remoteAddress ?? '');
      // One without an address has left already.
      if (ip === null || isTrusted(ip)) return true;
      const network = clientNetwork(ip);
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
