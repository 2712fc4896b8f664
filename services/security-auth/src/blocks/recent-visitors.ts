import { pageViewed } from '@aera/contracts/server';
import type { Bus } from '@aera/event-bus';
import { containsNetwork, parseNetwork } from '@aera/service-kit/ip-addresses';

/** Counts IP addresses of a network with recent page views. `complete` is false if the stream was not read to its end. */
type CountRecentVisitors = (network: string) => Promise<{ addresses: number; complete: boolean }>;

const windowMs = 60 * 60_000;
const timeoutMs = 2000;
/** The end of the stream is reached after this time without a message. */
const idleTimeoutMs = 300;
const stream = 'visitor-analytics';

/** Reads the stream of page views on demand, so that this service stores no visitor data. */
export const createVisitorCounter =
  (bus: Pick<Bus, 'subscribeLive'>, clock: () => Date): CountRecentVisitors =>
  async (text) => {
    const network = parseNetwork(text);
    const ips = new Set<string>();
    const { promise: complete, resolve: finish } = Promise.withResolvers<boolean>();
    let idle: NodeJS.Timeout | undefined;
    const restartIdleTimer = () => {
      clearTimeout(idle);
      idle = setTimeout(() => finish(true), idleTimeoutMs);
    };
    const timeout = setTimeout(() => finish(false), timeoutMs);
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
        restartIdleTimer();
        const { ip } = data as { ip: string };
        if (isInside(ip)) ips.add(ip);
      },
    );
    try {
      void subscription.ready.then(restartIdleTimer);
      return { complete: await complete, addresses: ips.size };
    } finally {
      clearTimeout(idle);
      clearTimeout(timeout);
      await subscription.stop();
    }
  };
