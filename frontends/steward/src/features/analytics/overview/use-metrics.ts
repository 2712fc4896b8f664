import { type ResponseOf, visitFigures } from '@aera/contracts';
import { useStewardQuery } from '../../../shared/session/use-steward-query.ts';
import { type AnalyticsState, visitsAsked } from '../state/analytics-state.ts';
import type { Span } from '../state/range.ts';

export type Figures = ResponseOf<typeof visitFigures>;

/** The figures of a span and, where they are compared, of the one before it. */
export function useFigures(state: AnalyticsState, span: Span, compare: boolean) {
  const more = { zone: state.zone, interval: span.interval };
  const current = useStewardQuery(visitFigures, {
    query: { ...visitsAsked(state, span), ...more },
    keepPrevious: true,
  });
  const before = useStewardQuery(visitFigures, {
    query: { ...visitsAsked(state, span.before), ...more },
    keepPrevious: true,
    enabled: compare,
  });
  return { current, before };
}
