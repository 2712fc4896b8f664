import type { Block, ThreatRule } from '@aera/contracts';
import { type DomainError, rejections } from '@aera/event-store/decider';
import { waitForProjection } from '@aera/event-store';
import type { EventMetadata } from '@aera/service-kit';
import type { SecurityContext } from '../security-context.ts';
import { allowListStream } from './allow-list-stream.ts';
import { type AllowedEntry, toConfiguredEntries, findAllowingEntry } from './allow-list.ts';
import { type BlockListSync, createNetworkKey } from './block-list-sync.ts';
import { findBlock, findOverlappingBlocks, findExpiredBlocks } from './block-queries.ts';
import { blockProjection } from './blocks-projection.ts';
import { containsNetwork, formatNetwork, parseNetwork, formatShort } from '@aera/service-kit/ip-addresses';
import { blockStream } from './block-stream.ts';
import { type BlockCommand, hasExpired } from './block.ts';
import { findStewardsInNetwork, hasRecentMembers } from './signed-in-networks.ts';

interface ManualBlockRequest {
  readonly network: string;
  readonly reason: string;
  readonly minutes: number | null;
  readonly by: string;
  /** IP address of the caller. */
  readonly from: string;
}

const reject = rejections({
  'block-pending': ['unavailable', 'Blocked. The list updates in a moment.'],
  'allow-listed': [
    'conflict',
    (network: string, allowed: string, note: string) =>
      `${network} includes ${allowed}${note && ` (${note})`}, which is on the allow list. Remove it from the list first.`,
  ],
  'own-address': [
    'conflict',
    (address: string, network: string) =>
      `Your own address ${address} is in ${network}. You’d lock yourself out.`,
  ],
});

const allowListed = (network: string, { network: allowed, note }: AllowedEntry): DomainError =>
  reject('allow-listed', formatShort(parseNetwork(network)), allowed, note);

