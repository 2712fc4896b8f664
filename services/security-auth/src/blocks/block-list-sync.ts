import { isDeepStrictEqual } from 'node:util';
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

/** Names the steward's action in the entry of a block without a rule. */
const manualRule = 'by-hand';

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
    return { blockId, network: current.network, expiresAt: current.expiresAt, rule: rule ?? manualRule };
  };

  /** The entries of all active blocks by id, from the read model. */
  const listActiveBlocks = async (): Promise<ReadonlyMap<string, BlockedNetwork>> => {
    const rows = await sql<BlockedNetwork>(
      `select id::text as "blockId", network::text as network, expires_at as "expiresAt", coalesce(rule, '${manualRule}') as rule
       from network_blocks where ended_at is null`,
    );
    return new Map(rows.map((row) => [row.blockId, row]));
  };

  /** Updates the bucket entry of a block from the log. */
  const syncOne = (blockId: string, network: string): Promise<void> =>
    syncEntry(blockId, () => readActiveBlock(blockId, network));

  return {
    syncOne,
    /**
     * Updates the entries that differ from the read model: of active blocks, and of other keys in the bucket. Restores a lost bucket. Equal
     * entries are not read from the log: with thousands of blocks, that would take seconds of CPU time each minute.
     */
    async syncAll(): Promise<void> {
      const expected = await listActiveBlocks();
      for (const id of new Set([...expected.keys(), ...(await bucket.keys())])) {
        const [block, entry] = [expected.get(id) ?? null, await readEntry(id)];
        const network = (block ?? entry)?.network;
        if (network !== undefined && !isDeepStrictEqual(block, entry)) await syncOne(id, network);
      }
    },
    /** Consumes the service's own messages, so that another process updates the bucket if the deciding process died. */
    handlers: {
      ...defineHandler(networkBlocked, ({ data }) => syncOne(data.blockId, data.network)),
      ...defineHandler(networkUnblocked, ({ data }) => syncOne(data.blockId, data.network)),
    },
  };
}

export type BlockListSync = ReturnType<typeof createBlockListSync>;
