import { SortHeading } from '../../../../shared/table/headings.tsx';
import { below, Table, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { analyticsCopy } from '../../analytics-copy.ts';
import { BreakdownRows, type BreakdownRowsProps } from './breakdown-rows.tsx';
import type { Order, Sort, TableState } from './table-state.ts';
import { metricNames } from '../metric-formats.ts';
import { breakdownCopy as copy, overviewCopy } from '../overview-copy.ts';

/** Numbers are narrow and right-aligned. On phones they are below the name, each after its title, and the headings above sort. */
const VisitMetrics = styled.div`
  th:first-child {
    width: 100%;
    min-width: 9rem;
  }
  tbody th:first-child {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    background: ${theme.color.surface};
  }
  th,
  td {
    padding: ${theme.space[1]} ${theme.space[2]};
  }
  td,
  thead th:not(:first-child) {
    text-align: end;
    white-space: nowrap;
  }
  tr > :last-child {
    padding-inline-end: ${theme.space[4]};
    color: ${theme.color.inkMuted};
  }
  thead th:first-child {
    padding-inline-start: ${theme.space[4]};
  }
  @media ${below('tablet')} {
    :is(table, thead, tbody) {
      display: block;
    }
    tr {
      display: flex;
      flex-wrap: wrap;
      gap: 0 ${theme.space[4]};
      padding: ${theme.space[2]} ${theme.space[3]};
    }
    thead tr {
      background: ${theme.color.sunken};
    }
    th:first-child,
    thead th:first-child,
    tr > :last-child,
    tr > :is(th, td) {
      width: auto;
      min-width: 0;
      padding: 0;
    }
    thead th:not(:has(button)) {
      display: none;
    }
    tbody th:first-child {
      position: static;
      flex: 1 0 100%;
    }
    td::before {
      content: attr(data-label) ' ';
      color: ${theme.color.inkMuted};
      font-size: ${theme.text.xs};
    }
  }
`;

/** Pages have no bounce rate. */
const pageColumns = metricNames.filter((name) => name !== 'bounceRate');
/** The narrow table has visitors and the sorted metric. */
const narrowColumns = ({ sort }: TableState) =>
  metricNames.filter((name) => name === 'visitors' || name === sort);

/** Metrics are sorted descending first. */
const firstOrder = (sort: Sort): Order => (sort === 'value' ? 'ascending' : 'descending');
const oppositeOrders: Record<Order, Order> = { ascending: 'descending', descending: 'ascending' };

interface BreakdownTableProps extends Omit<BreakdownRowsProps, 'columns' | 'by'> {
  readonly caption: string;
  readonly table: TableState;
  readonly onSort: (sort: Sort, order: Order) => void;
}

/** Table of the values of a dimension, with two metrics or all. */
export function BreakdownTable({ caption, table, onSort, ...rows }: BreakdownTableProps) {
  const all = table.by === 'page' ? pageColumns : metricNames;
  const columns = table.wide ? all : narrowColumns(table);
  const sorting = (sort: Sort) => {
    const order = table.sort === sort ? table.order : undefined;
    return { order, onSort: () => onSort(sort, order ? oppositeOrders[order] : firstOrder(sort)) };
  };
  return (
    <VisitMetrics>
      <Table caption={caption} hideCaption>
        <thead>
          <tr>
            <SortHeading label={analyticsCopy.dimensions[table.by].name} {...sorting('value')} />
            {columns.map((column) => (
              <SortHeading key={column} label={overviewCopy.metrics[column]} {...sorting(column)} />
            ))}
            <th scope="col" title={copy.shareHint}>
              {copy.share}
            </th>
          </tr>
        </thead>
        <BreakdownRows {...rows} by={table.by} columns={columns} />
      </Table>
    </VisitMetrics>
  );
}
