import type { ThreatResponse } from '@aera/contracts';
import type { EventStore } from '@aera/event-store';
import type { StreamId } from '@aera/event-store';
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

/** Reads the modes that stewards have set. */
export const readModes = async (store: Pick<EventStore, 'stream'>) =>
  await store.stream(ruleModesStream).readState();

/**
 * Blocks the network of a severe threat, or records why not. A threat that goes on after its block has expired is blocked again. After a
 * steward has unblocked the network, only another threat blocks it again. Idempotent.
 */
export async function respondToThreat(
  { store, now }: SecurityContext,
  manager: BlockService,
  { id, rule, episode }: { id: StreamId<typeof threatStream>; rule: Rule; episode: ThreatEpisode },
  metadata: EventMetadata,
): Promise<void> {
  const { threatId, network, severity } = episode;
  if (network === null || !rule.blocksFrom || !isAtLeast(severity, rule.blocksFrom)) return;
  if (episode.response === 'blocked' && (await manager.isBlocked(network))) return;
  const { name, threatType } = rule;
  const response = await chooseResponse(network);
  const blockId =
    response === 'blocked'
      ? await manager.blockByRule({ rule: name, threatType, threatId, network }, metadata)
      : null;
  const command = { type: 'RespondToThreat', data: { threatId, response, blockId }, now: now() } as const;
  await store.stream(threatStream).handle(id, command, { metadata });

  async function chooseResponse(target: string): Promise<ThreatResponse> {
    if (findAllowingEntry(await manager.allowed(), target)) return 'allowed';
    const mode = readMode(await readModes(store), name);
    if (mode !== 'on') return mode;
    return (await manager.hasStewards(target)) ? 'steward-network' : 'blocked';
  }
}
