import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRateLimiter, type Rate } from './rate-limiter.ts';

const rates = fc.record({
  burst: fc.integer({ min: 1, max: 20 }),
  perSecond: fc.constantFrom(0.1, 0.3, 1, 3, 7, 50),
}) satisfies fc.Arbitrary<Rate>;

describe('a bucket', () => {
  it('never allows more than burst + rate · t, in any window', () => {
    const pauses = fc.array(fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 3_000 })), { maxLength: 120 });
    fc.assert(
      fc.property(rates, pauses, (rate, steps) => {
        let now = 1_000_000;
        const limiter = createRateLimiter({ now: () => now });
        const passed = steps.flatMap((pause) => {
          now += pause;
          return limiter.take('one', rate).allowed ? [now] : [];
        });
        const windows = passed.flatMap((from, first) =>
          passed.slice(first).map((to, more) => ({ count: more + 1, seconds: (to - from) / 1_000 })),
        );
        for (const { count, seconds } of windows)
          expect(count).toBeLessThanOrEqual(rate.burst + rate.perSecond * seconds + 0.01);
      }),
      { numRuns: 200 },
    );
  });

  it('allows a client that retries after the announced delay', () => {
    fc.assert(
      fc.property(rates, fc.integer({ min: 1, max: 60 }), (rate, times) => {
        let now = 0;
        const limiter = createRateLimiter({ now: () => now });
        for (let time = 0; time < times; time++) {
          const taken = limiter.take('one', rate);
          if (taken.allowed) continue;
          now += Math.ceil(taken.retryAfterMs);
          expect(limiter.take('one', rate).allowed).toBe(true);
        }
      }),
    );
  });

  it('reports the remaining requests', () => {
    const limiter = createRateLimiter({ now: () => 0 });
    const rate = { burst: 3, perSecond: 1 };
    expect([1, 2, 3, 4].map(() => limiter.take('one', rate))).toEqual([
      { allowed: true, remaining: 2, retryAfterMs: 0 },
      { allowed: true, remaining: 1, retryAfterMs: 0 },
      { allowed: true, remaining: 0, retryAfterMs: 0 },
      { allowed: false, remaining: 0, retryAfterMs: 1_000 },
    ]);
  });

  it('is separate for each client', () => {
    const limiter = createRateLimiter({ now: () => 0 });
    const rate = { burst: 1, perSecond: 1 };
    expect(limiter.take('one', rate).allowed).toBe(true);
    expect(limiter.take('another', rate).allowed).toBe(true);
  });

  it('keeps its memory bounded for any number of addresses', () => {
    const limiter = createRateLimiter({ maxBuckets: 100, now: () => 0 });
    const rate = { burst: 1, perSecond: 1 };
    for (let at = 0; at < 10_000; at++) limiter.take(`client-${at}`, rate);
    expect(limiter.size).toBe(100);
    expect(limiter.take('client-9999', rate).allowed).toBe(false);
  });
});
