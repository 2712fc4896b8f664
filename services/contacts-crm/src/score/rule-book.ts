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

export async function rulesInForce(store: ContactsStore): Promise<RulesInForce> {
  const { versions } = (await settingsOfRules(store)).reduce(evolveScoreRules, initialScoreRules());
  return { version: versions.length - 1, rules: versions.at(-1) as ScoreRules };
}
