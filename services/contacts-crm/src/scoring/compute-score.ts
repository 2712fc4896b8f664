import { type ScoreReason, type ScoreRuleName, scoreRuleNames } from '@aera/contracts';
import { interestScores } from '../leads/decide-lead.ts';
import { toUtcDay, type ScoredLead, type DailySignals } from './daily-signals.ts';
import type { ScoreRule, ScoreRules } from './score-rules.ts';

/** Occurrences of a rule's condition on one day, usually in one session. */
interface DailyOccurrences {
  readonly day: string;
  readonly count: number;
  readonly sourceName?: string;
}

/** Score of the best possible message, which earns the full points of the message rule. Other messages earn a proportional share. */
const maxMessageScore = interestScores.medium;

/** For each rule, a function that lists its occurrences. */
const occurrenceFinders: Readonly<
  Record<ScoreRuleName, (signals: readonly DailySignals[], lead: ScoredLead) => DailyOccurrences[]>
> = {
  message: (_, { messageScore, capturedAt }) => [
    { day: toUtcDay(capturedAt), count: messageScore / maxMessageScore },
  ],
  consented: createDailyCounter(({ consents }) => consents),
  read: createDailyCounter(({ views, searches }) => Math.max(0, views - searches)),
  returned: listReturnDays,
  searched: createDailyCounter(({ searches }) => searches),
  asked: createDailyCounter(({ questions }) => questions),
  booked: createDailyCounter(({ bookings }) => bookings),
  source: (signals, lead) => [
    ...signals.flatMap(({ day, trafficSource, trafficSourceDetail }) =>
      trafficSource === null || trafficSource === 'direct'
        ? []
        : [{ day, count: 1, sourceName: trafficSourceDetail ?? trafficSource }],
    ),
    ...(lead.source === 'provider'
      ? [{ day: toUtcDay(lead.capturedAt), count: 1, sourceName: 'provider' }]
      : []),
  ],
};

function createDailyCounter(toCount: (signal: DailySignals) => number) {
  return (signals: readonly DailySignals[]): DailyOccurrences[] =>
    signals.map((signal) => ({ day: signal.day, count: toCount(signal) })).filter(({ count }) => count > 0);
}

/** Each day with a page view except the first. Several browsers on one day count once. */
function listReturnDays(signals: readonly DailySignals[]): DailyOccurrences[] {
  const days = new Set(signals.filter(({ views }) => views > 0).map(({ day }) => day));
  return [...days]
    .toSorted()
    .slice(1)
    .map((day) => ({ day, count: 1 }));
}

export interface Score {
  /** 0 to 100. */
  readonly score: number;
  /** One reason per rule that gives points, in rule order. */
  readonly reasons: readonly ScoreReason[];
}

const maxScore = 100;
/** Points are added as integer thousandths, so that the order of addition does not matter. */
const pointScale = 1000;
const dayMs = 24 * 60 * 60_000;

/**
 * Computes a lead's score by the rules, with reasons. The order of signals does not matter. An additional signal never lowers the score, and
 * the passage of time never raises it.
 */
export function computeScore(
  signals: readonly DailySignals[],
  lead: ScoredLead,
  rules: ScoreRules,
  now: Date,
): Score {
  let left = maxScore;
  const reasons: ScoreReason[] = [];
  for (const name of scoreRuleNames) {
    const rule = rules[name];
    const reason = rule.on ? scoreRule(name, rule, occurrenceFinders[name](signals, lead), now) : null;
    if (!reason) continue;
    const points = Math.min(reason.points, left);
    left -= points;
    if (points > 0) reasons.push({ ...reason, points, capped: reason.capped || points < reason.points });
  }
  return { score: maxScore - left, reasons };
}

function scoreRule(
  rule: ScoreRuleName,
  { points, cap, halfLifeDays }: ScoreRule,
  occurrences: readonly DailyOccurrences[],
  now: Date,
): ScoreReason | null {
  const [last] = occurrences.toSorted(
    (a, b) => compareText(b.day, a.day) || compareText(b.sourceName, a.sourceName),
  );
  if (!last) return null;
  const sum = (weigh: (day: string) => number) =>
    occurrences.reduce(
      (all, { day, count }) => all + Math.round(points * count * weigh(day) * pointScale),
      0,
    );
  const decayed = sum((day) =>
    halfLifeDays === null ? 1 : 0.5 ** (countDaysSince(day, now) / halfLifeDays),
  );
  const undecayed = sum(() => 1);
  const toCappedPoints = (total: number) => Math.min(cap, Math.round(total / pointScale));
  return {
    rule,
    points: toCappedPoints(decayed),
    // A message counts once, regardless of its length.
    count: occurrences.reduce((all, { count }) => all + Math.ceil(count), 0),
    days: new Set(occurrences.map(({ day }) => day)).size,
    last: last.day,
    fresh: toCappedPoints(undecayed),
    capped: decayed > cap * pointScale,
    halfLifeDays,
    from: last.sourceName ?? null,
  };
}

const compareText = (a = '', b = ''): number => Number(a > b) - Number(a < b);

/** Whole UTC days; a day in the future counts as today. */
const countDaysSince = (day: string, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - Date.parse(day)) / dayMs));
