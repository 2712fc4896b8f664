import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultScoreRules, type ScoreRules } from './score-rules.ts';
import { computeScore } from './compute-score.ts';
import type { ScoredLead, DailySignals } from './daily-signals.ts';
import {
  day,
  now,
  leadArbitrary,
  rulesArbitrary,
  signalsArbitrary,
  signalListArbitrary,
} from './testing/score-arbitraries.ts';

const lead: ScoredLead = { messageScore: 40, capturedAt: now.toISOString(), source: 'form' };
const signal = (overrides: Partial<DailySignals> = {}): DailySignals => ({
  sessionId: 'v',
  day: day(0),
  views: 0,
  searches: 0,
  consents: 0,
  questions: 0,
  bookings: 0,
  trafficSource: null,
  trafficSourceDetail: null,
  ...overrides,
});
const computePoints = (
  signals: readonly DailySignals[],
  of = lead,
  rules: ScoreRules = defaultScoreRules,
  at = now,
) =>
  Object.fromEntries(computeScore(signals, of, rules, at).reasons.map(({ rule, points }) => [rule, points]));

describe('the score by rules', () => {
  it.each([30, 31, 40, 47, 50, 60])('is the score of the message without other signals: %d', (worth) => {
    const { score, reasons } = computeScore([], { ...lead, messageScore: worth }, defaultScoreRules, now);
    expect(score).toBe(worth);
    expect(reasons).toMatchObject([{ rule: 'message', points: worth, count: 1, days: 1, fresh: worth }]);
  });

  it('counts activity by the matching rules', () => {
    const signals = [
      signal({
        consents: 1,
        views: 3,
        searches: 1,
        trafficSource: 'search',
        trafficSourceDetail: 'google.com',
      }),
      signal({ day: day(1), views: 1, questions: 1, bookings: 1 }),
    ];
    expect(computePoints(signals)).toEqual({
      message: 40,
      consented: 4,
      read: 3,
      returned: 4,
      searched: 2,
      asked: 6,
      booked: 15,
      source: 3,
    });
  });

  it('contains count, days, latest time and source', () => {
    const signals = [
      signal({ day: day(3), views: 4, trafficSource: 'campaign', trafficSourceDetail: 'spring' }),
      signal({ day: day(1), views: 2, trafficSource: 'direct' }),
    ];
    const { reasons } = computeScore(signals, lead, defaultScoreRules, now);
    expect(reasons.find(({ rule }) => rule === 'read')).toMatchObject({
      count: 6,
      days: 2,
      last: day(1),
      fresh: 6,
    });
    expect(reasons.find(({ rule }) => rule === 'source')).toMatchObject({
      count: 1,
      from: 'spring',
      last: day(3),
    });
  });

  it('halves points after the half-life, and limits them to the maximum', () => {
    const rules = { ...defaultScoreRules, read: { on: true, points: 1, cap: 10, halfLifeDays: 30 } };
    expect(computePoints([signal({ views: 8 })], lead, rules)['read']).toBe(8);
    expect(computePoints([signal({ views: 8, day: day(30) })], lead, rules)['read']).toBe(4);
    expect(computePoints([signal({ views: 8, day: day(60) })], lead, rules)['read']).toBe(2);
    const { reasons } = computeScore([signal({ views: 50 })], lead, rules, now);
    expect(reasons.find(({ rule }) => rule === 'read')).toMatchObject({
      points: 10,
      fresh: 10,
      capped: true,
    });
  });

  it('skips a disabled rule, and does not count a search as a page view', () => {
    const off = { ...defaultScoreRules, asked: { ...defaultScoreRules.asked, on: false } };
    expect(computePoints([signal({ questions: 2, views: 2, searches: 2 })], lead, off)).toEqual({
      message: 40,
      searched: 4,
    });
  });

  it('counts a return once per day, even with two browsers', () => {
    const signals = ['a', 'b'].flatMap((sessionId) => [
      signal({ sessionId, views: 1 }),
      signal({ sessionId, views: 1, day: day(1) }),
    ]);
    expect(computePoints(signals)['returned']).toBe(4);
  });

  it('recognises a lead sent by the provider', () =>
    expect(computePoints([], { ...lead, source: 'provider' })).toEqual({ message: 40, source: 3 }));
});

describe('for any rules and signals', () => {
  it('the score is from 0 to 100, and the reasons add up to it', () => {
    fc.assert(
      fc.property(signalListArbitrary, leadArbitrary, rulesArbitrary, (signals, of, rules) => {
        const { score, reasons } = computeScore(signals, of, rules, now);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
        expect(reasons.reduce((sum, { points }) => sum + points, 0)).toBe(score);
        for (const { rule, points } of reasons) {
          expect(points).toBeGreaterThan(0);
          expect(points).toBeLessThanOrEqual(rules[rule].cap);
          expect(rules[rule].on).toBe(true);
        }
      }),
    );
  });

  it('one more signal never lowers it', () => {
    fc.assert(
      fc.property(
        signalListArbitrary,
        signalsArbitrary,
        leadArbitrary,
        rulesArbitrary,
        (signals, more, of, rules) => {
          const less = computeScore(signals, of, rules, now).score;
          expect(computeScore([...signals, more], of, rules, now).score).toBeGreaterThanOrEqual(less);
        },
      ),
    );
  });

  it('passing time never raises it', () => {
    fc.assert(
      fc.property(
        signalListArbitrary,
        leadArbitrary,
        rulesArbitrary,
        fc.nat(400),
        (signals, of, rules, days) => {
          const later = new Date(now.getTime() + days * 86_400_000);
          const today = computeScore(signals, of, rules, now).score;
          expect(computeScore(signals, of, rules, later).score).toBeLessThanOrEqual(today);
        },
      ),
    );
  });

  it('the order of signals makes no difference', () => {
    const shuffled = signalListArbitrary.chain((signals) =>
      fc.tuple(fc.constant(signals), fc.shuffledSubarray(signals, { minLength: signals.length })),
    );
    fc.assert(
      fc.property(shuffled, leadArbitrary, rulesArbitrary, ([signals, others], of, rules) => {
        expect(computeScore(others, of, rules, now)).toEqual(computeScore(signals, of, rules, now));
      }),
    );
  });
});
