import {
  type FrontendName,
  frontendNames,
  type FrontendPin,
  frontendPinned,
  frontendUnpinned,
} from '@aera/contracts/server';
import { fold } from '@aera/event-store/decider';
import { type Bucket, type ConsumerHandlers, handlerFor } from '@aera/event-bus';
import type { EventStore } from '@aera/event-store';
import type { Log } from '@aera/service-kit';
import { frontendStream } from './frontend-stream.ts';
import { frontend } from './frontend.ts';

interface Deps {
  readonly store: Pick<EventStore, 'stream' | 'transaction'>;
  readonly bucket: Pick<Bucket<FrontendPin>, 'get' | 'put'>;
  readonly log: Log;
}

export interface PinSync {
  /** Updates the bucket entry of a frontend from the log. */
  readonly write: (name: FrontendName) => Promise<void>;
  /** Updates the entries of all frontends. Restores a lost bucket. */
  readonly refill: () => Promise<void>;
  /** Consumes the service's own messages, so that another process updates the bucket if the deciding process died. */
  readonly reactions: ConsumerHandlers;
}

/** Pins for the gateways, derived from the log. An advisory lock serializes writers, so the last write is current. */
export function createPinsBucket({ store, bucket, log }: Deps): PinSync {
  const pinnedVersion = async (name: FrontendName): Promise<string | null> => {
    const events = await store.stream(frontendStream).read(name);
    return fold(frontend, events).pinned;
  };

  const written = (name: FrontendName): Promise<FrontendPin | null> =>
    bucket.get(name).then(
      (entry) => entry?.value ?? null,
      (err: unknown) => {
        log.warn({ err, name }, 'an entry of the pinned versions could not be read, and is written again');
        return null;
      },
    );

  const write = (name: FrontendName): Promise<void> =>
    store.transaction(async (tx) => {
      await tx('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`frontend-pins ${name}`]);
      const [version, found] = [await pinnedVersion(name), await written(name)];
      if (!found || found.version !== version) await bucket.put(name, { name, version });
    });

  return {
    write,
    async refill() {
      for (const name of frontendNames) await write(name);
    },
    reactions: {
      ...handlerFor(frontendPinned, ({ data }) => write(data.name)),
      ...handlerFor(frontendUnpinned, ({ data }) => write(data.name)),
    },
  };
}
