import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CircuitBreaker, createCircuitBreaker, type CallPermit } from './circuit-breaker.ts';

const rule = { minFailures: 3, windowMs: 1_000, initialOpenMs: 100, maxOpenMs: 300 };
const createBreaker = () => {
  const clock = { now: 0 };
  return { clock, breaker: createCircuitBreaker(rule, () => clock.now) };
};
const enter = (breaker: CircuitBreaker): CallPermit => {
  const entered = breaker.tryAcquirePermit();
  if ('retryAfterMs' in entered) throw new Error('refused');
  return entered;
};
const fail = (breaker: CircuitBreaker, times: number) => {
  for (let time = 0; time < times; time++) enter(breaker).onError();
};

describe('a circuit breaker', () => {
  it('opens after enough failures and reports the remaining time', () => {
    const { breaker } = createBreaker();
    fail(breaker, 2);
    expect(breaker.state()).toBe('closed');
    fail(breaker, 1);
    expect(breaker.state()).toBe('open');
    expect(breaker.tryAcquirePermit()).toEqual({ retryAfterMs: 100 });
  });

  it('stays closed while most calls succeed or failures are rare', () => {
    const { breaker, clock } = createBreaker();
    for (let time = 0; time < 20; time++) {
      enter(breaker).onResponse();
      enter(breaker).onResponse();
      enter(breaker).onError();
    }
    expect(breaker.state()).toBe('closed');
    for (let time = 0; time < 20; time++) {
      clock.now += 600;
      fail(breaker, 1);
    }
    expect(breaker.state()).toBe('closed');
  });

  it('permits one probe and closes when it succeeds', () => {
    const { breaker, clock } = createBreaker();
    fail(breaker, 3);
    clock.now += 100;
    expect(breaker.state()).toBe('half-open');
    const probe = enter(breaker);
    expect(breaker.tryAcquirePermit()).toHaveProperty('retryAfterMs');
    probe.onResponse();
    expect(breaker.state()).toBe('closed');
    fail(breaker, 2);
    expect(breaker.state()).toBe('closed');
  });

  it('doubles the open period after each failed probe, up to a maximum', () => {
    const { breaker, clock } = createBreaker();
    fail(breaker, 3);
    for (const retryAfterMs of [100, 200, 300, 300]) {
      expect(breaker.tryAcquirePermit()).toEqual({ retryAfterMs });
      clock.now += retryAfterMs - 1;
      expect(breaker.tryAcquirePermit()).toEqual({ retryAfterMs: 1 });
      clock.now += 1;
      enter(breaker).onError();
    }
  });

  it('permits another probe when the client of the first disconnects', () => {
    const { breaker, clock } = createBreaker();
    fail(breaker, 3);
    clock.now += 100;
    enter(breaker).onCancel();
    enter(breaker).onResponse();
    expect(breaker.state()).toBe('closed');
  });

  it('ignores outcomes of calls sent before it opened', () => {
    const { breaker } = createBreaker();
    const late = enter(breaker);
    fail(breaker, 3);
    late.onResponse();
    expect(breaker.state()).toBe('open');
  });

  it('counts each request once', () => {
    const { breaker } = createBreaker();
    for (let time = 0; time < 2; time++) {
      const one = enter(breaker);
      one.onError();
      one.onError();
      one.onResponse();
    }
    expect(breaker.state()).toBe('closed');
  });

  it('never permits two concurrent probes and always permits one eventually', () => {
    const moves = fc.array(fc.constantFrom('ask', 'fail', 'answer', 'leave', 'wait'), { maxLength: 80 });
    fc.assert(
      fc.property(moves, (steps) => {
        const { breaker, clock } = createBreaker();
        const inFlight: { ticket: CallPermit; probe: boolean }[] = [];
        for (const step of steps) {
          if (step === 'wait') clock.now += 50;
          const state = breaker.state();
          const entered = step === 'ask' ? breaker.tryAcquirePermit() : null;
          if (entered && !('retryAfterMs' in entered))
            inFlight.push({ ticket: entered, probe: state === 'half-open' });
          expect(inFlight.filter(({ probe }) => probe).length).toBeLessThanOrEqual(1);
          const settle = { fail: 'onError', answer: 'onResponse', leave: 'onCancel' } as const;
          if (step in settle) inFlight.shift()?.ticket[settle[step as keyof typeof settle]]();
        }
        for (const { ticket } of inFlight) ticket.onCancel();
        clock.now += rule.maxOpenMs;
        expect(breaker.tryAcquirePermit()).not.toHaveProperty('retryAfterMs');
      }),
      { numRuns: 200 },
    );
  });
});
