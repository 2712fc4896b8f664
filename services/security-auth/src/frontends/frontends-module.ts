import { FrontendPin, frontendPinsBucket } from '@aera/contracts/server';
import type { ServiceContext, ServiceModule } from '@aera/service-kit';
import type { StewardNameLookup } from '../stewards/steward-name.ts';
import { frontendRoutes } from './frontend-routes.ts';
import { watchGatewayReports, type GatewayReports } from './gateway-reports.ts';
import { createPinsBucket } from './pin-sync.ts';

interface Needs {
  readonly nameOf: StewardNameLookup;
}

/** Interval between comparisons of the bucket with the log, in milliseconds. */
const syncIntervalMs = 60_000;

/** Versions and pins of the frontends. */
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
    intervalMs: syncIntervalMs,
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
