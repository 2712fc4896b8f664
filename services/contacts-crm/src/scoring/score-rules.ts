import type { ScoreRuleName } from '@aera/contracts';

export interface ScoreRule {
  readonly on: boolean;
  readonly points: number;
  readonly cap: number;
  readonly halfLifeDays: number | null;
}

export type ScoreRules = Readonly<Record<ScoreRuleName, ScoreRule>>;

/** A steward applied new rules. */
export type ScoreRulesEvent = {
  type: 'ScoreRulesSet';
  data: {
    version: number;
    rules: ScoreRules;
    /** The steward's reason; null if an earlier version was restored. */
    reason: string | null;
    restoredVersion: number | null;
    stewardId: string;
    setAt: string;
  };
};

const rule = (points: number, cap: number, halfLifeDays: number | null): ScoreRule => ({
  on: true,
  points,
  cap,
  halfLifeDays,
});

/**
 * The message rule gives a message the same points as before score rules existed. A lead without other signals therefore keeps its score.
 */
export const defaultScoreRules: ScoreRules = {
  message: rule(60, 60, null),
  consented: rule(4, 4, 180),
  read: rule(1, 12, 30),
  returned: rule(4, 12, 45),
  searched: rule(2, 6, 30),
  asked: rule(6, 12, 60),
  booked: rule(15, 15, 30),
  source: rule(3, 3, 90),
};

/** All versions, indexed by version number. */
export interface ScoreRulesState {
  readonly versions: readonly ScoreRules[];
}

export const initialScoreRulesState = (): ScoreRulesState => ({ versions: [defaultScoreRules] });

export const evolveScoreRules = ({ versions }: ScoreRulesState, { data }: ScoreRulesEvent) => ({
  versions: [...versions, data.rules],
});
