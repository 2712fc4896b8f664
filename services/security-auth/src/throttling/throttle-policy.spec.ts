import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AttemptKind,
  computeDelay,
  type Failures,
  recordFailure,
  selectPolicy,
  computeRemainingDelay,
} from './throttle-policy.ts';

const kinds: AttemptKind[] = [
  'password',
  're-authentication',
  're-authentication-code',
  'code',
  'pin',
  'link',
  'mail',
  'passkey',
  'registration',
];
const anyRule = fc
  .record({ kind: fc.constantFrom(...kinds), scope: fc.constantFrom('account', 'device', 'network') })
  .map(({ kind, scope }) => selectPolicy(kind, scope as 'account'));

/** Returns the number of attempts that are not delayed, for the given gaps in milliseconds. */
function countAllowed(rule: ReturnType<typeof selectPolicy>, gaps: readonly number[]): number {
  let failures: Failures | null = null;
  let now = 0;
  let count = 0;
  for (const gap of gaps) {
    now += gap;
    if (computeRemainingDelay(rule, failures, now) > 0) continue;
    failures = recordFailure(rule, failures, now);
    count += 1;
  }
  return count;
}

describe('the delay after failures', () => {
  it('is zero for free failures, then doubles up to the maximum', () => {
    const rule = selectPolicy('password', 'account');
    const seconds = [4, 5, 6, 7, 8, 11, 12, 13, 1000].map((count) => computeDelay(rule, count) / 1000);
    expect(seconds).toEqual([0, 5, 10, 20, 40, 320, 640, 900, 900]);
  });

  it('never decreases with further failures and never exceeds the maximum', () =>
    fc.assert(
      fc.property(anyRule, fc.nat(10_000), (rule, count) => {
        const delay = computeDelay(rule, count);
        expect(delay).toBeGreaterThanOrEqual(0);
        expect(delay).toBeLessThanOrEqual(rule.maxDelayMs);
        expect(computeDelay(rule, count + 1)).toBeGreaterThanOrEqual(delay);
      }),
    ));

  it('always ends', () =>
    fc.assert(
      fc.property(anyRule, fc.nat(10_000), fc.nat(), (rule, count, lastAt) => {
        const failures = { count, lastAt };
        const wait = computeRemainingDelay(rule, failures, lastAt);
        expect(wait).toBe(computeDelay(rule, count));
        expect(computeRemainingDelay(rule, failures, lastAt + wait)).toBe(0);
        expect(computeRemainingDelay(rule, failures, lastAt + Math.max(0, wait - 1))).toBe(Math.min(1, wait));
      }),
    ));

  it('is zero for free failures despite clock skew', () =>
    fc.assert(
      fc.property(anyRule, fc.nat(), fc.nat(), (rule, now, ahead) => {
        const failures = { count: rule.free - 1, lastAt: now + ahead };
        expect(computeRemainingDelay(rule, failures, now)).toBe(0);
        expect(recordFailure(rule, failures, now).lastAt).toBe(now + ahead);
      }),
    ));

  it('ends before the failures are reset', () =>
    fc.assert(
      fc.property(anyRule, ({ resetAfterMs, maxDelayMs }) => {
        expect(resetAfterMs).toBeGreaterThan(maxDelayMs);
      }),
    ));

  it('allows few guesses per day, regardless of their timing', () => {
    const day = 24 * 60 * 60_000;
    const rule = selectPolicy('password', 'account');
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 10 * 60_000 }), { maxLength: 144 }), (gaps) => {
        // 5 free ones, 8 while the delay grows, then one every 15 minutes.
        expect(countAllowed(rule, gaps)).toBeLessThanOrEqual(13 + day / rule.maxDelayMs);
      }),
      { numRuns: 50 },
    );
    expect(
      countAllowed(
        rule,
        Array.from({ length: 86_400 }, () => 1000),
      ),
    ).toBeLessThanOrEqual(110);
  });
});
