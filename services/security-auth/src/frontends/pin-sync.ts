import {
  type FrontendName,
  frontendNames,
  FrontendPin,
  frontendPinned,
  frontendPinsBucket,
  frontendUnpinned,
} from '@aera/contracts/server';
import { handlerFor } from '@aera/event-bus';
import type { SecurityContext } from '../security-context.ts';
import { frontendStream } from './frontend-stream.ts';

/** Pins for the gateways, derived from the log. An advisory lock serializes writers, so the last write is current. */
export function createPinSync({ store, bus, log }: SecurityContext) {
  const bucket = bus.kv(frontendPinsBucket, { schema: FrontendPin });

  const readEntry = (name: FrontendName): Promise<FrontendPin | null> =>
    bucket.get(name).then(
      (entry) => entry?.value ?? null,
      (err: unknown) => {
        log.warn({ err, name }, 'an unreadable entry of the pinned versions is overwritten');
        return null;
      },
    );

  /** Updates the bucket entry of a frontend from the log. */
  const syncOne = (name: FrontendName): Promise<void> =>
    store.transaction(async (tx) => {
      await tx('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`frontend-pins ${name}`]);
      const { pinned: version } = await store.stream(frontendStream).readState(name);
      const entry = await readEntry(name);
      if (!entry || entry.version !== version) await bucket.put(name, { name, version });
    });

  return {
    syncOne,
    /** Updates the entries of all frontends. Restores a lost bucket. */
    async syncAll(): Promise<void> {
      for (const name of frontendNames) await syncOne(name);
    },
    /** Consumes the service's own messages, so that another process updates the bucket if the deciding process died. */
    handlers: {
      ...handlerFor(frontendPinned, ({ data }) => syncOne(data.name)),
      ...handlerFor(frontendUnpinned, ({ data }) => syncOne(data.name)),
    },
  };
}

export type PinSync = ReturnType<typeof createPinSync>;
