import { type BotSignal, botSignals } from '@aera/contracts';

/** Weights of the bot signals. The bot score of a visit is the sum of its signals' weights, at most 100. */
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

/** Faster than a person reads: `views` views in a row, each less than `maxGapMs` after the previous one. */
const fastViews = { views: 5, maxGapMs: 1000 };

export interface VisitBehavior {
  /** Signals of the requests. `fast views` and `no engagement` follow from the other fields. */
  readonly signals: Iterable<BotSignal>;
  /** Times of the views in milliseconds, in order. */
  readonly times: readonly number[];
  /** Seconds that pages were visible. */
  readonly engagementSeconds: number;
}

/** Returns the score of a visit, its signals by descending weight, and whether the score makes it a bot. */
export function computeBotScore({ signals, times, engagementSeconds }: VisitBehavior): {
  botScore: number;
  botSignals: BotSignal[];
  isBot: boolean;
} {
  const found = new Set(signals);
  if (hasFastViews(times)) found.add('fast views');
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

const hasFastViews = (times: readonly number[]): boolean => {
  let run = 1;
  for (let index = 1; index < times.length; index += 1) {
    run = (times[index] as number) - (times[index - 1] as number) < fastViews.maxGapMs ? run + 1 : 1;
    if (run >= fastViews.views) return true;
  }
  return false;
};
