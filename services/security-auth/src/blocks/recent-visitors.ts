import { once } from 'node:events';
import { pageViewed } from '@aera/contracts/server';
import type { Bus } from '@aera/event-bus';
import { containsNetwork, parseNetwork } from '@aera/service-kit/ip-addresses';

/** Counts the IP addresses in a network that viewed a page within the last hour. `complete` is false if not all of it was read. */
type CountRecentVisitors = (network: string) => Promise<{ ipAddresses: number; complete: boolean }>;

const windowMs = 60 * 60_000;
const timeoutMs = 2000;
const stream = 'visitor-analytics';

/** Reads the stream of page views on demand, so that this service stores no visitor data. */
export const createVisitorCounter =
  (bus: Pick<Bus, 'subscribeLive'>, clock: () => Date): CountRecentVisitors =>
  async (cidr) => {
    const network = parseNetwork(cidr);
    const ips = new Set<string>();
    const isInside = (ip: string): boolean => {
      try {
        return containsNetwork(network, parseNetwork(ip));
      } catch {
        return false;
      }
    };
    const subscription = bus.subscribeLive(
      { stream, from: { time: new Date(clock().getTime() - windowMs) }, types: [pageViewed.type] },
      ({ data }) => {
        const { ip } = data as { ip: string };
        if (isInside(ip)) ips.add(ip);
      },
    );
    const timeout = AbortSignal.timeout(timeoutMs);
    try {
      const complete = await Promise.race([
        subscription.caughtUp.then(() => true),
        once(timeout, 'abort').then(() => false),
      ]);
      return { ipAddresses: ips.size, complete };
    } finally {
      await subscription.stop();
    }
  };
