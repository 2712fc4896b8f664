import type { Block, ThreatRule } from '@aera/contracts';
import { type DomainError, fold, rejections } from '@aera/event-store/decider';
import { type EventStore, type Sql, waitForProjection } from '@aera/event-store';
import type { EventMetadata } from '@aera/service-kit';
import type { StewardNameLookup } from '../stewards/steward-name.ts';
import { allowListStream } from './allow-list-stream.ts';
import { findAllowingEntry, type AllowedEntry, allowList } from './allow-list.ts';
import type { BlockListSync } from './block-list-sync.ts';
import { blockById, findOverlappingBlocks, findExpiredBlocks } from './block-queries.ts';
import { blockProjection } from './blocks-projection.ts';
import { containsNetwork, formatNetwork, parseNetwork, formatShort } from '@aera/service-kit/ip-addresses';
import { blockStream } from './block-stream.ts';
import { hasMembers, stewardsFrom } from './signed-in-networks.ts';

interface Deps {
  readonly store: EventStore;
  readonly sql: Sql;
  readonly bucket: BlockListSync;
  readonly keyOf: (network: string) => string;
  readonly nameOf: StewardNameLookup;
  readonly proxies: readonly AllowedEntry[];
  readonly clock: () => Date;
  readonly newId: () => string;
}

interface ManualBlockRequest {
  readonly network: string;
  readonly reason: string;
  readonly minutes: number | null;
  readonly by: string;
  /** IP address of the caller. */
  readonly from: string;
}

export interface BlockService {
  /** Returns the networks that are never blocked. */
  allowed(): Promise<AllowedEntry[]>;
  /** Whether a steward was signed in from the network recently. Rules do not block such networks. */
  hasStewards(network: string): Promise<boolean>;
  /** Returns why a steward with this IP address must not block a network, or null. */
  refusalOf(network: string, from: string): Promise<DomainError | null>;
  /**
   * Blocks a network once per threat. Returns the id of the new or active block. Returns null if a steward unblocked the network after that
   * threat.
   */
  blockByRule(
    found: { rule: ThreatRule; threatType: string; threatId: string; network: string },
    metadata: EventMetadata,
  ): Promise<string | null>;
  /** @throws DomainError `allow-listed`, `own-address` */
  blockManually(asked: ManualBlockRequest, metadata: EventMetadata): Promise<Block>;
  /** Unblocks a network. For an IP address, unblocks every network that contains it. */
  unblock(text: string, by: string, metadata: EventMetadata): Promise<Block[]>;
  /** Unblocks all networks inside an allow-listed network. */
  unblockInside(network: string, by: string, metadata: EventMetadata): Promise<void>;
  /** Ends the blocks past their expiry. */
  expire(): Promise<void>;
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

/** Decides blocks from the stream of each network and updates the gateways' block list immediately. */
export function createBlockService({
  store,
  sql,
  bucket,
  keyOf,
  nameOf,
  proxies,
  clock,
  newId,
}: Deps): BlockService {
  const now = () => clock().toISOString();
  const waitForBlockList = () => waitForProjection(store, blockProjection.name);

  const allowed = async () => {
    const events = await store.stream(allowListStream).read();
    return [...proxies, ...fold(allowList, events).values()];
  };

  const refusalOf = async (text: string, from: string): Promise<DomainError | null> => {
    const network = parseNetwork(text);
    const entry = findAllowingEntry(await allowed(), text);
    if (entry) return reject('allow-listed', formatShort(network), entry.network, entry.note);
    return containsNetwork(network, parseNetwork(from))
      ? reject('own-address', from, formatShort(network))
      : null;
  };

  const unblockAll = async (networks: readonly string[], by: string, metadata: EventMetadata) => {
    const ended: { blockId: string; network: string }[] = [];
    for (const network of networks) {
      const command = { type: 'UnblockNetwork', data: { by }, now: now() } as const;
      const { events } = await store.stream(blockStream).handle([keyOf(network)], command, { metadata });
      for (const { data } of events) {
        await bucket.write(data.blockId, network);
        ended.push({ blockId: data.blockId, network });
      }
    }
    if (ended.length > 0) await waitForBlockList();
    const blocks = await Promise.all(ended.map(({ blockId }) => blockById(sql, nameOf, blockId)));
    return blocks.filter((found) => found !== null);
  };

  return {
    allowed,
    hasStewards: async (network) => (await stewardsFrom(sql, network)).length > 0,
    refusalOf,
    async blockByRule({ rule, threatType, threatId, network }, metadata) {
      const networkKey = keyOf(network);
      const shared = await hasMembers(sql, networkKey, clock());
      const how = { kind: 'rule', rule, threatId, shared } as const;
      const data = { blockId: newId(), networkKey, network, reason: threatType, how };
      const command = { type: 'BlockNetwork', data, now: now() } as const;
      const { state } = await store.stream(blockStream).handle([networkKey], command, { metadata });
      if (!state.current) return null;
      await bucket.write(state.current.blockId, network);
      return state.current.blockId;
    },
    async blockManually({ network: text, reason, minutes, by, from }, metadata) {
      const refusal = await refusalOf(text, from);
      if (refusal) throw refusal;
      const network = formatNetwork(parseNetwork(text));
      const networkKey = keyOf(network);
      const until = minutes === null ? null : new Date(clock().getTime() + minutes * 60_000).toISOString();
      const data = {
        blockId: newId(),
        networkKey,
        network,
        reason,
        how: { kind: 'hand', by, until },
      } as const;
      const command = { type: 'BlockNetwork', data, now: now() } as const;
      const { state } = await store.stream(blockStream).handle([networkKey], command, { metadata });
      const blockId = state.current?.blockId as string;
      await bucket.write(blockId, network);
      await waitForBlockList();
      const found = await blockById(sql, nameOf, blockId);
      if (!found) throw reject('block-pending');
      return found;
    },
    async unblock(text, by, metadata) {
      await waitForBlockList();
      const network = formatNetwork(parseNetwork(text));
      const around = text.includes('/')
        ? [network]
        : await findOverlappingBlocks(sql, network, 'wider or the same');
      return unblockAll(around.length > 0 ? around : [network], by, metadata);
    },
    async unblockInside(network, by, metadata) {
      await waitForBlockList();
      await unblockAll(await findOverlappingBlocks(sql, network, 'inside'), by, metadata);
    },
    async expire() {
      for (const { id: blockId, network } of await findExpiredBlocks(sql, clock())) {
        const command = { type: 'ExpireBlock', data: { blockId }, now: now() } as const;
        await store
          .stream(blockStream)
          .handle([keyOf(network)], command, { metadata: { actor: 'security-auth' } });
        await bucket.write(blockId, network);
      }
    },
  };
}
