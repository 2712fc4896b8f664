import type { ResponseOf, VisitDimension, readVisitBreakdown } from '@aera/contracts';
import { focusRing, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { analyticsCopy } from '../../analytics-copy.ts';
import { type MetricName, formatMetric } from '../metric-formats.ts';
import { formatShare } from '../../../../shared/copy/format-number.ts';
import { Cell, HeaderCell, Rows, TableRow } from '../../../../shared/table/data-row.tsx';
import { breakdownCopy as copy, overviewCopy } from '../overview-copy.ts';

type BreakdownRow = ResponseOf<typeof readVisitBreakdown>['rows'][number];

/** The bar behind the name shows the share. */
const Value = styled.button`
  position: relative;
  display: block;
  width: 100%;
  min-height: 2rem;
  padding: ${theme.space[1]} ${theme.space[2]};
  overflow-wrap: anywhere;
  background: linear-gradient(${theme.color.accentSoft}, ${theme.color.accentSoft}) left / var(--share) 100%
    no-repeat;
  border: 0;
  border-radius: ${theme.radius.sm};
  color: inherit;
  font-weight: 500;
  line-height: 1.4;
  text-align: start;
  cursor: pointer;
  ${focusRing}
  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  &[data-unknown] {
    color: ${theme.color.inkMuted};
    font-style: italic;
  }
  &[aria-pressed='true'] {
    font-weight: 650;
    box-shadow: inset 0 0 0 1.5px ${theme.color.accent};
  }
`;

export interface BreakdownRowsProps {
  readonly rows: readonly BreakdownRow[];
  readonly by: VisitDimension;
  readonly visitors: number | undefined;
  readonly columns: readonly MetricName[];
  /** Active filter value. */
  readonly selected: string | undefined;
  /** Called with the value to filter by; undefined removes the filter. */
  readonly onSelect: (value: string | undefined) => void;
}

/** A click on a name filters by it. */
export function BreakdownRows({ rows, by, visitors, columns, selected, onSelect }: BreakdownRowsProps) {
  const dimension = analyticsCopy.dimensions[by];
  return (
    <Rows>
      {rows.map((row) => {
        const share = visitors ? Math.min(row.visitors / visitors, 1) : null;
        const name = row.value || dimension.missing;
        const pressed = selected === row.value;
        return (
          <TableRow key={row.value}>
            <HeaderCell>
              <Value
                type="button"
                style={{ '--share': `${(share ?? 0) * 100}%` } as React.CSSProperties}
                data-unknown={row.value === '' || undefined}
                aria-pressed={pressed}
                title={(pressed ? copy.unfilter : copy.filterBy)(dimension.name, name)}
                onClick={() => onSelect(pressed ? undefined : row.value)}
              >
                {name}
              </Value>
            </HeaderCell>
            {columns.map((column) => (
              <Cell key={column} data-label={overviewCopy.metrics[column]}>
                {formatMetric(column, row[column])}
              </Cell>
            ))}
            <Cell data-label={copy.share}>{share === null ? '–' : formatShare(share, 1)}</Cell>
          </TableRow>
        );
      })}
    </Rows>
  );
}
