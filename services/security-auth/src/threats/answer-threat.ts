import type { ThreatAnswer } from '@aera/contracts';
import { fold } from '@aera/event-store/decider';
import type { EventStore } from '@aera/event-store';
import type { EventMetadata } from '@aera/service-kit';
import { allowedBy } from '../blocks/allow-list.ts';
import type { BlockDesk } from '../blocks/block-desk.ts';
import type { SecurityEvent } from '../security-event.ts';
import { modeOf, ruleModes, ruleModesStream, type RuleModeEvent } from './rule-modes.ts';
import type { Rule } from './rules.ts';
import { atLeast } from './severity.ts';
import { type Episode, threat } from './threat.ts';

interface Deps {
  readonly store: EventStore<SecurityEvent>;
  readonly desk: Pick<BlockDesk, 'allowed' | 'byRule'>;
  readonly clock: () => Date;
}

/** The modes that stewards have set. */
export const readModes = async (store: Pick<EventStore<SecurityEvent>, 'readStream'>) =>
  fold(ruleModes, (await store.readStream(ruleModesStream)) as unknown as RuleModeEvent[]);

/**
 * Blocks for a threat that is bad enough, or says why not. A threat is blocked for once: where a steward has let the network in again,
 * it takes another threat. Harmless to repeat.
 */
export const createAnswerThreat =
  ({ store, desk, clock }: Deps) =>
  async (stream: string, rule: Rule, episode: Episode, metadata: EventMetadata): Promise<void> => {
    const { threatId, network, severity } = episode;
    if (network === null || !rule.blocksFrom || !atLeast(severity, rule.blocksFrom)) return;
    if (episode.answer === 'blocked') return;
    const answer = await chosen(rule, network);
    const blockId =
      answer === 'blocked'
        ? await desk.byRule({ rule: rule.name, threatType: rule.threatType, threatId, network }, metadata)
        : null;
    const data = { threatId, answer, blockId };
    await store.handle(threat, stream, { type: 'AnswerThreat', data, now: clock().toISOString() }, metadata);

    async function chosen({ name }: Rule, hit: string): Promise<ThreatAnswer> {
      if (allowedBy(await desk.allowed(), hit)) return 'allowed';
      const mode = modeOf(await readModes(store), name);
      return mode === 'on' ? 'blocked' : mode;
    }
  };
