import { LRUCache } from 'lru-cache';
import { toClientKey } from '@aera/service-kit/ip-addresses';

export type UnknownTokenTracker = ReturnType<typeof createUnknownTokenTracker>;

/** Different unknown tokens within an hour. Revoked sessions of all browsers behind one IP address stay below it. */
const threshold = 20;
const windowMs = 60 * 60_000;

const maxNetworks = 5_000;

/** Detects networks that send many unknown session tokens. */
export function createUnknownTokenTracker(now: () => number = Date.now) {
  const tokensByNetwork = new LRUCache<string, Set<string>>({
    max: maxNetworks,
    ttl: windowMs,
    ttlResolution: 0,
    perf: { now },
  });
  return {
    /** Returns whether the network has sent more unknown tokens than old cookies explain. */
    record(ip: string, token: string): boolean {
      const network = toClientKey(ip);
      const tokens = tokensByNetwork.get(network);
      if (!tokens) {
        tokensByNetwork.set(network, new Set([token]));
        return false;
      }
      if (tokens.size <= threshold) tokens.add(token);
      return tokens.size > threshold;
    },
  };
}
