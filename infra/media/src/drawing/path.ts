/** A point in user units; y grows downward. */
export type Point = readonly [x: number, y: number];

/** Formats a number for SVG with one decimal, which is finer than a pixel. */
export const formatNumber = (value: number): string => String(Number(value.toFixed(1)));

const formatPoint = ([x, y]: Point): string => `${formatNumber(x)} ${formatNumber(y)}`;

/** Returns a path of straight lines through the points. */
const drawLine = (points: readonly Point[]): string => `M${points.map(formatPoint).join('L')}`;

export const drawPolygon = (points: readonly Point[]): string => `${drawLine(points)}Z`;

/** Returns cubic Béziers through the points (Catmull-Rom), starting at `at(0)`. */
function drawBeziers(count: number, at: (index: number) => Point): string {
  const pieces = Array.from({ length: count }, (_, index) => {
    const [before, start, end, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const first: Point = [start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6];
    const second: Point = [end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6];
    return `C${formatPoint(first)} ${formatPoint(second)} ${formatPoint(end)}`;
  });
  return `M${formatPoint(at(0))}${pieces.join('')}`;
}

/** Returns a smooth curve through the points, from the first to the last. */
export const drawCurve = (points: readonly Point[]): string =>
  drawBeziers(points.length - 1, (index) => points[Math.min(Math.max(index, 0), points.length - 1)] as Point);

/** Returns a smooth closed curve through the points. */
export const drawLoop = (points: readonly Point[]): string =>
  `${drawBeziers(points.length, (index) => points.at(index % points.length) as Point)}Z`;

/** Returns evenly spaced numbers between two numbers, both included. */
export const spaceEvenly = (from: number, to: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => from + ((to - from) * index) / Math.max(count - 1, 1));

/** Returns the point at an angle (in turns, clockwise from the top) on an ellipse around a centre. */
export const toEllipsePoint = ([x, y]: Point, turn: number, radiusX: number, radiusY = radiusX): Point => [
  x + Math.sin(turn * 2 * Math.PI) * radiusX,
  y - Math.cos(turn * 2 * Math.PI) * radiusY,
];

/** Returns a deterministic generator of pseudo-random numbers from 0 to below 1 (mulberry32). */
export function createSeededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
