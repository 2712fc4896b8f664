import { FrontendPin, frontendPinsBucket } from '@aera/contracts/server';
import type { EventStore } from '@aera/event-store';
import { type Kit } from '@aera/service-kit';
import type { NameOf } from '../stewards/steward-name.ts';
import { frontendRoutes } from './frontend-routes.ts';
import { followGateways, type GatewayReports } from './gateway-reports.ts';
import { createPinsBucket } from './pins-bucket.ts';

interface Deps extends Pick<Kit, 'bus' | 'clock' | 'log' | 'workers'> {
  readonly store: EventStore;
  readonly nameOf: NameOf;
}

/** How often the bucket is held against the log. */
const tendEvery = 60_000;

/** Which version of each frontend is served, assembled. */
export function frontendsPart({ store, bus, clock, log, workers, nameOf }: Deps) {
  const bucket = createPinsBucket({
    store,
    bucket: bus.kv(frontendPinsBucket, { schema: FrontendPin }),
    log,
  });
  let gateways: GatewayReports | undefined;
  const refilling = workers.repeat('Pinned versions at the gateways', bucket.refill, { restMs: tendEvery });

  return {
    consumers: [{ from: 'security-auth', durable: 'frontend-pins', on: bucket.reactions }] as const,
    routes: [frontendRoutes({ store, bucket, reports: () => gateways?.list() ?? [], nameOf, clock })],
    start: async () => {
      gateways = followGateways(bus, clock);
      refilling.start();
    },
    stop: async () => {
      await refilling.stop();
      await gateways?.watcher.stop();
    },
  };
}
