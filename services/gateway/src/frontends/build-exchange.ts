import { setTimeout as delay } from 'node:timers/promises';
import { frontendNames, FrontendPin, frontendPinsBucket } from '@aera/contracts/server';
import type { Bus } from '@aera/event-bus';
import { type Pins, syncBuilds } from '@aera/frontend-versions';
import type { Log } from '@aera/service-kit/core';

interface ExchangeOptions {
  readonly bus: Pick<Bus, 'kv' | 'objects'>;
  /** Folder with `<frontend>/dist/<version>`. */
  readonly root: string;
}

/** Of 100 GiB, enough for a hundred builds of 20 MB. */
const openStore = ({ bus }: ExchangeOptions) => bus.objects('frontend-builds', { storageShare: 0.02 });

/** Exchanges builds with other gateways once, by the object store of the bus. */
export async function exchangeBuilds(options: ExchangeOptions): Promise<void> {
  // From the bus, because a gateway that does not know a pin yet would remove the pinned build.
  await syncBuilds(options.root, openStore(options), await fetchPins(options));
}

async function fetchPins({ bus }: ExchangeOptions): Promise<Pins> {
  const bucket = bus.kv(frontendPinsBucket, { schema: FrontendPin });
  const pins = await Promise.all(
    frontendNames.map(async (name) => [name, (await bucket.get(name))?.value.version] as const),
  );
  return Object.fromEntries(pins.filter(([, version]) => version));
}

/** Polling interval of the store in milliseconds. */
const pollIntervalMs = 2_000;

/** Exchanges builds whenever another gateway has changed the store. */
export function startBuildExchange({
  log,
  intervalMs = pollIntervalMs,
  ...options
}: ExchangeOptions & { readonly log: Pick<Log, 'warn'>; readonly intervalMs?: number }) {
  const store = openStore(options);
  const stopping = new AbortController();
  let seen = -1;
  let failing = false;

  const exchange = async (): Promise<void> => {
    const revision = await store.revision();
    if (revision === seen) return;
    await exchangeBuilds(options);
    seen = revision;
  };
  const running = (async () => {
    while (!stopping.signal.aborted) {
      try {
        await exchange();
        failing = false;
      } catch (err) {
        if (!failing) log.warn({ err }, 'builds of the frontends could not be exchanged');
        failing = true;
      }
      await delay(intervalMs, undefined, { signal: stopping.signal }).catch(() => {});
    }
  })();
  return {
    async stop(): Promise<void> {
      stopping.abort();
      await running;
    },
  };
}
