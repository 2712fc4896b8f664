import { describe, expect, it } from 'vitest';
import { computeInitialScore, interestScores } from './decide-lead.ts';

describe('the initial score of a lead', () => {
  it.each([
    [null, 'Hi', 30],
    ['   ', 'Hi', 30],
    ['Trust', 'Hi', 40],
    [null, 'x'.repeat(49), 30],
    [null, 'x'.repeat(50), 31],
    [null, 'x'.repeat(1000), 50],
    ['Trust', 'x'.repeat(1000), 60],
    ['Trust', 'x'.repeat(10_000), 60],
  ])('is derived from subject %j and the length of the message', (subject, message, score) => {
    expect(computeInitialScore({ subject, message })).toBe(score);
  });

  it('never reaches the score that only stewards give', () => {
    const best = computeInitialScore({ subject: 's', message: 'x'.repeat(10_000) });
    expect(best).toBe(interestScores.medium);
  });
});
