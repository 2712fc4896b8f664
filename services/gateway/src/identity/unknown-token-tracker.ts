import { LRUCache } from 'lru-cache';
import { clientNetwork } from '@aera/service-kit/ip-addresses';

/** Detects networks that send many unknown session tokens. */
export interface UnknownTokenTracker {
  /** Notes one, and answers whether its network has shown more of them than old cookies explain. */
  record(ip: string, token: string): boolean;
}

/** Different unknown tokens within an hour. Revoked sessions of all browsers behind one IP address stay below it. */
const threshold = 20;
const windowMs = 60 * 60_000;

/** Networks that are remembered. */
const maxNetworks = 5_000;

export function createUnknownTokenTracker(now: () => number = Date.now): UnknownTokenTracker {
  const tokensByNetwork = new LRUCache<string, Set<string>>({
    max: maxNetworks,
    ttl: windowMs,
    ttlResolution: 0,
    perf: { now },
  });
  return {
    record(ip, token) {
      const network = clientNetwork(ip);
      const known = tokensByNetwork.get(network);
      if (!known) {
        tokensByNetwork.set(network, new Set([token]));
        return false;
      }
      if (known.size <= threshold) known.add(token);
      return known.size > threshold;
    },
  };
}
