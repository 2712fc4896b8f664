import { deciderSpecification } from '@aera/testing';
import { describe, it } from 'vitest';
import { type ScoreRulesCommand, scoreRules } from './decide-score-rules.ts';
import { defaultScoreRules, type ScoreRules, type ScoreRulesEvent } from './score-rules.ts';

const given = deciderSpecification(scoreRules);
const now = 't1';
const other: ScoreRules = { ...defaultScoreRules, read: { ...defaultScoreRules.read, points: 3 } };
const set = (version: number, rules = other): ScoreRulesCommand => ({
  type: 'SetScoreRules',
  data: { rules, reason: 'Readers buy', version, stewardId: 's' },
  now,
});
const restore = (restoredVersion: number, version: number): ScoreRulesCommand => ({
  type: 'RestoreScoreRules',
  data: { restoredVersion, version, stewardId: 's' },
  now,
});
const wasSet: ScoreRulesEvent = {
  type: 'ScoreRulesSet',
  data: {
    version: 1,
    rules: other,
    reason: 'Readers buy',
    restoredVersion: null,
    stewardId: 's',
    setAt: now,
  },
};
const restored: ScoreRulesEvent = {
  type: 'ScoreRulesSet',
  data: {
    version: 2,
    rules: defaultScoreRules,
    reason: null,
    restoredVersion: 0,
    stewardId: 's',
    setAt: now,
  },
};

describe('the score rules', () => {
  it('are set, with author and reason', () => given().when(set(0)).then(wasSet));
  it('are not saved when unchanged', () => {
    given().when(set(0, defaultScoreRules)).thenNothing();
    given(wasSet).when(set(0)).thenNothing();
  });
  it('are rejected after a concurrent change', () => {
    given(wasSet).when(set(0, defaultScoreRules)).thenRejected('score-rules-changed');
    given(wasSet).when(restore(0, 0)).thenRejected('score-rules-changed');
  });
  it('can be restored to any earlier version, including the first', () => {
    given(wasSet).when(restore(0, 1)).then(restored);
    given(wasSet, restored)
      .when(restore(1, 2))
      .then({ ...wasSet, data: { ...wasSet.data, version: 3, reason: null, restoredVersion: 1 } });
    given(wasSet, restored).when(restore(2, 2)).thenNothing();
  });
  it('cannot be restored to an unknown version', () =>
    given(wasSet).when(restore(7, 1)).thenRejected('score-rules-unknown'));
});
