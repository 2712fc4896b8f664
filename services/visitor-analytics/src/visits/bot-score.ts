import { type BotReason, botReasons } from '@aera/contracts';

/** What speaks against a person, and how much. */
export const botSignalWeights: Readonly<Record<BotReason, number>> = {
  'known bot': 100,
  'headless browser': 60,
  'no browser named': 40,
  'hosting network': 30,
  'fast views': 30,
  'no language': 20,
  'no fetch metadata': 10,
  'odd accept header': 10,
  'no engagement': 10,
};

/** The score from which a visit is a bot's. */
export const botThreshold = 50;

/** Faster than a person reads: this many views, each within so many milliseconds of the one before. */
const rapidViews = { views: 5, within: 1000 };

export interface VisitBehavior {
  readonly signals: Iterable<BotReason>;
  /** When each view was, in milliseconds, in order. */
  readonly times: readonly number[];
  /** Seconds that a page was in sight. */
  readonly engaged: number;
}

/** How much speaks against a person behind a visit, and what; most telling first. */
export function botScore({ signals, times, engaged }: VisitBehavior): {
  score: number;
  reasons: BotReason[];
  bot: boolean;
} {
  const found = new Set(signals);
  if (isFast(times)) found.add('fast views');
  if (engaged === 0) found.add('no engagement');
  const reasons = botReasons
    .filter((reason) => found.has(reason))
    .sort((a, b) => botSignalWeights[b] - botSignalWeights[a]);
  const score = Math.min(
    100,
    reasons.reduce((sum, reason) => sum + botSignalWeights[reason], 0),
  );
  return { score, reasons, bot: score >= botThreshold };
}

const isFast = (times: readonly number[]): boolean => {
  let run = 1;
  for (let at = 1; at < times.length; at += 1) {
    run = (times[at] as number) - (times[at - 1] as number) < rapidViews.within ? run + 1 : 1;
    if (run >= rapidViews.views) return true;
  }
  return false;
};
