import { BlockedNetwork, blockedNetworksBucket } from '@aera/contracts/server';
import type { Bus, Watcher } from '@aera/event-bus';
import { type IpNetwork, toLeadingBits, parseNetwork } from '@aera/service-kit/ip-addresses';

export type BlockList = ReturnType<typeof createBlockList>;

/** Blocks by prefix length, then by the leading bits of their network. */
type Tables = Map<number, Map<bigint, Set<BlockedNetwork>>>;

/**
 * In-memory block list. A lookup tests one key for each blocked prefix length, so its cost does not grow with the number of blocks. Expired
 * blocks are removed at lookup.
 */
export function createBlockList(now: () => number = Date.now) {
  const blocksById = new Map<string, { block: BlockedNetwork; network: IpNetwork }>();
  const tables: Record<IpNetwork['bits'], Tables> = { 32: new Map(), 128: new Map() };

  const remove = (blockId: string): void => {
    const entry = blocksById.get(blockId);
    if (!entry) return;
    blocksById.delete(blockId);
    const { block, network } = entry;
    const tablesByPrefix = tables[network.bits];
    const table = tablesByPrefix.get(network.prefix);
    const key = toLeadingBits(network, network.prefix);
    const blocks = table?.get(key);
    if (!table || !blocks) return;
    blocks.delete(block);
    if (blocks.size === 0) table.delete(key);
    if (table.size === 0) tablesByPrefix.delete(network.prefix);
  };

  const put = (block: BlockedNetwork): void => {
    remove(block.blockId);
    if (isExpired(block, now())) return;
    const network = parseNetwork(block.network);
    blocksById.set(block.blockId, { block, network });
    const tablesByPrefix = tables[network.bits];
    const table = tablesByPrefix.get(network.prefix) ?? new Map<bigint, Set<BlockedNetwork>>();
    tablesByPrefix.set(network.prefix, table);
    const key = toLeadingBits(network, network.prefix);
    table.set(key, (table.get(key) ?? new Set()).add(block));
  };

  return {
    /** Adds a block or replaces its previous version. */
    put,
    remove,
    /** Returns a block that contains an IP address, or null. */
    find(ip: string): BlockedNetwork | null {
      if (blocksById.size === 0) return null;
      const address = parseNetwork(ip);
      for (const [prefix, table] of tables[address.bits]) {
        for (const block of table.get(toLeadingBits(address, prefix)) ?? []) {
          if (!isExpired(block, now())) return block;
          remove(block.blockId);
        }
      }
      return null;
    },
    get size() {
      return blocksById.size;
    },
  };
}

const isExpired = ({ expiresAt }: BlockedNetwork, now: number): boolean =>
  expiresAt !== null && Date.parse(expiresAt) <= now;

/** Mirrors the block list of security-auth: all blocks first, then each change. */
export function syncBlockList(bus: Pick<Bus, 'kv'>, blocks: BlockList): Watcher {
  const bucket = bus.kv(blockedNetworksBucket, { schema: BlockedNetwork });
  return bucket.watch(({ key, value }) => {
    if (value === null) return blocks.remove(key);
    blocks.put({ ...value, blockId: key });
  });
}
