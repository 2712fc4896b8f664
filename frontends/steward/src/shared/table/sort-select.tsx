import { Select, from } from '@aera/ui';
import { styled } from 'styled-components';
import { type Order, type Sort, parseSort, formatSort } from './table-sort.ts';
import { tableCopy as copy } from './table-copy.ts';

/** Beside headings there is no need of it. */
const Frame = styled.div`
  flex: 1 1 11rem;
  max-width: 24rem;
  @media ${from('tablet')} {
    display: none;
  }
`;

/** A column by which a table can be sorted, and which way it is sorted first. */
export interface SortedColumn {
  readonly id: string;
  readonly title: string;
  readonly first: Order;
}

export interface SortSelectProps {
  readonly caption: string;
  readonly columns: readonly SortedColumn[];
  readonly sort: Sort | null;
  readonly onSort: (sort: Sort | null) => void;
}

const other = { ascending: 'descending', descending: 'ascending' } as const;

/** Sorts a table where its rows are cards, which have no headings to press. */
export const SortSelect = ({ caption, columns, sort, onSort }: SortSelectProps) => (
  <Frame>
    <Select
      label={copy.sort}
      aria-label={copy.sortOf(caption)}
      options={[
        { value: '', label: copy.unsorted },
        ...columns.flatMap(({ id, title, first }) =>
          [first, other[first]].map((order) => ({
            value: formatSort({ column: id, order }),
            label: copy.sortedBy(title, order),
          })),
        ),
      ]}
      value={sort ? formatSort(sort) : ''}
      onChange={({ target }) =>
        onSort(
          parseSort(
            target.value,
            columns.map(({ id }) => id),
          ),
        )
      }
    />
  </Frame>
);
