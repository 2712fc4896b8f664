import { visitBreakdown } from '@aera/contracts';
import { useStewardQuery } from '../../../../shared/session/use-steward-query.ts';
import { type AnalyticsState, visitsAsked } from '../../state/analytics-state.ts';
import type { Moments } from '../../state/range.ts';
import type { TableState } from './table-state.ts';

/** What a table asks, but for how much of it. */
export const breakdownAsked = (
  state: AnalyticsState,
  { from, to }: Moments,
  { by, sort, order }: Pick<TableState, 'by' | 'sort' | 'order'>,
) => ({ ...visitsAsked(state, { from, to }), by, sort, order });

/** The rows of a table. Those of before stay while more or others are on their way, unless they are by something else. */
export const useBreakdown = (state: AnalyticsState, span: Moments, table: TableState) =>
  useStewardQuery(visitBreakdown, {
    query: { ...breakdownAsked(state, span, table), limit: table.rows, offset: 0 },
    keepPrevious: true,
  });
