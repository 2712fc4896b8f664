import { useQuery } from '../../../shared/page/use-url-query.ts';
import { useAnalyticsState } from '../state/use-analytics-state.ts';
import { type OverviewState, readOverview, writeOverview } from './overview-state.ts';

/** What the overview shows, as the address says it. */
export function useOverviewState() {
  const { state: visits, wrong: wrongVisits, change } = useAnalyticsState();
  const { params, change: changeQuery } = useQuery();
  const { state, wrong } = readOverview(params);

  const changeOverview = (changes: Partial<OverviewState>) =>
    changeQuery((query) => writeOverview({ ...readOverview(query).state, ...changes }));

  return { state: { ...visits, ...state }, wrong: [...wrongVisits, ...wrong], change, changeOverview };
}
