/** Values of an axis from 0 on, evenly apart by 1, 2 or 5 times a power of ten, of which the last is at least `most`. Whole numbers. */
export function ticksUpTo(most: number, about = 4): number[] {
  const step = niceStep(Math.max(most, 1) / about);
  return Array.from({ length: Math.ceil(Math.max(most, 1) / step) + 1 }, (_, at) => at * step);
}

function niceStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  const step = [1, 2, 5, 10].map((times) => times * power).find((size) => size >= least) as number;
  return Math.max(1, step);
}

/** Maps numbers from one stretch to another, in a straight line. */
export const scaled =
  ([low, high]: readonly [number, number], [start, end]: readonly [number, number]) =>
  (value: number): number =>
    high === low ? (start + end) / 2 : start + ((value - low) / (high - low)) * (end - start);

/** Every how many points one is named: few enough that names of `width` px do not touch, in steps that people count in. */
export function labelStep(points: number, room: number, width: number, steps: readonly number[]): number {
  const least = Math.ceil((points * width) / Math.max(room, 1));
  return steps.find((step) => step >= least) ?? least;
}
