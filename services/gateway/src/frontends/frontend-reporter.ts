import {
  frontendNames,
  FrontendReport,
  frontendReportIntervalMs,
  frontendReportsBucket,
  frontendReportTtlMs,
} from '@aera/contracts/server';
import type { Bus } from '@aera/event-bus';
import type { Log } from '@aera/service-kit/core';
import type { UntrustedForwarders } from '../identity/untrusted-forwarders.ts';
import type { Frontends } from './frontends.ts';

export type FrontendReporter = ReturnType<typeof startFrontendReporter>;

interface FrontendReporterOptions {
  readonly bus: Pick<Bus, 'kv'>;
  readonly frontends: Pick<Frontends, 'findLiveVersion' | 'readPin' | 'listVersions' | 'listFaults'>;
  readonly forwarders: Pick<UntrustedForwarders, 'peers'>;
  /** Null without pages that were prerendered with the live frontends. */
  readonly readPrerenderedPages: () => Promise<unknown>;
  /** Host and port. */
  readonly gateway: string;
  /** Version of the gateway. */
  readonly version: string;
  readonly log: Pick<Log, 'warn'>;
}

/** Milliseconds between two searches for added and removed builds. */
const pollIntervalMs = 2_000;

/** Milliseconds that a stop waits for the report to be deleted. */
const shutdownTimeoutMs = 1_000;

/** Reports on the bus which frontends this gateway has and serves, and which peers it does not trust: after every change, and periodically before the report expires. */
export function startFrontendReporter({
  bus,
  frontends,
  forwarders,
  readPrerenderedPages,
  gateway,
  version,
  log,
}: FrontendReporterOptions) {
  const bucket = bus.kv(frontendReportsBucket, { schema: FrontendReport, ttl: frontendReportTtlMs });
  const key = gateway.replace(/[^\w-]/g, '-');
  let lastReport = { text: '', writtenAt: 0 };
  let lastWrite = Promise.resolve();

  const writeReport = async (): Promise<void> => {
    const now = Date.now();
    const report = {
      gateway,
      version,
      rendered: (await readPrerenderedPages()) !== null,
      frontends: await describeFrontends(frontends),
      untrustedForwarders: forwarders.peers(),
    };
    const text = JSON.stringify(report);
    if (text === lastReport.text && now - lastReport.writtenAt < frontendReportIntervalMs) return;
    await bucket.put(key, { ...report, at: new Date(now).toISOString() });
    lastReport = { text, writtenAt: now };
  };

  let isQueued = false;
  const reportNow = (): void => {
    // A queued report will contain this change; without the bus more would only pile up.
    if (isQueued) return;
    isQueued = true;
    lastWrite = lastWrite
      .then(() => {
        isQueued = false;
        return writeReport();
      })
      .catch((err: unknown) => log.warn({ err }, 'frontend report failed, will be repeated'));
  };
  reportNow();
  const timer = setInterval(reportNow, pollIntervalMs).unref();

  return {
    reportNow,
    /** Deletes the report: this gateway stops serving. */
    async stop() {
      clearInterval(timer);
      const deleted = lastWrite.then(() => bucket.delete(key)).catch(() => {});
      await Promise.race([deleted, new Promise((resolve) => setTimeout(resolve, shutdownTimeoutMs).unref())]);
    },
  };
}

const describeFrontends = (
  frontends: FrontendReporterOptions['frontends'],
): Promise<FrontendReport['frontends']> =>
  Promise.all(
    frontendNames.map(async (name) => ({
      name,
      live: await frontends.findLiveVersion(name),
      pinned: frontends.readPin(name),
      versions: [...(await frontends.listVersions(name))],
      faults: [...(await frontends.listFaults(name))],
    })),
  );
