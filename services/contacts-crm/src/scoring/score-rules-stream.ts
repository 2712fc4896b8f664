import { defineSingleStream, type EventStore, type StoredEvent } from '@aera/event-store';
import { scoreRules } from './decide-score-rules.ts';
import { evolveScoreRules, initialScoreRules, type ScoreRules, type ScoreRulesEvent } from './score-rules.ts';

export const scoreRulesStream = defineSingleStream('score-rules', scoreRules);

/** The rules in force, and the number of their version. */
export interface ActiveScoreRules {
  readonly version: number;
  readonly rules: ScoreRules;
}

/** Every setting of the rules, oldest first. */
export const readScoreRuleEvents = async (store: EventStore): Promise<StoredEvent<ScoreRulesEvent>[]> =>
  await store.stream(scoreRulesStream).read();

/** What these settings, and no others, have put in force. */
function foldScoreRules(settings: readonly ScoreRulesEvent[]): ActiveScoreRules {
  const { versions } = settings.reduce(evolveScoreRules, initialScoreRules());
  return { version: versions.length - 1, rules: versions.at(-1) as ScoreRules };
}

export const readActiveScoreRules = async (store: EventStore): Promise<ActiveScoreRules> =>
  foldScoreRules(await readScoreRuleEvents(store));
