import { type BotSignal, botSignals } from '@aera/contracts';

/** Weights of the bot signals; their sum, at most 100, is the bot score. */
export const botSignalWeights: Readonly<Record<BotSignal, number>> = {
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

/** Minimum score of a bot. */
export const botThreshold = 50;

/** Faster than a person reads: this many views, each within `within` milliseconds of the previous one. */
const rapidViews = { views: 5, within: 1000 };

export interface VisitBehavior {
  readonly signals: Iterable<BotSignal>;
  /** Times of the views in milliseconds, in order. */
  readonly times: readonly number[];
  /** Seconds that pages were visible. */
  readonly engagementSeconds: number;
}

/** Returns the score of a visit, its signals by descending weight, and whether it is a bot. */
export function computeBotScore({ signals, times, engagementSeconds }: VisitBehavior): {
  botScore: number;
  botSignals: BotSignal[];
  isBot: boolean;
} {
  const found = new Set(signals);
  if (isFast(times)) found.add('fast views');
  if (engagementSeconds === 0) found.add('no engagement');
  const sorted = botSignals
    .filter((signal) => found.has(signal))
    .sort((a, b) => botSignalWeights[b] - botSignalWeights[a]);
  const botScore = Math.min(
    100,
    sorted.reduce((sum, signal) => sum + botSignalWeights[signal], 0),
  );
  return { botScore, botSignals: sorted, isBot: botScore >= botThreshold };
}

const isFast = (times: readonly number[]): boolean => {
  let run = 1;
  for (let at = 1; at < times.length; at += 1) {
    run = (times[at] as number) - (times[at - 1] as number) < rapidViews.within ? run + 1 : 1;
    if (run >= rapidViews.views) return true;
  }
  return false;
};
