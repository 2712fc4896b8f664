/** A point in user units; y grows downward. */
export type Point = readonly [x: number, y: number];

/** Formats a number for SVG with one decimal, which is finer than a pixel. */
export const n = (value: number): string => String(Number(value.toFixed(1)));

const pair = ([x, y]: Point): string => `${n(x)} ${n(y)}`;

/** Returns a path of straight lines through the points. */
const line = (points: readonly Point[]): string => `M${points.map(pair).join('L')}`;

export const polygon = (points: readonly Point[]): string => `${line(points)}Z`;

/** Returns cubic Béziers through the points (Catmull-Rom), starting at `at(0)`. */
function through(count: number, at: (index: number) => Point): string {
  const pieces = Array.from({ length: count }, (_, index) => {
    const [before, start, end, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const first: Point = [start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6];
    const second: Point = [end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6];
    return `C${pair(first)} ${pair(second)} ${pair(end)}`;
  });
  return `M${pair(at(0))}${pieces.join('')}`;
}

/** Returns a smooth curve through the points, from the first to the last. */
export const curve = (points: readonly Point[]): string =>
  through(points.length - 1, (index) => points[Math.min(Math.max(index, 0), points.length - 1)] as Point);

/** Returns a smooth closed curve through the points. */
export const loop = (points: readonly Point[]): string =>
  `${through(points.length, (index) => points.at(index % points.length) as Point)}Z`;

/** Returns evenly spaced numbers between two numbers, both included. */
export const between = (from: number, to: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => from + ((to - from) * index) / Math.max(count - 1, 1));

/** Returns the point at an angle (in turns, clockwise from the top) on an ellipse around a centre. */
export const around = ([x, y]: Point, turn: number, radiusX: number, radiusY = radiusX): Point => [
  x + Math.sin(turn * 2 * Math.PI) * radiusX,
  y - Math.cos(turn * 2 * Math.PI) * radiusY,
];

/** Returns a deterministic generator of pseudo-random numbers from 0 to below 1 (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