/** Decides blocks from the stream of each network and updates the gateways' block list immediately. */
export function createBlockService(
  {
    config,
    deriveKey,
    store,
    sql,
    readStewardName,
    clock,
    now,
    newId,
  }: Pick<
    SecurityContext,
    'config' | 'deriveKey' | 'store' | 'sql' | 'readStewardName' | 'clock' | 'now' | 'newId'
  >,
  blockList: Pick<BlockListSync, 'syncOne'>,
) {
  const toNetworkKey = createNetworkKey({ deriveKey });
  const configured = toConfiguredEntries(config);
  const blocks = store.stream(blockStream);
  const waitForBlockList = () => waitForProjection(store, blockProjection.name);

  /** Returns the networks that are never blocked. */
  const listAllowedNetworks = async (): Promise<AllowedEntry[]> => [
    ...configured,
    ...(await store.stream(allowListStream).readState()).values(),
  ];

  /** Returns why a steward with this IP address must not block a network, or null. */
  const findBlockError = async (text: string, from: string): Promise<DomainError | null> => {
    const network = parseNetwork(text);
    const entry = findAllowingEntry(await listAllowedNetworks(), text);
    if (entry) return allowListed(text, entry);
    return containsNetwork(network, parseNetwork(from))
      ? reject('own-address', from, formatShort(network))
      : null;
  };

  const unblockAll = async (networks: readonly string[], by: string, metadata: EventMetadata) => {
    const ended: string[] = [];
    for (const network of networks) {
      const command = { type: 'UnblockNetwork', data: { by }, now: now() } as const;
      const { events } = await blocks.handle([toNetworkKey(network)], command, { metadata });
      for (const { data } of events) {
        await blockList.syncOne(data.blockId, network);
        ended.push(data.blockId);
      }
    }
    if (ended.length > 0) await waitForBlockList();
    const rows = await Promise.all(ended.map((blockId) => findBlock(sql, readStewardName, now(), blockId)));
    return rows.filter((row) => row !== null);
  };

  /**
   * Records a block, updates the block list, and returns the block's id, or null without a block. Reads the allow list again afterwards: an
   * entry that was added since the decision ended only the blocks that were recorded by then.
   */
  const recordBlock = async (
    data: Extract<BlockCommand, { type: 'BlockNetwork' }>['data'],
    metadata: EventMetadata,
  ): Promise<{ blockId: string | null; allowed?: AllowedEntry }> => {
    const { network, networkKey } = data;
    const command = { type: 'BlockNetwork', data, now: now() } as const;
    const { state } = await blocks.handle([networkKey], command, { metadata });
    if (!state.current) return { blockId: null };
    const allowed = findAllowingEntry(await listAllowedNetworks(), network);
    if (allowed?.by) {
      await unblockAll([network], allowed.by, metadata);
      return { blockId: null, allowed };
    }
    const { blockId } = state.current;
    await blockList.syncOne(blockId, network);
    return { blockId };
  };

  return {
    listAllowedNetworks,
    /** Whether a block of the network is active. */
    async isBlocked(network: string): Promise<boolean> {
      const { current } = await blocks.readState(toNetworkKey(network));
      return current !== null && !hasExpired(current, now());
    },
    /** Whether a steward was signed in from the network recently. Rules do not block such networks. */
    hasStewards: async (network: string): Promise<boolean> =>
      (await findStewardsInNetwork(sql, network)).length > 0,
    findBlockError,
    /**
     * Blocks a network, and again if the threat goes on after the block has expired. Returns the id of the new or active block. Returns null
     * if a steward ended a block for that threat, or allowed the network meanwhile.
     */
    async blockByRule(
      {
        rule,
        threatType,
        threatId,
        network,
      }: { rule: ThreatRule; threatType: string; threatId: string; network: string },
      metadata: EventMetadata,
    ): Promise<string | null> {
      const networkKey = toNetworkKey(network);
      const shared = await hasRecentMembers(sql, networkKey, clock());
      const how = { kind: 'rule', rule, threatId, shared } as const;
      const data = { blockId: newId(), networkKey, network, reason: threatType, how };
      return (await recordBlock(data, metadata)).blockId;
    },
    /** @throws DomainError `allow-listed`, `own-address` */
    async blockManually(
      { network: text, reason, minutes, by, from }: ManualBlockRequest,
      metadata: EventMetadata,
    ): Promise<Block> {
      const error = await findBlockError(text, from);
      if (error) throw error;
      const network = formatNetwork(parseNetwork(text));
      const networkKey = toNetworkKey(network);
      const expiresAt =
        minutes === null ? null : new Date(clock().getTime() + minutes * 60_000).toISOString();
      const how = { kind: 'manual', by, expiresAt } as const;
      const data = { blockId: newId(), networkKey, network, reason, how };
      const { blockId, allowed } = await recordBlock(data, metadata);
      if (allowed) throw allowListed(network, allowed);
      await waitForBlockList();
      const row = blockId && (await findBlock(sql, readStewardName, now(), blockId));
      if (!row) throw reject('block-pending');
      return row;
    },
    /** Unblocks a network. For an IP address, unblocks every network that contains it. */
    async unblock(text: string, by: string, metadata: EventMetadata): Promise<Block[]> {
      await waitForBlockList();
      const network = formatNetwork(parseNetwork(text));
      const networks = text.includes('/')
        ? [network]
        : await findOverlappingBlocks(sql, network, 'wider or the same');
      return unblockAll(networks.length > 0 ? networks : [network], by, metadata);
    },
    /** Unblocks all networks that overlap an allow-listed network: those inside, and the wider ones that contain it. */
    async unblockOverlapping(network: string, by: string, metadata: EventMetadata): Promise<void> {
      await waitForBlockList();
      await unblockAll(await findOverlappingBlocks(sql, network, 'overlapping'), by, metadata);
    },
    /** Ends the blocks past their expiry. */
    async expire(): Promise<void> {
      for (const { id: blockId, network } of await findExpiredBlocks(sql, clock())) {
        const command = { type: 'ExpireBlock', data: { blockId }, now: now() } as const;
        await blocks.handle([toNetworkKey(network)], command, { metadata: { actor: 'security-auth' } });
        await blockList.syncOne(blockId, network);
      }
    },
  };
}

export type BlockService = ReturnType<typeof createBlockService>;
