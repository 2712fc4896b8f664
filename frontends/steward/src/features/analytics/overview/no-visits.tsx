import { Button, EmptyState } from '@aera/ui';
import type { AnalyticsState } from '../state/analytics-state.ts';
import { overviewWords } from './overview-copy.ts';

const words = overviewWords.empty;

export interface NoVisitsProps {
  readonly state: AnalyticsState;
  readonly onChange: (changes: Partial<AnalyticsState>) => void;
}

/** In place of the chart and the tables of a period without visits, with the likely way to some. */
export const NoVisits = ({ state: { filters, range }, onChange }: NoVisitsProps) =>
  Object.values(filters).some((value) => value !== undefined) ? (
    <EmptyState
      action={
        <Button variant="secondary" onClick={() => onChange({ filters: {} })}>
          {words.clear}
        </Button>
      }
    >
      {words.filtered}
    </EmptyState>
  ) : (
    <EmptyState
      action={
        range !== '90d' && (
          <Button variant="secondary" onClick={() => onChange({ range: '90d' })}>
            {words.longer}
          </Button>
        )
      }
    >
      {words.quiet}
    </EmptyState>
  );
