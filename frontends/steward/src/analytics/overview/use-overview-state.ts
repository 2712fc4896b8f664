import { useSearchParams } from 'react-router-dom';
import { useAnalyticsState } from '../state/use-analytics-state.ts';
import { type OverviewState, readOverview, writeOverview } from './overview-state.ts';

/** What the overview shows, as the address says it. */
export function useOverviewState() {
  const { state: visits, wrong: wrongVisits, change } = useAnalyticsState();
  const [params, setParams] = useSearchParams();
  const { state, wrong } = readOverview(params);

  const changeOverview = (changes: Partial<OverviewState>) => {
    const next = new URLSearchParams(params);
    for (const [name, text] of Object.entries(writeOverview({ ...state, ...changes }))) {
      if (text === null) next.delete(name);
      else next.set(name, text);
    }
    setParams(next);
  };
  return { state: { ...visits, ...state }, wrong: [...wrongVisits, ...wrong], change, changeOverview };
}
