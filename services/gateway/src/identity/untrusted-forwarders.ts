import type { Log } from '@aera/service-kit/core';
import { LRUCache } from 'lru-cache';
import type { IncomingMessage } from 'node:http';
import { parseAddressList, includesIp, normalizeIp } from './client-ip.ts';

/** Loopback and link-local networks included. */
const privateNetworks = parseAddressList([
  '127.0.0.0/8',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '169.254.0.0/16',
  '::1',
  'fc00::/7',
  'fe80::/10',
]);

const hourMs = 3_600_000;

type ForwardedRequest = Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string } };

/**
 * Detects peers that send forwarded headers and are not in `TRUSTED_PROXIES`: if a proxy is missing from that list, all its clients appear as
 * one client. A peer is logged once an hour, and listed for an hour after its last log line. All public addresses are grouped as `public`:
 * they may be visitors, whose addresses are personal data.
 */
export function createUntrustedForwarders(
  trustedProxies: readonly string[],
  log: Pick<Log, 'warn'>,
  now: () => number = Date.now,
) {
  const trusted = parseAddressList(trustedProxies);
  const peers = new LRUCache<string, true>({ max: 100, ttl: hourMs, ttlResolution: 0, perf: { now } });
  const counts = { private: 0, public: 0 };
  return {
    record({ headers, socket }: ForwardedRequest): void {
      if (headers['x-forwarded-for'] === undefined && headers.forwarded === undefined) return;
      const ip = normalizeIp(socket.remoteAddress ?? '');
      if (ip === null || includesIp(trusted, ip)) return;
      const network = includesIp(privateNetworks, ip) ? 'private' : 'public';
      counts[network]++;
      const peer = network === 'private' ? ip : 'public';
      if (peers.has(peer)) return;
      peers.set(peer, true);
      log.warn({ peer }, 'forwarded headers are ignored: the peer is not in TRUSTED_PROXIES');
    },
    /** Number of requests whose forwarded headers were ignored, by network: private or public. */
    counts: (): Record<string, number> => ({ ...counts }),
    /** Peers of the last hour in a stable order: IP addresses of private networks, and `public` for all others. */
    // `keys` includes expired entries.
    peers: (): string[] => [...peers.keys()].filter((peer) => peers.has(peer)).toSorted(),
  };
}

export type UntrustedForwarders = ReturnType<typeof createUntrustedForwarders>;
