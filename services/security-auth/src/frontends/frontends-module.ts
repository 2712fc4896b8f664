import { FrontendPin, frontendPinsBucket } from '@aera/contracts/server';
import type { ServiceContext, ServiceModule } from '@aera/service-kit';
import type { StewardNameLookup } from '../stewards/steward-name.ts';
import { frontendRoutes } from './frontend-routes.ts';
import { watchGatewayReports, type GatewayReports } from './gateway-reports.ts';
import { createPinsBucket } from './pin-sync.ts';

interface Needs {
  readonly nameOf: StewardNameLookup;
}

/** Interval at which the bucket is compared with the log. */
const syncIntervalMs = 60_000;

/** Which version of each frontend is served. */
export function frontendsModule(
  { store, bus, clock, log, workers }: ServiceContext,
  { nameOf }: Needs,
): ServiceModule {
  const bucket = createPinsBucket({
    store,
    bucket: bus.kv(frontendPinsBucket, { schema: FrontendPin }),
    log,
  });
  let gateways: GatewayReports | undefined;
  const refilling = workers.schedule('Sync pinned versions to gateways', bucket.refill, {
    restMs: syncIntervalMs,
  });

  return {
    consumers: [{ from: 'security-auth', durable: 'frontend-pins', on: bucket.reactions }],
    routes: [frontendRoutes({ store, bucket, reports: () => gateways?.list() ?? [], nameOf, clock })],
    start: async () => {
      gateways = watchGatewayReports(bus, clock);
      refilling.start();
    },
    stop: async () => {
      await refilling.stop();
      await gateways?.watcher.stop();
    },
  };
}
