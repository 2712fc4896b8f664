import type { ScoreRuleName } from '@aera/contracts';
import { scoreOf } from '../leads/lead-score.ts';
import { dayOf, type ScoredLead, type Signal } from './signal.ts';

/** That a rule fits: how often on a day. */
export interface Occurrence {
  readonly day: string;
  readonly times: number;
  readonly from?: string;
}

/** What the longest message with a subject is worth: the whole of what its rule gives. */
export const fullMessage = scoreOf.medium;

/** Where each rule finds what it counts. */
export const occurrencesOf: Readonly<
  Record<ScoreRuleName, (signals: readonly Signal[], lead: ScoredLead) => Occurrence[]>
> = {
  message: (_, { messageScore, capturedAt }) => [
    { day: dayOf(capturedAt), times: messageScore / fullMessage },
  ],
  consented: each(({ consents }) => consents),
  read: each(({ views, searches }) => Math.max(0, views - searches)),
  returned: returns,
  searched: each(({ searches }) => searches),
  asked: each(({ questions }) => questions),
  booked: each(({ bookings }) => bookings),
  source: (signals, lead) => [
    ...signals.flatMap(({ day, came, cameFrom }) =>
      came === null || came === 'direct' ? [] : [{ day, times: 1, from: cameFrom ?? came }],
    ),
    ...(lead.source === 'provider' ? [{ day: dayOf(lead.capturedAt), times: 1, from: 'provider' }] : []),
  ],
};

function each(count: (signal: Signal) => number) {
  return (signals: readonly Signal[]): Occurrence[] =>
    signals.map((signal) => ({ day: signal.day, times: count(signal) })).filter(({ times }) => times > 0);
}

/** Every day but the first, in whichever of their browsers. */
function returns(signals: readonly Signal[]): Occurrence[] {
  const days = new Set(signals.filter(({ views }) => views > 0).map(({ day }) => day));
  return [...days]
    .toSorted()
    .slice(1)
    .map((day) => ({ day, times: 1 }));
}
