import { FrontendReport, frontendReportsBucket, frontendReportTtlMs } from '@aera/contracts/server';
import type { Watcher } from '@aera/event-bus';
import type { ServiceModule } from '@aera/service-kit';
import type { SecurityContext } from '../security-context.ts';
import { frontendRoutes } from './frontend-routes.ts';
import { createPinSync } from './pin-sync.ts';

const syncIntervalMs = 60_000;

/** Versions and pins of the frontends. */
export function frontendsModule(context: SecurityContext): ServiceModule {
  const { bus, clock, workers } = context;
  const pins = createPinSync(context);
  const sync = workers.schedule('Sync pinned versions to gateways', pins.syncAll, {
    intervalMs: syncIntervalMs,
  });
  const reports = new Map<string, FrontendReport>();
  let watcher: Watcher | undefined;

  /** Returns the reports that have not expired, by gateway name. */
  const listReports = (): FrontendReport[] => {
    const since = clock().getTime() - frontendReportTtlMs;
    return [...reports.values()]
      .filter(({ at }) => Date.parse(at) >= since)
      .toSorted((a, b) => a.gateway.localeCompare(b.gateway));
  };

  return {
    consumers: [{ from: 'security-auth', durable: 'frontend-pins', on: pins.handlers }],
    routes: [frontendRoutes(context, pins, listReports)],
    start: () => {
      watcher = bus
        .kv(frontendReportsBucket, { schema: FrontendReport, ttl: frontendReportTtlMs })
        .watch(({ key, value }) => {
          if (value) reports.set(key, value);
          else reports.delete(key);
        });
      sync.start();
    },
    stop: async () => {
      await sync.stop();
      await watcher?.stop();
    },
  };
}
