import { RefreshButton, Freshness, type FreshnessProps } from '../../../shared/list/freshness.tsx';
import { Checkbox, Row } from '@aera/ui';
import { styled } from 'styled-components';
import { overviewCopy as copy } from './overview-copy.ts';

/** On one line with what stands beside it. */
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

/** Whether the figures are compared, how old they are, and the way to newer ones. */
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
