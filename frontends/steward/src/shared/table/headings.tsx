import { ArrowUpIcon, focusRing, theme } from '@aera/ui';
import { styled } from 'styled-components';
import type { Column } from './column.ts';
import type { SortedColumn } from './sort-select.tsx';
import { tableCopy as copy } from './table-copy.ts';
import { nextSort, type Order, type Sort } from './table-sort.ts';
import { type SelectAll, RowCheckbox } from './work-row.tsx';

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
  /** Undefined while the table is not sorted by it. */
  readonly order: Order | undefined;
  readonly onSort: () => void;
  /** Figures stand right. */
  readonly end?: boolean | undefined;
}

/** The name of a column, by which the table can be sorted. */
export const SortHeading = ({ label, order, onSort, end }: SortHeadingProps) => (
  <th scope="col" aria-sort={order} data-end={end || undefined}>
    <Button type="button" data-order={order} onClick={onSort}>
      {label}
      <ArrowUpIcon size="0.9em" />
    </Button>
  </th>
);

interface HeadingsProps<Row> {
  readonly columns: readonly Column<Row>[];
  /** Those of them that can be sorted by. */
  readonly sorted: readonly SortedColumn[];
  readonly sort: Sort | null;
  readonly onSort: (sort: Sort | null) => void;
  /** Where rows can be chosen. */
  readonly choice: SelectAll | undefined;
  /** Whether rows say their place in the whole list. */
  readonly counted: boolean;
}

/** The names of a `WorkTable`'s columns, of which some sort it. */
export const Headings = <Row,>({ columns, sorted, sort, onSort, choice, counted }: HeadingsProps<Row>) => (
  <thead>
    <tr aria-rowindex={counted ? 1 : undefined}>
      {choice && (
        <th scope="col" data-choice>
          <RowCheckbox label={copy.chooseAll} checked={choice.all} onChange={choice.onAll} />
        </th>
      )}
      {columns.map(({ id, title, end }) => {
        const first = sorted.find((column) => column.id === id)?.first;
        return first ? (
          <SortHeading
            key={id}
            label={title}
            end={end}
            order={sort?.column === id ? sort.order : undefined}
            onSort={() => onSort(nextSort(id, sort, first))}
          />
        ) : (
          <th key={id} scope="col" data-end={end || undefined}>
            {title}
          </th>
        );
      })}
    </tr>
  </thead>
);
