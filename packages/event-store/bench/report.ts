import type { Rate } from './load.ts';

/** A rate as people read it. */
export const show = (rate: Rate | null | undefined): string => {
  if (!rate) return '–';
  const latency = rate.p99 > 0 ? ` p50 ${rate.p50.toFixed(1)} p99 ${rate.p99.toFixed(1)} ms` : '';
  const failures = rate.failures > 0 ? `, ${rate.failures} failed` : '';
  return `${Math.round(rate.perSecond).toLocaleString('en')}/s${latency}${failures}`;
};

/** The median of each figure. */
export function summary(rates: Rate[]): Rate | null {
  if (rates.length === 0) return null;
  const median = (pick: (rate: Rate) => number) =>
    rates.map(pick).toSorted((a, b) => a - b)[rates.length >> 1] ?? 0;
  return {
    perSecond: median((rate) => rate.perSecond),
    p50: median((rate) => rate.p50),
    p99: median((rate) => rate.p99),
    failures: median((rate) => rate.failures),
  };
}
