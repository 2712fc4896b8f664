import { LRUCache } from 'lru-cache';
import { toClientKey } from '@aera/service-kit/ip-addresses';
import { digestToken } from './digest-token.ts';

export type UnknownTokenTracker = ReturnType<typeof createUnknownTokenTracker>;

/** Maximum number of different unknown tokens of a network within `windowMs`. Revoked sessions of all browsers behind one IP address stay below it. */
const threshold = 20;
const windowMs = 60 * 60_000;

const maxNetworks = 5_000;

/** Detects networks that send many unknown session tokens. */
export function createUnknownTokenTracker(now: () => number = Date.now) {
  const digestsByNetwork = new LRUCache<string, Set<string>>({
    max: maxNetworks,
    ttl: windowMs,
    ttlResolution: 0,
    perf: { now },
  });
  return {
    /** Records an unknown token. Returns whether its network has sent more than `threshold` different ones since the first, within an hour. */
    record(ip: string, token: string): boolean {
      const network = toClientKey(ip);
      const digests = digestsByNetwork.get(network);
      if (!digests) {
        digestsByNetwork.set(network, new Set([digestToken(token)]));
        return false;
      }
      if (digests.size <= threshold) digests.add(digestToken(token));
      return digests.size > threshold;
    },
  };
}
