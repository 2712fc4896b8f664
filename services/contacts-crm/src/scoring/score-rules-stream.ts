import { defineSingleStream, type EventStore, type StoredEvent } from '@aera/event-store';
import { scoreRules } from './decide-score-rules.ts';
import { evolveScoreRules, initialScoreRules, type ScoreRules, type ScoreRulesEvent } from './score-rules.ts';

export const scoreRulesStream = defineSingleStream('score-rules', scoreRules);

/** The rules in force, and the number of their version. */
export interface RulesInForce {
  readonly version: number;
  readonly rules: ScoreRules;
}

/** Every setting of the rules, oldest first. */
export const settingsOfRules = async (store: EventStore): Promise<StoredEvent<ScoreRulesEvent>[]> =>
  await store.stream(scoreRulesStream).read();

/** What these settings, and no others, have put in force. */
function rulesAfter(settings: readonly ScoreRulesEvent[]): RulesInForce {
  const { versions } = settings.reduce(evolveScoreRules, initialScoreRules());
  return { version: versions.length - 1, rules: versions.at(-1) as ScoreRules };
}

export const rulesInForce = async (store: EventStore): Promise<RulesInForce> =>
  rulesAfter(await settingsOfRules(store));
