import type { StoredEvent } from '@aera/event-store';
import { isOfScoreRules } from '../contacts-event.ts';
import type { ContactsStore } from '../contacts-store.ts';
import {
  evolveScoreRules,
  initialScoreRules,
  type ScoreRules,
  type ScoreRulesEvent,
  scoreRulesStream,
} from './score-rules.ts';

/** The rules in force, and the number of their version. */
export interface RulesInForce {
  readonly version: number;
  readonly rules: ScoreRules;
}

/** Every setting of the rules, oldest first. */
export const settingsOfRules = async (store: ContactsStore): Promise<StoredEvent<ScoreRulesEvent>[]> =>
  (await store.readStream(scoreRulesStream)).filter(isOfScoreRules);

/** What these settings, and no others, have put in force. */
export function rulesAfter(settings: readonly ScoreRulesEvent[]): RulesInForce {
  const { versions } = settings.reduce(evolveScoreRules, initialScoreRules());
  return { version: versions.length - 1, rules: versions.at(-1) as ScoreRules };
}

export const rulesInForce = async (store: ContactsStore): Promise<RulesInForce> =>
  rulesAfter(await settingsOfRules(store));
