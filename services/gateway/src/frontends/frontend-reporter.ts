import {
  frontendNames,
  FrontendReport,
  frontendReportEveryMs,
  frontendReportsBucket,
  frontendReportTtlMs,
} from '@aera/contracts/server';
import type { Bus } from '@aera/event-bus';
import type { Log } from '@aera/service-kit/core';
import type { Frontends } from './frontends.ts';

export interface FrontendReporter {
  /** Something may have changed. */
  readonly tell: () => void;
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
  let last = { said: '', at: 0 };
  let going = Promise.resolve();

  const say = async (): Promise<void> => {
    const now = Date.now();
    const report = {
      gateway,
      version,
      rendered: (await renderedPages()) !== null,
      frontends: await served(frontends),
    };
    const said = JSON.stringify(report);
    if (said === last.said && now - last.at < frontendReportEveryMs) return;
    await bucket.put(key, { ...report, at: new Date(now).toISOString() });
    last = { said, at: now };
  };

  let waits = false;
  const tell = (): void => {
    // One that waits says all that there is to say; while the bus is away more would only pile up.
    if (waits) return;
    waits = true;
    going = going
      .then(() => {
        waits = false;
        return say();
      })
      .catch((err: unknown) =>
        log.warn({ err }, 'which frontends are served here was not told, and is told again'),
      );
  };
  tell();
  const timer = setInterval(tell, pollIntervalMs).unref();

  return {
    tell,
    async stop() {
      clearInterval(timer);
      const taken = going.then(() => bucket.delete(key)).catch(() => {});
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
