import type { ResponseOf, readVisitMetrics } from '@aera/contracts';

/** Metrics of the chart. */
export const measures = ['visitors', 'visits', 'views'] as const;
export type Measure = (typeof measures)[number];

type Point = ResponseOf<typeof readVisitMetrics>['series'][number];

/** One hour or day, and the matching one of the previous period. */
export interface Bucket {
  readonly start: string;
  /** Null for a bucket in the future. */
  readonly current: number | null;
  /** Null without comparison. */
  readonly before: number | null;
  readonly startBefore: string | null;
  /** Whether it includes now. */
  readonly running: boolean;
}

/** Pairs two series; `now` and `end` are Unix times in ms. */
export function toBuckets(
  current: readonly Point[],
  before: readonly Point[] | undefined,
  measure: Measure,
  now: number,
  end: number,
): Bucket[] {
  return current.map((point, index) => {
    const other = before?.[index];
    const next = current[index + 1];
    const hasStarted = Date.parse(point.start) <= now;
    return {
      start: point.start,
      current: hasStarted ? point[measure] : null,
      before: other ? other[measure] : null,
      startBefore: other?.start ?? null,
      running: hasStarted && now < (next ? Date.parse(next.start) : end),
    };
  });
}
