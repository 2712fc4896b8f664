import { Button, EmptyState } from '@aera/ui';
import type { AnalyticsState } from '../state/analytics-state.ts';
import { overviewCopy } from './overview-copy.ts';

const copy = overviewCopy.empty;

interface NoVisitsProps {
  readonly state: AnalyticsState;
  readonly onChange: (changes: Partial<AnalyticsState>) => void;
}

/** In place of the chart and the tables of a period without visits, with the likely way to some. */
export const NoVisits = ({ state: { filters, range }, onChange }: NoVisitsProps) =>
  Object.values(filters).some((value) => value !== undefined) ? (
    <EmptyState
      action={
        <Button variant="secondary" onClick={() => onChange({ filters: {} })}>
          {copy.clear}
        </Button>
      }
    >
      {copy.filtered}
    </EmptyState>
  ) : (
    <EmptyState
      action={
        range !== '90d' && (
          <Button variant="secondary" onClick={() => onChange({ range: '90d' })}>
            {copy.longer}
          </Button>
        )
      }
    >
      {copy.quiet}
    </EmptyState>
  );
