import {
  frontendNames,
  FrontendReport,
  frontendReportIntervalMs,
  frontendReportsBucket,
  frontendReportTtlMs,
} from '@aera/contracts/server';
import type { Bus } from '@aera/event-bus';
import type { Log } from '@aera/service-kit/core';
import type { Frontends } from './frontends.ts';

export interface FrontendReporter {
  /** Something may have changed. */
  readonly reportNow: () => void;
  /** Takes its word back: this gateway serves no more. */
  readonly stop: () => Promise<void>;
}

interface FrontendReporterOptions {
  readonly bus: Pick<Bus, 'kv'>;
  readonly frontends: Pick<Frontends, 'live' | 'pinned' | 'versions' | 'faults'>;
  /** Null while no rendered pages fit the frontends. */
  readonly renderedPages: () => Promise<unknown>;
  /** Host and port. */
  readonly gateway: string;
  /** Of the gateway itself. */
  readonly version: string;
  readonly log: Pick<Log, 'warn'>;
}

/** How often the disk is looked at for builds that came or went. */
const pollIntervalMs = 2_000;

/** How long a stop waits for the last word to be heard. */
const shutdownTimeoutMs = 1_000;

/** Says on the bus which frontends this gateway has and serves: at once, with every change, and now and then that it still does. */
export function startFrontendReporter({
  bus,
  frontends,
  renderedPages,
  gateway,
  version,
  log,
}: FrontendReporterOptions): FrontendReporter {
  const bucket = bus.kv(frontendReportsBucket, { schema: FrontendReport, ttl: frontendReportTtlMs });
  const key = gateway.replace(/[^\w-]/g, '-');
  let lastReport = { said: '', at: 0 };
  let lastWrite = Promise.resolve();

  const writeReport = async (): Promise<void> => {
    const now = Date.now();
    const report = {
      gateway,
      version,
      rendered: (await renderedPages()) !== null,
      frontends: await served(frontends),
    };
    const said = JSON.stringify(report);
    if (said === lastReport.said && now - lastReport.at < frontendReportIntervalMs) return;
    await bucket.put(key, { ...report, at: new Date(now).toISOString() });
    lastReport = { said, at: now };
  };

  let isQueued = false;
  const reportNow = (): void => {
    // One that waits says all that there is to say; while the bus is away more would only pile up.
    if (isQueued) return;
    isQueued = true;
    lastWrite = lastWrite
      .then(() => {
        isQueued = false;
        return writeReport();
      })
      .catch((err: unknown) =>
        log.warn({ err }, 'which frontends are served here was not reported, and is reported again'),
      );
  };
  reportNow();
  const timer = setInterval(reportNow, pollIntervalMs).unref();

  return {
    reportNow,
    async stop() {
      clearInterval(timer);
      const taken = lastWrite.then(() => bucket.delete(key)).catch(() => {});
      await Promise.race([taken, new Promise((resolve) => setTimeout(resolve, shutdownTimeoutMs).unref())]);
    },
  };
}

const served = (frontends: FrontendReporterOptions['frontends']): Promise<FrontendReport['frontends']> =>
  Promise.all(
    frontendNames.map(async (name) => ({
      name,
      live: await frontends.live(name),
      pinned: frontends.pinned(name),
      versions: [...(await frontends.versions(name))],
      faults: [...(await frontends.faults(name))],
    })),
  );
