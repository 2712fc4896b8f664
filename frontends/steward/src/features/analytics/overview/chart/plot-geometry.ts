import type { Point } from './line-path.ts';
import { scaled, ticksUpTo } from './scale.ts';
import type { Bucket } from './series.ts';

export const plotHeight = 264;
const margin = { top: 14, right: 18, bottom: 30, left: 46 };

/** Where everything of a plot stands, in px. */
export function geometryOf(buckets: readonly Bucket[], width: number) {
  const most = Math.max(0, ...buckets.flatMap(({ current, before }) => [current ?? 0, before ?? 0]));
  const ticks = ticksUpTo(most);
  const [left, right] = [margin.left, Math.max(width - margin.right, margin.left + 1)];
  const base = plotHeight - margin.bottom;
  const x = scaled([0, buckets.length - 1], [left, right]);
  const y = scaled([0, ticks.at(-1) ?? 1], [base, margin.top]);
  const line = (value: (bucket: Bucket) => number | null): Point[] =>
    buckets.flatMap((bucket, at) => {
      const count = value(bucket);
      return count === null ? [] : [{ x: x(at), y: y(count) }];
    });
  return {
    ticks: ticks.map((value) => ({ value, y: y(value) })),
    current: line(({ current, running }) => (running ? null : current)),
    /** From the last whole bucket to the one that goes on. */
    running: line(({ current }) => current).slice(buckets.some(({ running }) => running) ? -2 : Infinity),
    before: line(({ before }) => before),
    left,
    right,
    base,
    x,
    y,
    /** The bucket nearest to a place. */
    nearest: (place: number): number =>
      Math.min(
        Math.max(Math.round(scaled([left, right], [0, buckets.length - 1])(place)), 0),
        buckets.length - 1,
      ),
  };
}

export type PlotGeometry = ReturnType<typeof geometryOf>;
