import { ArrowUpIcon, focusRing, theme } from '@aera/ui';
import { styled } from 'styled-components';
import type { Order, Sort, TableState } from './table-state.ts';

const Button = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  min-height: 1.75rem;
  padding: 0;
  background: none;
  border: 0;
  font-weight: 600;
  cursor: pointer;
  ${focusRing}
  border-radius: ${theme.radius.sm};
  &:hover {
    color: ${theme.color.ink};
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
  svg {
    opacity: 0;
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

export interface SortHeaderProps {
  readonly sort: Sort;
  readonly label: string;
  readonly table: Pick<TableState, 'sort' | 'order'>;
  readonly onSort: (sort: Sort, order: Order) => void;
}

/** Names by the alphabet first, figures by the highest; again the other way round. */
const firstOrder = (sort: Sort): Order => (sort === 'value' ? 'ascending' : 'descending');
const other: Record<Order, Order> = { ascending: 'descending', descending: 'ascending' };

/** The name of a column, by which the table can be sorted. */
export function SortHeader({ sort, label, table, onSort }: SortHeaderProps) {
  const order = table.sort === sort ? table.order : undefined;
  return (
    <th scope="col" aria-sort={order}>
      <Button
        type="button"
        data-order={order}
        onClick={() => onSort(sort, order ? other[order] : firstOrder(sort))}
      >
        {label}
        <ArrowUpIcon size="0.9em" />
      </Button>
    </th>
  );
}
