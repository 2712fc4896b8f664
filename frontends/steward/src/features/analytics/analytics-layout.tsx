import type { AreaProps } from '../../shared/feature.ts';
import { AreaLayout } from '../../shared/page/area-layout.tsx';
import { useAnalyticsState, writeState } from './state/analytics-state.ts';

/** Keeps the selected visits when the page changes. */
export function AnalyticsLayout(area: AreaProps) {
  const { state } = useAnalyticsState();
  const values = Object.entries(writeState(state)).filter(
    (entry): entry is [string, string] => entry[1] !== null,
  );
  return <AreaLayout {...area} search={new URLSearchParams(values).toString()} />;
}
