import { Select, from } from '@aera/ui';
import { styled } from 'styled-components';
import { formatSort, oppositeOrder, parseSort, type Sorting } from './table-sort.ts';
import { tableCopy as copy } from './table-copy.ts';

/** Hidden where headings sort. */
const Frame = styled.div`
  flex: 1 1 11rem;
  max-width: 24rem;
  @media ${from('tablet')} {
    display: none;
  }
`;

export const SortSelect = ({ caption, columns, sort, onSort }: Sorting & { readonly caption: string }) => (
  <Frame>
    <Select
      label={copy.sort}
      aria-label={copy.sortLabel(caption)}
      options={[
        { value: '', label: copy.unsorted },
        ...columns.flatMap(({ id, title, firstOrder }) =>
          [firstOrder, oppositeOrder[firstOrder]].map((order) => ({
            value: formatSort({ column: id, order }),
            label: copy.sortedBy(title, order),
          })),
        ),
      ]}
      value={sort ? formatSort(sort) : ''}
      onChange={({ target }) => onSort(parseSort(target.value, columns))}
    />
  </Frame>
);
