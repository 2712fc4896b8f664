import { FrontendName, FrontendPin, frontendPinsBucket } from '@aera/contracts/server';
import type { Bus, Watcher } from '@aera/event-bus';
import type { Frontends } from './frontends.ts';

/** Serves what stewards have pinned: all of it at first, then each change as it happens. `onPinned` is told of every word that came. */
export function syncPins(
  bus: Pick<Bus, 'kv'>,
  frontends: Pick<Frontends, 'pin'>,
  onPinned: () => void,
): Watcher {
  const bucket = bus.kv(frontendPinsBucket, { schema: FrontendPin });
  return bucket.watch(({ key, value }) => {
    const name = FrontendName.safeParse(key);
    if (!name.success) return;
    frontends.pin(name.data, value?.version ?? null);
    onPinned();
  });
}
