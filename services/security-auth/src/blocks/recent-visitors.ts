import { once } from 'node:events';
import { pageViewed } from '@aera/contracts/server';
import type { Bus } from '@aera/event-bus';
import {
  containsNetwork,
  type IpNetwork,
  networksOverlap,
  parseAddress,
  parseNetwork,
  toSharedNetwork,
} from '@aera/service-kit/ip-addresses';
import type { z } from 'zod';

/** Visitors who viewed a page within the last hour. */
interface RecentVisitors {
  /** Visitors whose IP address is in the network. */
  readonly inside: number;
  /** Visitors without consent, of whom only a wider network is known: some of them may be in the network. */
  readonly possible: number;
  /** False if the time limit ended the count. */
  readonly complete: boolean;
}

type PageView = Pick<z.infer<(typeof pageViewed)['data']>, 'visitorId' | 'ip' | 'consented'>;

const windowMs = 60 * 60_000;
const timeoutMs = 2000;
const stream = 'visitor-analytics';

/** Reads the stream of page views on demand, so that this service stores no visitor data. */
export const createRecentVisitorCounter =
  (bus: Pick<Bus, 'subscribeLive'>, clock: () => Date): ((network: string) => Promise<RecentVisitors>) =>
  async (cidr) => {
    const visitors = createVisitorSets(parseNetwork(cidr));
    const subscription = bus.subscribeLive(
      { stream, from: { time: new Date(clock().getTime() - windowMs) }, types: [pageViewed.type] },
      ({ data }) => visitors.add(pageViewed.data.parse(data)),
    );
    const timeout = AbortSignal.timeout(timeoutMs);
    try {
      const complete = await Promise.race([
        subscription.caughtUp.then(() => true),
        once(timeout, 'abort').then(() => false),
      ]);
      return { ...visitors.count(), complete };
    } finally {
      await subscription.stop();
    }
  };

/** Sorts visitors by what is known of their IP address: all of it with consent, otherwise only the network. */
export function createVisitorSets(network: IpNetwork) {
  const inside = new Set<string>();
  const possible = new Set<string>();
  return {
    add({ visitorId, ip, consented = true }: PageView): void {
      const address = parseAddress(ip);
      if (!address) return;
      const known = consented ? address : toSharedNetwork(address);
      if (containsNetwork(network, known)) inside.add(visitorId);
      else if (networksOverlap(network, known)) possible.add(visitorId);
    },
    count: () => ({ inside: inside.size, possible: possible.size }),
  };
}
