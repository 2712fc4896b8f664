import {
  BlockedNetwork,
  blockedNetworksBucket,
  networkBlocked,
  networkUnblocked,
} from '@aera/contracts/server';
import { defineHandler } from '@aera/event-bus';
import { fold } from '@aera/event-store/decider';
import { createHmacId } from '@aera/service-kit';
import { createBucketSync } from '../bucket-sync.ts';
import type { SecurityContext } from '../security-context.ts';
import { blockStream } from './block-stream.ts';
import { block } from './block.ts';

/** Returns the key of a network, an HMAC, so that stream ids do not reveal IP addresses. */
export const createNetworkKey = ({ deriveKey }: Pick<SecurityContext, 'deriveKey'>) =>
  createHmacId(deriveKey('networks'), 'network');

/** Block list for the gateways. */
export function createBlockListSync({
  deriveKey,
  store,
  sql,
  bus,
  log,
}: Pick<SecurityContext, 'deriveKey' | 'store' | 'sql' | 'bus' | 'log'>) {
  const toNetworkKey = createNetworkKey({ deriveKey });
  const bucket = bus.kv(blockedNetworksBucket, { schema: BlockedNetwork });
  const { readEntry, syncEntry } = createBucketSync({ store, log }, bucket, 'blocked-networks');

  const readActiveBlock = async (blockId: string, network: string): Promise<BlockedNetwork | null> => {
    const events = await store.stream(blockStream).read(toNetworkKey(network));
    const { current } = fold(block, events);
    if (current?.blockId !== blockId || current.network === null) return null;
    const start = events.findLast(({ type, data }) => type === 'NetworkBlocked' && data.blockId === blockId);
    const rule = start?.type === 'NetworkBlocked' ? start.data.rule : null;
    return { blockId, network: current.network, expiresAt: current.expiresAt, rule: rule ?? 'by-hand' };
  };

  /** Updates the bucket entry of a block from the log. */
  const syncOne = (blockId: string, network: string): Promise<void> =>
    syncEntry(blockId, () => readActiveBlock(blockId, network));

  return {
    syncOne,
    /** Updates the entries of all active blocks and of all keys in the bucket. Restores a lost bucket. */
    async syncAll(): Promise<void> {
      const rows = await sql<{ id: string; network: string }>(
        'select id::text as id, network::text as network from network_blocks where ended_at is null',
      );
      const networks = new Map(rows.map(({ id, network }) => [id, network]));
      for (const id of await bucket.keys()) {
        const entry = networks.has(id) ? null : await readEntry(id);
        if (entry) networks.set(id, entry.network);
      }
      for (const [id, network] of networks) await syncOne(id, network);
    },
    /** Consumes the service's own messages, so that another process updates the bucket if the deciding process died. */
    handlers: {
      ...defineHandler(networkBlocked, ({ data }) => syncOne(data.blockId, data.network)),
      ...defineHandler(networkUnblocked, ({ data }) => syncOne(data.blockId, data.network)),
    },
  };
}

export type BlockListSync = ReturnType<typeof createBlockListSync>;
