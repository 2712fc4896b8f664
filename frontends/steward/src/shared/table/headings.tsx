import { ArrowUpIcon, focusRing, theme } from '@aera/ui';
import { styled } from 'styled-components';
import type { Column } from './column.ts';
import { tableCopy as copy } from './table-copy.ts';
import { nextSort, type Order, type Sorting } from './table-sort.ts';
import { type CheckboxState, RowCheckbox } from './data-row.tsx';

const Button = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  min-height: 1.75rem;
  padding: 0;
  background: none;
  color: inherit;
  border: 0;
  border-radius: ${theme.radius.sm};
  font: inherit;
  font-weight: 600;
  white-space: nowrap;
  cursor: pointer;
  ${focusRing}
  &:hover {
    color: ${theme.color.ink};
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
  svg {
    flex: none;
    opacity: 0.35;
  }
  &[data-order] {
    color: ${theme.color.ink};
    svg {
      opacity: 1;
    }
  }
  &[data-order='descending'] svg {
    rotate: 180deg;
  }
`;

interface SortHeadingProps {
  readonly label: string;
  /** Undefined while the table is sorted by another column. */
  readonly order: Order | undefined;
  readonly onSort: () => void;
  readonly alignEnd?: boolean | undefined;
}

/** The heading of a sortable column. */
export const SortHeading = ({ label, order, onSort, alignEnd }: SortHeadingProps) => (
  <th scope="col" aria-sort={order} data-end={alignEnd || undefined}>
    <Button type="button" data-order={order} onClick={onSort}>
      {label}
      <ArrowUpIcon size="0.9em" />
    </Button>
  </th>
);

interface HeadingsProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly sorting: Sorting;
  readonly selectAll: CheckboxState | undefined;
  /** Whether the row has an `aria-rowindex`. */
  readonly hasRowIndex: boolean;
}

/** The headings of a `DataTable`. */
export const Headings = <Row,>({ columns, sorting, selectAll, hasRowIndex }: HeadingsProps<Row>) => (
  <thead>
    <tr aria-rowindex={hasRowIndex ? 1 : undefined}>
      {selectAll && (
        <th scope="col" data-checkbox>
          <RowCheckbox label={copy.selectAll} {...selectAll} />
        </th>
      )}
      {columns.map(({ id, title, alignEnd }) => {
        const { sort, onSort } = sorting;
        const firstOrder = sorting.columns.find((column) => column.id === id)?.firstOrder;
        return firstOrder ? (
          <SortHeading
            key={id}
            label={title}
            alignEnd={alignEnd}
            order={sort?.column === id ? sort.order : undefined}
            onSort={() => onSort(nextSort(id, sort, firstOrder))}
          />
        ) : (
          <th key={id} scope="col" data-end={alignEnd || undefined}>
            {title}
          </th>
        );
      })}
    </tr>
  </thead>
);
