import { RefreshButton, Freshness, type FreshnessProps } from '../../../shared/list/freshness.tsx';
import { Checkbox, EmptyState, Row } from '@aera/ui';
import { styled } from 'styled-components';
import { overviewCopy as copy } from './overview-copy.ts';
import type { AnalyticsState } from '../state/analytics-state.ts';

/** Aligned with the adjacent controls. */
const Compare = styled.div`
  label {
    align-items: center;
    min-height: 2.25rem;
  }
  input {
    margin: 0;
  }
`;

interface OverviewToolsProps extends FreshnessProps {
  readonly compare: boolean;
  readonly onCompare: (compare: boolean) => void;
  readonly refreshing: boolean;
  readonly onRefresh: () => void;
}

export const OverviewTools = ({ query, compare, onCompare, refreshing, onRefresh }: OverviewToolsProps) => (
  <Row gap={4}>
    <Compare>
      <Checkbox label={copy.compare} checked={compare} onChange={({ target }) => onCompare(target.checked)} />
    </Compare>
    <Row gap={4} wrap={false}>
      <Freshness query={query} />
      <RefreshButton pending={refreshing} onRefresh={onRefresh} />
    </Row>
  </Row>
);

interface OverviewEmptyStateProps {
  readonly state: AnalyticsState;
  readonly onChange: (changes: Partial<AnalyticsState>) => void;
}

/** Suggests to clear filters or to extend the period. */
export const OverviewEmptyState = ({ state: { filters, range }, onChange }: OverviewEmptyStateProps) =>
  Object.values(filters).some((value) => value !== undefined) ? (
    <EmptyState button={{ label: copy.empty.clear, onClick: () => onChange({ filters: {} }) }}>
      {copy.empty.filtered}
    </EmptyState>
  ) : (
    <EmptyState
      button={
        range === '90d' ? undefined : { label: copy.empty.longer, onClick: () => onChange({ range: '90d' }) }
      }
    >
      {copy.empty.unfiltered}
    </EmptyState>
  );
