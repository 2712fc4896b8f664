import { type ResponseOf, visitBreakdown, readVisitMetrics } from '@aera/contracts';
import { useStewardQuery } from '../../../shared/session/use-steward-query.ts';
import { type AnalyticsState, toVisitQuery } from '../state/analytics-state.ts';
import type { Period, Span } from '../state/range.ts';
import type { TableState } from './breakdown/table-state.ts';

export type VisitMetrics = ResponseOf<typeof readVisitMetrics>;

/** The figures of a span and, where they are compared, of the one before it. */
export function useVisitMetrics(state: AnalyticsState, span: Span, compare: boolean) {
  const more = { zone: state.zone, interval: span.interval };
  const current = useStewardQuery(readVisitMetrics, {
    query: { ...toVisitQuery(state, span), ...more },
    keepPrevious: true,
  });
  const before = useStewardQuery(readVisitMetrics, {
    query: { ...toVisitQuery(state, span.before), ...more },
    keepPrevious: true,
    enabled: compare,
  });
  return { current, before };
}

/** What a table asks, but for how much of it. */
export const toBreakdownQuery = (
  state: AnalyticsState,
  { from, to }: Period,
  { by, sort, order }: Pick<TableState, 'by' | 'sort' | 'order'>,
) => ({ ...toVisitQuery(state, { from, to }), by, sort, order });

/** The rows of a table. Those of before stay while more or others are on their way, unless they are by something else. */
export const useBreakdown = (state: AnalyticsState, span: Period, table: TableState) =>
  useStewardQuery(visitBreakdown, {
    query: { ...toBreakdownQuery(state, span, table), limit: table.rows, offset: 0 },
    keepPrevious: true,
  });
