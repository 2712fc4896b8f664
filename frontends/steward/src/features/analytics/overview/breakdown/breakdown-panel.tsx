import { Button, EmptyState, MutedText, Row, Skeleton, Stack } from '@aera/ui';
import { QueryError } from '@aera/frontend-kit/query-content';
import { BusyRegion, Freshness } from '../../../../shared/list/freshness.tsx';
import type { AnalyticsState } from '../../state/analytics-state.ts';
import type { Period } from '../../state/range.ts';
import { useBreakdown } from '../overview-api.ts';
import { breakdownCopy as copy } from '../overview-copy.ts';
import { BreakdownTable } from './breakdown-table.tsx';
import { defaultRowCount, maxRows, type TableState } from './table-state.ts';

export interface BreakdownPanelProps {
  readonly caption: string;
  readonly state: AnalyticsState;
  readonly span: Period;
  readonly table: TableState;
  readonly visitors: number | undefined;
  readonly onTable: (changes: Partial<TableState>) => void;
  readonly onFilters: (filters: AnalyticsState['filters']) => void;
}

/** Loading, error, empty state or rows of one table. */
export function BreakdownPanel({
  caption,
  state,
  span,
  table,
  visitors,
  onTable,
  onFilters,
}: BreakdownPanelProps) {
  const query = useBreakdown(state, span, table);
  const { data, isError, isPlaceholderData } = query;
  if (!data && isError) return <QueryError title={copy.failed(caption)} query={query} />;
  return (
    <BusyRegion aria-busy={isPlaceholderData || !data}>
      {!data && <LoadingRows />}
      {data && (
        <Stack gap={2}>
          {isError && <Freshness query={query} />}
          {data.total === 0 ? (
            <EmptyState>{copy.empty}</EmptyState>
          ) : (
            <BreakdownTable
              caption={caption}
              table={table}
              rows={data.rows}
              visitors={visitors}
              selected={state.filters[table.by]}
              onSelect={(value) => onFilters({ ...state.filters, [table.by]: value })}
              onSort={(sort, order) => onTable({ sort, order })}
            />
          )}
          {data.total > defaultRowCount && (
            <RowCountControls
              shown={data.rows.length}
              total={data.total}
              limit={table.rowCount}
              onRowCount={(rowCount) => onTable({ rowCount })}
            />
          )}
        </Stack>
      )}
    </BusyRegion>
  );
}

const LoadingRows = () => (
  <Stack gap={3} aria-hidden>
    {Array.from({ length: defaultRowCount + 1 }, (_, row) => (
      <Skeleton key={row} height="2.0625rem" width={`${100 - row * 8}%`} />
    ))}
  </Stack>
);

const step = 20;

interface RowCountControlsProps {
  readonly shown: number;
  readonly total: number;
  /** Requested rows. */
  readonly limit: number;
  readonly onRowCount: (rowCount: number) => void;
}

/** Keeps disabled buttons in place, because they may have the focus. */
function RowCountControls({ shown, total, limit, onRowCount }: RowCountControlsProps) {
  const [fewer, more] = [limit > defaultRowCount, shown < total && limit < maxRows];
  return (
    <Row justify="space-between">
      <MutedText as="output" size="xs">
        {copy.shown(shown, total)}
      </MutedText>
      <Row gap={1}>
        <Button
          variant="ghost"
          size="sm"
          aria-disabled={!fewer}
          onClick={() => fewer && onRowCount(defaultRowCount)}
        >
          {copy.fewer}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          aria-disabled={!more}
          onClick={() => more && onRowCount(Math.min(limit + step, maxRows))}
        >
          {copy.more}
        </Button>
      </Row>
    </Row>
  );
}
