import type { Bucket } from './series.ts';

/** Whole ticks from 0 to at least `max`, in steps of 1, 2 or 5 times a power of ten. */
export function computeTicks(max: number, about = 4): number[] {
  const step = toNiceStep(Math.max(max, 1) / about);
  return Array.from({ length: Math.ceil(Math.max(max, 1) / step) + 1 }, (_, index) => index * step);
}

function toNiceStep(min: number): number {
  const power = 10 ** Math.floor(Math.log10(min));
  const step = [1, 2, 5, 10].map((times) => times * power).find((size) => size >= min) as number;
  return Math.max(1, step);
}

/** Linear scale. */
export const createScale =
  ([low, high]: readonly [number, number], [start, end]: readonly [number, number]) =>
  (value: number): number =>
    high === low ? (start + end) / 2 : start + ((value - low) / (high - low)) * (end - start);

/** Returns the number of points from one label of `width` px to the next. */
export function computeLabelStep(
  points: number,
  length: number,
  width: number,
  steps: readonly number[],
): number {
  const min = Math.ceil((points * width) / Math.max(length, 1));
  return steps.find((step) => step >= min) ?? min;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const round = (length: number): string => length.toFixed(1).replace(/\.0$/, '');
const formatPoint = ({ x, y }: Point): string => `${round(x)},${round(y)}`;

/** SVG path; empty without points. */
export const toLinePath = (points: readonly Point[]): string =>
  points.map((point, index) => `${index === 0 ? 'M' : 'L'}${formatPoint(point)}`).join('');

/** SVG path between the line and the base. */
export function toAreaPath(points: readonly Point[], base: number): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return '';
  return `${toLinePath(points)}L${formatPoint({ x: last.x, y: base })}L${formatPoint({ x: first.x, y: base })}Z`;
}

export const plotHeight = 264;
const margin = { top: 14, right: 18, bottom: 30, left: 46 };

/** Positions in px. */
export function createGeometry(buckets: readonly Bucket[], width: number) {
  const max = Math.max(0, ...buckets.flatMap(({ current, before }) => [current ?? 0, before ?? 0]));
  const ticks = computeTicks(max);
  const [left, right] = [margin.left, Math.max(width - margin.right, margin.left + 1)];
  const base = plotHeight - margin.bottom;
  const x = createScale([0, buckets.length - 1], [left, right]);
  const y = createScale([0, ticks.at(-1) ?? 1], [base, margin.top]);
  const line = (value: (bucket: Bucket) => number | null): Point[] =>
    buckets.flatMap((bucket, index) => {
      const count = value(bucket);
      return count === null ? [] : [{ x: x(index), y: y(count) }];
    });
  return {
    ticks: ticks.map((value) => ({ value, y: y(value) })),
    current: line(({ current, running }) => (running ? null : current)),
    /** Line from the last complete bucket to the running one. */
    running: line(({ current }) => current).slice(buckets.some(({ running }) => running) ? -2 : Infinity),
    before: line(({ before }) => before),
    left,
    right,
    base,
    x,
    y,
    /** Index of the bucket nearest to x. */
    findNearest: (position: number): number =>
      Math.min(
        Math.max(Math.round(createScale([left, right], [0, buckets.length - 1])(position)), 0),
        buckets.length - 1,
      ),
  };
}

export type PlotGeometry = ReturnType<typeof createGeometry>;
