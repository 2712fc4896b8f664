import { pageViewed } from '@aera/contracts/server';
import type { Bus } from '@aera/event-bus';
import { containsNetwork, parseNetwork } from '@aera/service-kit/ip-addresses';

/** Counts IP addresses of a network with recent page views. `complete` is false if the stream was not read to its end. */
export type RecentVisitors = (network: string) => Promise<{ addresses: number; complete: boolean }>;

const windowMs = 60 * 60_000;
const timeoutMs = 2000;
/** The end of the stream is reached after this time without a message. */
const idleTimeoutMs = 300;
const stream = 'visitor-analytics';

/** Reads the stream of page views on demand, so that this service stores no visitor data. */
export const createRecentVisitors =
  (bus: Pick<Bus, 'subscribeLive'>, clock: () => Date): RecentVisitors =>
  async (text) => {
    const network = parseNetwork(text);
    const found = new Set<string>();
    const over = Promise.withResolvers<boolean>();
    let quiet: NodeJS.Timeout | undefined;
    const heard = () => {
      clearTimeout(quiet);
      quiet = setTimeout(() => over.resolve(true), idleTimeoutMs);
    };
    const late = setTimeout(() => over.resolve(false), timeoutMs);
    const subscription = bus.subscribeLive(
      { stream, from: { time: new Date(clock().getTime() - windowMs) }, types: [pageViewed.type] },
      ({ data }) => {
        heard();
        const { ip } = data as { ip: string };
        if (isInside(ip)) found.add(ip);
      },
    );
    const isInside = (ip: string): boolean => {
      try {
        return containsNetwork(network, parseNetwork(ip));
      } catch {
        return false;
      }
    };
    try {
      void subscription.ready.then(heard);
      const complete = await over.promise;
      return { addresses: found.size, complete };
    } finally {
      clearTimeout(quiet);
      clearTimeout(late);
      await subscription.stop();
    }
  };
