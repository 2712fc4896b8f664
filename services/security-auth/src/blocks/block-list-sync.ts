import {
  BlockedNetwork,
  blockedNetworksBucket,
  networkBlocked,
  networkUnblocked,
} from '@aera/contracts/server';
import { handlerFor } from '@aera/event-bus';
import { fold } from '@aera/event-store/decider';
import { hmacId } from '@aera/service-kit';
import type { SecurityContext } from '../security-context.ts';
import { blockStream } from './block-stream.ts';
import { block } from './block.ts';

/** Returns the key of a network, an HMAC, so that stream ids do not reveal IP addresses. */
export const createNetworkKey = ({ deriveKey }: Pick<SecurityContext, 'deriveKey'>) =>
  hmacId(deriveKey('networks'), 'network');

/**
 * Block list for the gateways, derived from the log. An advisory lock per block serializes writers across instances. Each writer reads the
 * log after it has the lock, so the last write is current.
 */
export function createBlockListSync({
  deriveKey,
  store,
  sql,
  bus,
  log,
}: Pick<SecurityContext, 'deriveKey' | 'store' | 'sql' | 'bus' | 'log'>) {
  const networkKey = createNetworkKey({ deriveKey });
  const bucket = bus.kv(blockedNetworksBucket, { schema: BlockedNetwork });

  const readActiveBlock = async (blockId: string, network: string): Promise<BlockedNetwork | null> => {
    const events = await store.stream(blockStream).read(networkKey(network));
    const { current } = fold(block, events);
    if (current?.blockId !== blockId || current.network === null) return null;
    const start = events.findLast(({ type, data }) => type === 'NetworkBlocked' && data.blockId === blockId);
    const rule = start?.type === 'NetworkBlocked' ? start.data.rule : null;
    return { blockId, network: current.network, until: current.until, rule: rule ?? 'by-hand' };
  };

  const readEntry = (blockId: string): Promise<BlockedNetwork | null> =>
    bucket.get(blockId).then(
      (entry) => entry?.value ?? null,
      (err: unknown) => {
        log.warn({ err, blockId }, 'an unreadable entry of the blocked networks is overwritten');
        return null;
      },
    );

  /** Updates the bucket entry of a block from the log. */
  const syncOne = (blockId: string, network: string): Promise<void> =>
    store.transaction(async (tx) => {
      await tx('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`blocked-networks ${blockId}`]);
      const active = await readActiveBlock(blockId, network);
      const entry = await readEntry(blockId);
      if (!active) await bucket.delete(blockId);
      else if (JSON.stringify(entry) !== JSON.stringify(active)) await bucket.put(blockId, active);
    });

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
      ...handlerFor(networkBlocked, ({ data }) => syncOne(data.blockId, data.network)),
      ...handlerFor(networkUnblocked, ({ data }) => syncOne(data.blockId, data.network)),
    },
  };
}

export type BlockListSync = ReturnType<typeof createBlockListSync>;
