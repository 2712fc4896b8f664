import { type ResponseOf, readVisitBreakdown, readVisitMetrics } from '@aera/contracts';
import { useApiQuery } from '@aera/frontend-kit/use-api-query';
import { type AnalyticsState, toVisitQuery } from '../state/analytics-state.ts';
import type { Period, Span } from '../state/range.ts';
import type { TableState } from './breakdown/table-state.ts';

export type VisitMetrics = ResponseOf<typeof readVisitMetrics>;

/**
 * Metrics of a period and, if compared, of the previous one. `comparison` is the data of the previous period, but not while only one of
 * both belongs to a new query.
 */
export function useVisitMetrics(state: AnalyticsState, span: Span, compare: boolean) {
  const more = { zone: state.zone, interval: span.interval };
  const current = useApiQuery(readVisitMetrics, {
    query: { ...toVisitQuery(state, span), ...more },
    keepPrevious: true,
  });
  const before = useApiQuery(readVisitMetrics, {
    query: { ...toVisitQuery(state, span.before), ...more },
    keepPrevious: true,
    enabled: compare,
  });
  const isPair = current.isPlaceholderData === before.isPlaceholderData;
  return { current, before, comparison: isPair ? before.data : undefined };
}

/** The query of a table without its row limit. */
export const toBreakdownQuery = (
  state: AnalyticsState,
  { from, to }: Period,
  { by, sort, order }: Pick<TableState, 'by' | 'sort' | 'order'>,
) => ({ ...toVisitQuery(state, { from, to }), by, sort, order });

/** Keeps the previous rows while more are loading. */
export const useBreakdown = (state: AnalyticsState, span: Period, table: TableState) =>
  useApiQuery(readVisitBreakdown, {
    query: { ...toBreakdownQuery(state, span, table), limit: table.rowCount, offset: 0 },
    keepPrevious: true,
  });
