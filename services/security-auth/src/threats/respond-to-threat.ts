import type { ThreatResponse } from '@aera/contracts';
import type { EventStore, StreamId } from '@aera/event-store';
import type { EventMetadata } from '@aera/service-kit';
import { findAllowingEntry } from '../blocks/allow-list.ts';
import type { BlockService } from '../blocks/block-service.ts';
import type { SecurityContext } from '../security-context.ts';
import { ruleModesStream } from './rule-modes-stream.ts';
import { readMode } from './rule-modes.ts';
import type { Rule } from './rules.ts';
import { isAtLeast } from './severity.ts';
import { threatStream } from './threat-stream.ts';
import { type ThreatEpisode } from './threat.ts';

type Blocks = Pick<BlockService, 'listAllowedNetworks' | 'isBlocked' | 'hasStewards' | 'blockByRule'>;

/** Reads the modes that stewards have set. */
export const readModes = async (store: Pick<EventStore, 'stream'>) =>
  await store.stream(ruleModesStream).readState();

/** Maximum number of dismissed threats in memory. */
const maxDismissed = 1000;

/**
 * Returns a function that blocks the network of a severe threat, or records why not. A threat that goes on after its block has expired is
 * blocked again. After a steward has unblocked the network, only another threat blocks it again. Idempotent.
 */
export function createThreatResponder(
  { store, now }: Pick<SecurityContext, 'store' | 'now'>,
  blockService: Blocks,
) {
  /** Threats whose block a steward ended. Their further findings skip all reads. */
  const dismissedThreatIds = new Set<string>();

  return async (
    { id, rule, episode }: { id: StreamId<typeof threatStream>; rule: Rule; episode: ThreatEpisode },
    metadata: EventMetadata,
  ): Promise<void> => {
    const { threatId, network, severity } = episode;
    if (network === null || !rule.blocksFrom || !isAtLeast(severity, rule.blocksFrom)) return;
    if (dismissedThreatIds.has(threatId)) return;
    if (episode.response === 'blocked' && (await blockService.isBlocked(network))) return;
    const { name, threatType } = rule;
    const chosen = await chooseResponse(rule, network);
    const blockId =
      chosen === 'blocked'
        ? await blockService.blockByRule({ rule: name, threatType, threatId, network }, metadata)
        : null;
    const isDismissed = chosen === 'blocked' && blockId === null;
    // A steward may have allowed the network meanwhile.
    const response = isDismissed ? await chooseResponse(rule, network) : chosen;
    // A dismissed threat has no block to record.
    if (response !== 'blocked' || blockId !== null) {
      const command = { type: 'RespondToThreat', data: { threatId, response, blockId }, now: now() } as const;
      await store.stream(threatStream).handle(id, command, { metadata });
    }
    if (isDismissed) {
      if (dismissedThreatIds.size >= maxDismissed) dismissedThreatIds.clear();
      dismissedThreatIds.add(threatId);
    }
  };

  async function chooseResponse({ name }: Rule, network: string): Promise<ThreatResponse> {
    if (findAllowingEntry(await blockService.listAllowedNetworks(), network)) return 'allowed';
    const mode = readMode(await readModes(store), name);
    if (mode !== 'on') return mode;
    return (await blockService.hasStewards(network)) ? 'steward-network' : 'blocked';
  }
}
