import type { ResponseOf, readVisitMetrics } from '@aera/contracts';
import type { Span } from '../../state/range.ts';

/** What the chart can show, of the figures. */
export const measures = ['visitors', 'visits', 'views'] as const;
export type Measure = (typeof measures)[number];

type Point = ResponseOf<typeof readVisitMetrics>['series'][number];

/** One hour or day: what was counted, and in the same place of the range before. */
export interface Bucket {
  readonly start: string;
  /** Null for what is still to come. */
  readonly current: number | null;
  /** Null where nothing is compared. */
  readonly before: number | null;
  readonly startBefore: string | null;
  /** Whether it goes on, so that its count still grows. */
  readonly running: boolean;
}

/** Two series side by side, of which the first ends at `end`; moments in milliseconds since 1970. */
export function toBuckets(
  current: readonly Point[],
  before: readonly Point[] | undefined,
  measure: Measure,
  now: number,
  end: number,
): Bucket[] {
  return current.map((point, at) => {
    const other = before?.[at];
    const next = current[at + 1];
    const begun = Date.parse(point.start) <= now;
    return {
      start: point.start,
      current: begun ? point[measure] : null,
      before: other ? other[measure] : null,
      startBefore: other?.start ?? null,
      running: begun && now < (next ? Date.parse(next.start) : end),
    };
  });
}

/** Steps in which hours and days are named on an axis. */
export const labelSteps: Record<Span['interval'], readonly number[]> = {
  hour: [1, 2, 3, 4, 6, 8, 12, 24],
  day: [1, 2, 3, 5, 7, 10, 14, 28, 56, 112, 224],
};
