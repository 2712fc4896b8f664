import { type Decider, rejections } from '@aera/event-store/decider';
import {
  evolveScoreRules,
  initialScoreRulesState,
  type ScoreRules,
  type ScoreRulesEvent,
  type ScoreRulesState,
} from './score-rules.ts';

interface RulesAuthor {
  readonly stewardId: string;
  /** The version that the steward saw, for optimistic concurrency. */
  readonly version: number;
}

export type ScoreRulesCommand =
  | { type: 'SetScoreRules'; data: RulesAuthor & { rules: ScoreRules; reason: string }; now: string }
  | { type: 'RestoreScoreRules'; data: RulesAuthor & { restoredVersion: number }; now: string };

const reject = rejections({
  'score-rules-unknown': ['not-found', 'Rules version not found.'],
  'score-rules-changed': ['stale', 'Someone else changed the rules since you opened them.'],
});

/** Returns no events if the rules are already active. */
function decideScoreRules(command: ScoreRulesCommand, { versions }: ScoreRulesState): ScoreRulesEvent[] {
  const { version, stewardId } = command.data;
  const restoredVersion = command.type === 'RestoreScoreRules' ? command.data.restoredVersion : null;
  const rules =
    command.type === 'SetScoreRules' ? command.data.rules : versions[command.data.restoredVersion];
  if (!rules) throw reject('score-rules-unknown');
  const current = versions.length - 1;
  if (areSameRules(rules, versions[current] as ScoreRules)) return [];
  if (version !== current) throw reject('score-rules-changed');
  const reason = command.type === 'SetScoreRules' ? command.data.reason : null;
  const data = { version: current + 1, rules, reason, restoredVersion, stewardId, setAt: command.now };
  return [{ type: 'ScoreRulesSet', data }];
}

/** Compares regardless of the order of fields. */
const areSameRules = (a: ScoreRules, b: ScoreRules): boolean =>
  (Object.keys(a) as (keyof ScoreRules)[]).every((name) =>
    (['on', 'points', 'cap', 'halfLifeDays'] as const).every((field) => a[name][field] === b[name][field]),
  );

export const scoreRules: Decider<ScoreRulesCommand, ScoreRulesEvent, ScoreRulesState> = {
  decide: decideScoreRules,
  evolve: evolveScoreRules,
  initial: initialScoreRulesState,
};
