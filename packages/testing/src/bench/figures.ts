export interface LoadFigures {
  /** Acknowledged requests per second of the measured time. */
  readonly rate: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Acknowledged requests, including the warm-up. */
  readonly sent: number;
}

export const print = (line: string): void => void process.stdout.write(`${line}\n`);

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;

/** Median of each figure of several runs. */
export const medians = (runs: readonly LoadFigures[]): LoadFigures => ({
  rate: median(runs.map(({ rate }) => rate)),
  p50: median(runs.map(({ p50 }) => p50)),
  p99: median(runs.map(({ p99 }) => p99)),
  sent: median(runs.map(({ sent }) => sent)),
});

export const formatFigures = ({ rate, p50, p99 }: LoadFigures): string =>
  `${rate.toFixed(0).padStart(7)}/s  p50 ${p50.toFixed(2).padStart(6)} ms  p99 ${p99.toFixed(2).padStart(7)} ms`;
