import { scoreRuleNames } from '@aera/contracts';
import fc from 'fast-check';
import type { ScoreRule, ScoreRules } from '../score-rules.ts';
import { type ScoredLead, type DailySignals, trafficSources } from '../daily-signals.ts';

/** Arbitrary inputs of a score, as of `now`. */

export const now = new Date('2026-11-20T12:00:00Z');
const subtractDays = (days: number): Date => new Date(now.getTime() - days * 86_400_000);
export const day = (ago: number): string => subtractDays(ago).toISOString().slice(0, 10);

const ruleArbitrary: fc.Arbitrary<ScoreRule> = fc.record({
  on: fc.boolean(),
  points: fc.nat(100),
  cap: fc.nat(100),
  halfLifeDays: fc.option(fc.integer({ min: 1, max: 730 })),
});
export const rulesArbitrary = fc.record(
  Object.fromEntries(scoreRuleNames.map((name) => [name, ruleArbitrary])),
) as unknown as fc.Arbitrary<ScoreRules>;

const count = fc.nat(40);
export const signalsArbitrary: fc.Arbitrary<DailySignals> = fc.record({
  sessionId: fc.constantFrom('a', 'b', 'c'),
  day: fc.nat(400).map(day),
  views: count,
  searches: count,
  consents: count,
  questions: count,
  bookings: count,
  trafficSource: fc.option(fc.constantFrom(...trafficSources)),
  trafficSourceDetail: fc.option(fc.constantFrom('spring', 'google.com')),
});
export const signalListArbitrary = fc.array(signalsArbitrary, { maxLength: 12 });

export const leadArbitrary: fc.Arbitrary<ScoredLead> = fc.record({
  messageScore: fc.nat(100),
  capturedAt: fc.nat(400).map((ago) => subtractDays(ago).toISOString()),
  source: fc.constantFrom('form' as const, 'provider' as const),
});
