export interface Point {
  readonly x: number;
  readonly y: number;
}

const round = (length: number): string => length.toFixed(1).replace(/\.0$/, '');
const at = ({ x, y }: Point): string => `${round(x)},${round(y)}`;

/** A line through points, as the `d` of a path; empty for none. */
export const linePath = (points: readonly Point[]): string =>
  points.map((point, index) => `${index === 0 ? 'M' : 'L'}${at(point)}`).join('');

/** What is between such a line and the base line. */
export function areaPath(points: readonly Point[], base: number): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return '';
  return `${linePath(points)}L${at({ x: last.x, y: base })}L${at({ x: first.x, y: base })}Z`;
}
