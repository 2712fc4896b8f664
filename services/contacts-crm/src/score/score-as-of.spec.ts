import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LeadRow } from '../leads/lead-rows.ts';
import { scoresAsOf } from './score-as-of.ts';
import { scoreOf } from './score-of.ts';
import { firstRules, type ScoreRules, type ScoreRulesEvent } from './score-rules.ts';
import { dayOf, type JudgedSignal, type ScoredLead } from './signal.ts';
import { before, now, someLead, someRules, someSignal } from './testing/some-scores.ts';

const rowOf = (lead: ScoredLead, over: Partial<LeadRow> = {}): LeadRow => ({
  id: 'l',
  contactId: 'c',
  sessionId: 'a',
  name: 'Ada',
  email: 'ada@example.org',
  subject: null,
  message: 'Hello',
  status: 'new',
  leadScore: lead.messageScore,
  messageScore: lead.messageScore,
  override: null,
  version: 1,
  closeReason: null,
  before: null,
  suspected: false,
  suspicions: [],
  source: lead.source,
  owner: null,
  nextStep: null,
  nextDueAt: null,
  snoozedUntil: null,
  notes: 0,
  createdAt: lead.capturedAt,
  ...over,
});
const settingOf = (version: number, rules: ScoreRules, setAt: string): ScoreRulesEvent => ({
  type: 'ScoreRulesSet',
  data: { version, rules, why: null, restores: null, stewardId: 's', setAt },
});

/** Three leads of one person, the last of which was written in a browser that never was seen. */
const someLeads = fc
  .tuple(someLead, someLead, someLead)
  .map(([one, other, last]) => [
    rowOf(one),
    rowOf(other, { id: 'm', sessionId: 'b' }),
    rowOf(last, { id: 'n', sessionId: null }),
  ]);
const someMoment = fc.nat({ max: 400 * 24 }).map((hours) => before(hours / 24).toISOString());
const judged: fc.Arbitrary<JudgedSignal> = fc
  .tuple(someSignal, fc.option(someMoment))
  .map(([signal, botSince]) => Object.assign(signal, { botSince }));
const someKept = fc.record({
  signals: fc.array(judged, { maxLength: 12 }),
  settings: fc
    .array(fc.tuple(someRules, someMoment), { maxLength: 4 })
    .map((set) =>
      set
        .toSorted(([, a], [, b]) => Number(a > b) - Number(a < b))
        .map(([rules, at], n) => settingOf(n + 1, rules, at)),
    ),
});

describe('the score as of a moment', () => {
  it('is the score now, as of now', () =>
    fc.assert(
      fc.property(someLeads, someKept, (leads, { signals, settings }) => {
        const counting = signals.filter(
          ({ sessionId, botSince }) => ['a', 'b'].includes(sessionId) && botSince === null,
        );
        const rules = settings.at(-1)?.data.rules ?? firstRules;
        const found = scoresAsOf(leads, { signals, settings }, now.toISOString());
        for (const { id, messageScore, createdAt: capturedAt, source } of leads) {
          const lead = { messageScore: messageScore ?? 0, capturedAt, source };
          expect(found.get(id)).toBe(scoreOf(counting, lead, rules, now).score);
        }
      }),
    ));

  it('is changed by nothing that happened on a later day, nor by later rules and later words on a session', () =>
    fc.assert(
      fc.property(someLeads, someKept, someMoment, (leads, kept, at) => {
        const then = {
          signals: kept.signals
            .filter(({ day }) => day <= dayOf(at))
            .map(({ botSince, ...signal }) =>
              Object.assign(signal, { botSince: botSince !== null && botSince <= at ? botSince : null }),
            ),
          settings: kept.settings.filter(({ data }) => data.setAt <= at),
        };
        expect(scoresAsOf(leads, kept, at)).toEqual(scoresAsOf(leads, then, at));
      }),
    ));

  it('is a steward’s, where there was one then, whatever the rules', () =>
    fc.assert(
      fc.property(someLeads, someKept, someMoment, fc.nat(100), (leads, kept, at, score) => {
        const override = { score, stewardId: 's', at };
        const given = leads.map((lead) => ({ ...lead, override }));
        expect([...scoresAsOf(given, kept, at).values()]).toEqual(leads.map(() => score));
      }),
    ));

  const lead: ScoredLead = { messageScore: 40, capturedAt: before(90).toISOString(), source: 'form' };
  const views = (count: number, day: string): JudgedSignal => ({
    sessionId: 'a',
    day,
    views: count,
    searches: 0,
    consents: 0,
    questions: 0,
    bookings: 0,
    came: null,
    cameFrom: null,
    botSince: null,
  });
  const scoreAt = (daysAgo: number, signals: JudgedSignal[], settings: ScoreRulesEvent[] = []) =>
    scoresAsOf([rowOf(lead)], { signals, settings }, before(daysAgo).toISOString()).get('l');

  it('fades from what was done until then, not until today', () => {
    const seen = [views(8, dayOf(before(60).toISOString()))];
    expect([61, 60, 30, 0].map((ago) => scoreAt(ago, seen))).toEqual([40, 48, 44, 42]);
  });

  it('goes by the rules that were in force', () => {
    const seen = [views(8, dayOf(before(60).toISOString()))];
    const without = { ...firstRules, read: { ...firstRules.read, on: false } };
    const settings = [
      settingOf(1, without, before(50).toISOString()),
      settingOf(2, firstRules, before(10).toISOString()),
    ];
    expect([60, 50, 30, 0].map((ago) => scoreAt(ago, seen, settings))).toEqual([48, 40, 40, 42]);
  });
});
