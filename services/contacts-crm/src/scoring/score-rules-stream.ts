import { defineSingleStream, type EventStore, type StoredEvent } from '@aera/event-store';
import { scoreRules } from './decide-score-rules.ts';
import {
  evolveScoreRules,
  initialScoreRulesState,
  type ScoreRules,
  type ScoreRulesEvent,
} from './score-rules.ts';

export const scoreRulesStream = defineSingleStream('score-rules', scoreRules);

/** The active rules and their version number. */
export interface ActiveScoreRules {
  readonly version: number;
  readonly rules: ScoreRules;
}

/** All rule changes, oldest first. */
export const readScoreRuleEvents = async (store: EventStore): Promise<StoredEvent<ScoreRulesEvent>[]> =>
  await store.stream(scoreRulesStream).read();

/** Returns the rules after these events. */
function foldScoreRules(events: readonly ScoreRulesEvent[]): ActiveScoreRules {
  const { versions } = events.reduce(evolveScoreRules, initialScoreRulesState());
  return { version: versions.length - 1, rules: versions.at(-1) as ScoreRules };
}

export const readActiveScoreRules = async (store: EventStore): Promise<ActiveScoreRules> =>
  foldScoreRules(await readScoreRuleEvents(store));
