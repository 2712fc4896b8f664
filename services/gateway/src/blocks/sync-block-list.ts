import { BlockedNetwork, blockedNetworksBucket } from '@aera/contracts/server';
import type { Bus, Watcher } from '@aera/event-bus';
import type { BlockList } from './block-list.ts';

/**
 * Keeps a list of blocks as security-auth has it: all of them at first, then each change as it happens. `onBlocked` is told of every
 * block that was put in.
 */
export function syncBlockList(bus: Pick<Bus, 'kv'>, blocks: BlockList, onBlocked: () => void): Watcher {
  const bucket = bus.kv(blockedNetworksBucket, { schema: BlockedNetwork });
  return bucket.watch(({ key, value }) => {
    if (value === null) return blocks.lift(key);
    // The key names the block, whatever its value says.
    blocks.put({ ...value, blockId: key });
    onBlocked();
  });
}
