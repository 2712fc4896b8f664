import {
  type FrontendName,
  frontendNames,
  FrontendPin,
  frontendPinned,
  frontendPinsBucket,
  frontendUnpinned,
} from '@aera/contracts/server';
import { defineHandler } from '@aera/event-bus';
import { createBucketSync } from '../bucket-sync.ts';
import type { SecurityContext } from '../security-context.ts';
import { frontendStream } from './frontend-stream.ts';

/** Pins for the gateways. */
export function createPinSync({ store, bus, log }: SecurityContext) {
  const bucket = bus.kv(frontendPinsBucket, { schema: FrontendPin });
  const { syncEntry } = createBucketSync({ store, log }, bucket, 'frontend-pins');

  /** Updates the bucket entry of a frontend from the log. */
  const syncOne = (name: FrontendName): Promise<void> =>
    syncEntry(name, async () => ({
      name,
      version: (await store.stream(frontendStream).readState(name)).pinned,
    }));

  return {
    syncOne,
    /** Updates the entries of all frontends. Restores a lost bucket. */
    async syncAll(): Promise<void> {
      for (const name of frontendNames) await syncOne(name);
    },
    /** Consumes the service's own messages, so that another process updates the bucket if the deciding process died. */
    handlers: {
      ...defineHandler(frontendPinned, ({ data }) => syncOne(data.name)),
      ...defineHandler(frontendUnpinned, ({ data }) => syncOne(data.name)),
    },
  };
}

export type PinSync = ReturnType<typeof createPinSync>;
