import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type AnalyticsState, readState, writeState } from './analytics-state.ts';

/** Which visits are looked at, as the address says it, and what of the address made no sense. */
export function useAnalyticsState() {
  const [params, setParams] = useSearchParams();
  const { state, wrong } = useMemo(() => readState(params), [params]);

  /** A step that the browser's own Back undoes; what else stands in the address stays. */
  const change = (changes: Partial<AnalyticsState>) => {
    const next = new URLSearchParams(params);
    for (const [name, text] of Object.entries(writeState({ ...state, ...changes }))) {
      if (text === null) next.delete(name);
      else next.set(name, text);
    }
    setParams(next);
  };
  return { state, wrong, change };
}
