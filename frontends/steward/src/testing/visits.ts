import {
  type QueryOf,
  type ResponseOf,
  type VisitMetrics,
  readVisitBreakdown,
  readVisitMetrics,
} from '@aera/contracts';
import type { FakeApi } from '@aera/frontend-kit/testing';

/** Metrics of a busy period, derived from the number of visitors. */
const figures = (visitors: number): VisitMetrics => ({
  visitors,
  visits: visitors * 2,
  views: visitors * 5,
  bounceRate: visitors === 0 ? null : 0.25,
  engagedTime: visitors === 0 ? null : 65,
  scrollDepth: visitors === 0 ? null : 60,
});

type Asked = QueryOf<typeof readVisitMetrics>;
const lengths = { hour: 60 * 60_000, day: 24 * 60 * 60_000 };

/** Returns metrics with the requested number of hours or days and the given visitors. */
export function figuresAnswer(
  { from, to, interval = 'day' }: Asked,
  visitors: number,
): ResponseOf<typeof readVisitMetrics> {
  const starts: string[] = [];
  for (let at = Date.parse(from); at < Date.parse(to); at += lengths[interval])
    starts.push(new Date(at).toISOString());
  const series = starts.map((start, at) => Object.assign(figures(at === 0 ? visitors : 0), { start }));
  return { current: figures(visitors), before: figures(0), series };
}

/** Serves metrics and breakdowns with rows of the values: `visitors` for ranges from `since`, half as many for earlier ones. */
export function visited(api: FakeApi, visitors: number, values: readonly string[], since: string): void {
  api.on(readVisitMetrics, ({ query }) => figuresAnswer(query, query.from < since ? visitors / 2 : visitors));
  api.on(readVisitBreakdown, ({ query: { limit, offset } }) => ({
    rows: values
      .map((value, at) => Object.assign(figures(visitors - at), { value }))
      .slice(Number(offset), Number(offset) + Number(limit)),
    total: values.length,
  }));
}
