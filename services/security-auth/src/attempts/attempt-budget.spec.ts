import { describe, expect, it } from 'vitest';
import { createAttemptBudget } from './attempt-budget.ts';

describe('an attempt budget', () => {
  const start = () => {
    const clock = { now: 0 };
    return { clock, budget: createAttemptBudget(3, () => clock.now) };
  };

  it('lets so many failures through, then says how long to wait', () => {
    const { budget, clock } = start();
    for (let n = 0; n < 3; n += 1) {
      expect(budget.wait('a')).toBe(0);
      budget.failed('a');
    }
    clock.now = 60_000;
    expect(budget.wait('a')).toBe(14 * 60);
    expect(budget.wait('b')).toBe(0);
  });

  it('forgets failures after a quarter of an hour', () => {
    const { budget, clock } = start();
    for (let n = 0; n < 3; n += 1) budget.failed('a');
    clock.now = 15 * 60_000;
    expect(budget.wait('a')).toBe(0);
  });

  it('forgets them at once after a success', () => {
    const { budget } = start();
    for (let n = 0; n < 2; n += 1) budget.failed('a');
    budget.succeeded('a');
    for (let n = 0; n < 2; n += 1) budget.failed('a');
    expect(budget.wait('a')).toBe(0);
  });
});
