import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { retryDelay } from './retry-delay.ts';

describe('the delay before a retry', () => {
  it('is the value of the schedule for that attempt', () => {
    expect([1, 2, 3].map((attempt) => retryDelay([100, 200, 300], attempt, 0.5))).toEqual([100, 200, 300]);
  });

  it('repeats the last value', () => expect(retryDelay([100, 200], 9, 0.5)).toBe(200));

  it('is zero without a schedule', () => expect(retryDelay([], 1)).toBe(0));

  it('stays within a tenth of the schedule', () => {
    const schedule = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1 });
    const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    fc.assert(
      fc.property(schedule, fc.integer({ min: 1, max: 50 }), random, (delays, attempt, chance) => {
        const base = delays[Math.min(attempt, delays.length) - 1] ?? 0;
        const delay = retryDelay(delays, attempt, chance);
        expect(Math.abs(delay - base)).toBeLessThanOrEqual(base / 10 + 1);
      }),
    );
  });
});
