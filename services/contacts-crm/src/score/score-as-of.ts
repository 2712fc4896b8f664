import type { LeadRow } from '../leads/lead-rows.ts';
import { sessionsOf } from './rescore.ts';
import { rulesAfter } from './rule-book.ts';
import { scoreOf } from './score-of.ts';
import type { ScoreRulesEvent } from './score-rules.ts';
import { dayOf, type JudgedSignal } from './signal.ts';

/** What scores of the past are made of: all that is still kept, from before the moment and after it. */
interface Kept {
  readonly signals: readonly JudgedSignal[];
  /** Every setting of the rules, oldest first. */
  readonly settings: readonly ScoreRulesEvent[];
}

/**
 * What counted as the score of each of a person's leads at a moment: the steward's word of then, else what the rules in force then
 * made of what had been done by then, faded as far as it was then.
 *
 * Signals are kept by day, so the day of the moment counts whole. What has been forgotten since (an erased visitor, a consent taken
 * back, days that are kept no longer) is not in it, and of what stewards said of a session only the last word is known.
 * @param leads all of the person's, as they stood then
 */
export function scoresAsOf(
  leads: readonly LeadRow[],
  { signals, settings }: Kept,
  at: string,
): ReadonlyMap<string, number> {
  const { rules } = rulesAfter(settings.filter(({ data }) => data.setAt <= at));
  const [sessions, day] = [new Set(sessionsOf(leads)), dayOf(at)];
  const known = signals.filter(
    (signal) =>
      sessions.has(signal.sessionId) &&
      signal.day <= day &&
      (signal.botSince === null || signal.botSince > at),
  );
  return new Map(
    leads.map((lead) => {
      const { id, override, createdAt: capturedAt, source } = lead;
      const scored = { messageScore: lead.messageScore ?? lead.leadScore, capturedAt, source };
      return [id, override?.score ?? scoreOf(known, scored, rules, new Date(at)).score];
    }),
  );
}
