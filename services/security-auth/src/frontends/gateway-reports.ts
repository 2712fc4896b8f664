import { FrontendReport, frontendReportsBucket, frontendReportTtlMs } from '@aera/contracts/server';
import type { Bus, Watcher } from '@aera/event-bus';

export interface GatewayReports {
  /** Returns the reports that have not expired, by gateway name. */
  list(): readonly FrontendReport[];
  readonly watcher: Watcher;
}

/** Watches the reports of the gateways. A report expires after `frontendReportTtlMs`. */
export function watchGatewayReports(bus: Pick<Bus, 'kv'>, clock: () => Date): GatewayReports {
  const reports = new Map<string, FrontendReport>();
  const watcher = bus
    .kv(frontendReportsBucket, { schema: FrontendReport, ttl: frontendReportTtlMs })
    .watch(({ key, value }) => {
      if (value) reports.set(key, value);
      else reports.delete(key);
    });
  return {
    watcher,
    list() {
      const since = clock().getTime() - frontendReportTtlMs;
      return [...reports.values()]
        .filter(({ at }) => Date.parse(at) >= since)
        .toSorted((a, b) => a.gateway.localeCompare(b.gateway));
    },
  };
}
