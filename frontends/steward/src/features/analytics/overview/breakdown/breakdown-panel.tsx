import { EmptyState, Skeleton, Stack } from '@aera/ui';
import { styled } from 'styled-components';
import { BreakdownTable } from './breakdown-table.tsx';
import { RowCount } from './row-count.tsx';
import { type TableState, fewRows } from './table-state.ts';
import { useBreakdown } from './use-breakdown.ts';
import { breakdownWords as words } from '../overview-copy.ts';
import type { AnalyticsState } from '../../state/analytics-state.ts';
import type { Moments } from '../../state/range.ts';
import { Freshness } from '../../../../shared/list/freshness.tsx';
import { ReadingFailure } from '../../../../shared/list/query-failure.tsx';

const Body = styled.div`
  &[aria-busy='true'] {
    opacity: 0.6;
  }
`;

export interface BreakdownPanelProps {
  readonly caption: string;
  readonly state: AnalyticsState;
  readonly span: Moments;
  readonly table: TableState;
  /** Of the whole period; undefined while they are not known. */
  readonly visitors: number | undefined;
  readonly onTable: (changes: Partial<TableState>) => void;
  readonly onFilters: (filters: AnalyticsState['filters']) => void;
}

/** A table as it is read: on its way, not to be had, empty, or there. */
export function BreakdownPanel({
  caption,
  state,
  span,
  table,
  visitors,
  onTable,
  onFilters,
}: BreakdownPanelProps) {
  const reading = useBreakdown(state, span, table);
  const { data, isError, isPlaceholderData } = reading;
  if (!data && isError) return <ReadingFailure title={words.failed(caption)} reading={reading} />;
  return (
    <Body aria-busy={isPlaceholderData || !data}>
      {!data && <LoadingRows />}
      {data?.total === 0 && <EmptyState>{words.empty}</EmptyState>}
      {data && data.total > 0 && (
        <Stack gap={2}>
          {isError && <Freshness reading={reading} />}
          <BreakdownTable
            caption={caption}
            table={table}
            rows={data.rows}
            visitors={visitors}
            chosen={state.filters[table.by]}
            onChoose={(value) => onFilters({ ...state.filters, [table.by]: value })}
            onSort={(sort, order) => onTable({ sort, order })}
          />
          {data.total > fewRows && (
            <RowCount
              shown={data.rows.length}
              total={data.total}
              asked={table.rows}
              onRows={(rows) => onTable({ rows })}
            />
          )}
        </Stack>
      )}
    </Body>
  );
}

const LoadingRows = () => (
  <Stack gap={3} aria-hidden>
    {Array.from({ length: fewRows + 1 }, (_, row) => (
      <Skeleton key={row} height="2.0625rem" width={`${100 - row * 8}%`} />
    ))}
  </Stack>
);
