import { useMemo } from 'react';
import { useQuery } from '../../../shared/page/use-url-query.ts';
import { type AnalyticsState, readState, writeState } from './analytics-state.ts';

/** Which visits are looked at, as the address says it, and what of the address made no sense. */
export function useAnalyticsState() {
  const { params, change: changeQuery } = useQuery();
  const { state, wrong } = useMemo(() => readState(params), [params]);

  /** A step that the browser's own Back undoes; what else stands in the address stays. */
  const change = (changes: Partial<AnalyticsState>) =>
    changeQuery((query) => writeState({ ...readState(query).state, ...changes }));

  return { state, wrong, change };
}
