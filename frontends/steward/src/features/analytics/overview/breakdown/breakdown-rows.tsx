import type { ResponseOf, VisitDimension, visitBreakdown } from '@aera/contracts';
import { focusRing, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { analyticsCopy } from '../../analytics-copy.ts';
import { type MetricName, formatMetric } from '../metric-formats.ts';
import { formatShare } from '../../../../shared/copy/format-number.ts';
import { breakdownCopy as copy } from '../overview-copy.ts';

type BreakdownRow = ResponseOf<typeof visitBreakdown>['rows'][number];

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
  readonly chosen: string | undefined;
  /** Called with the value to filter by; undefined removes the filter. */
  readonly onChoose: (value: string | undefined) => void;
}

/** A click on a name filters by it. */
export function BreakdownRows({ rows, by, visitors, columns, chosen, onChoose }: BreakdownRowsProps) {
  const dimension = analyticsCopy.dimensions[by];
  return (
    <tbody>
      {rows.map((row) => {
        const share = visitors ? Math.min(row.visitors / visitors, 1) : null;
        const name = row.value || dimension.missing;
        const pressed = chosen === row.value;
        return (
          <tr key={row.value}>
            <th scope="row">
              <Value
                type="button"
                style={{ '--share': `${(share ?? 0) * 100}%` } as React.CSSProperties}
                data-unknown={row.value === '' || undefined}
                aria-pressed={pressed}
                title={(pressed ? copy.unfilter : copy.filterBy)(dimension.name, name)}
                onClick={() => onChoose(pressed ? undefined : row.value)}
              >
                {name}
              </Value>
            </th>
            {columns.map((column) => (
              <td key={column}>{formatMetric(column, row[column])}</td>
            ))}
            <td>{share === null ? '–' : formatShare(share, 1)}</td>
          </tr>
        );
      })}
    </tbody>
  );
}
