import { useUrlState } from '../page/use-url-state.ts';
import type { Column, SortKey } from './column.ts';

export type Order = 'ascending' | 'descending';

export interface Sort {
  readonly column: string;
  readonly order: Order;
}

/** The sortable columns of a table and its current sort. */
export interface Sorting {
  readonly columns: readonly { readonly id: string; readonly title: string; readonly firstOrder: Order }[];
  readonly sort: Sort | null;
  readonly onSort: (sort: Sort | null) => void;
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Sorts rows; null keys are last in both orders. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort | null,
): readonly Row[] {
  const sortKey = sort && columns.find(({ id }) => id === sort.column)?.sortKey;
  if (!sortKey) return rows;
  const sign = sort.order === 'ascending' ? 1 : -1;
  return rows.toSorted((a, b) => {
    const [one, other] = [sortKey(a), sortKey(b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return sign * compare(one, other);
  });
}

const compare = (one: NonNullable<SortKey>, other: NonNullable<SortKey>): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : collator.compare(String(one), String(other));

/** Returns the rows whose searched text contains every word of the query. */
export function searchRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  query: string,
): readonly Row[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;
  const readText = (row: Row): string =>
    columns
      .map(({ text, sortKey }) => text?.(row) ?? sortKey?.(row) ?? '')
      .join('\n')
      .toLowerCase();
  return rows.filter((row) => {
    const text = readText(row);
    return words.every((word) => text.includes(word));
  });
}

export const oppositeOrder = { ascending: 'descending', descending: 'ascending' } as const;

/** The sort after a click on a heading: first order, opposite order, unsorted. */
export function nextSort(column: string, sort: Sort | null, firstOrder: Order): Sort | null {
  if (sort?.column !== column) return { column, order: firstOrder };
  return sort.order === firstOrder ? { column, order: oppositeOrder[firstOrder] } : null;
}

const pattern = /^([\w-]+)\.(ascending|descending)$/;

/** Formats a sort as in the URL. */
export const formatSort = ({ column, order }: Sort): string => `${column}.${order}`;

/** Parses a sort; null for text that names no sortable column. */
export function parseSort(text: string, columns: readonly { readonly id: string }[]): Sort | null {
  const [, column, order] = pattern.exec(text) ?? [];
  return column && columns.some(({ id }) => id === column) ? { column, order: order as Order } : null;
}

/** The URL parameter with the position of a table in a longer list. */
export type PageParameter = 'page' | 'offset';

/** The sort of a table, from the URL. Sorting a paged table starts again at its first page. */
export function useTableSort(
  name: string,
  columns: readonly { readonly id: string }[],
  pageParameter?: PageParameter,
): { readonly sort: Sort | null; readonly setSort: (sort: Sort | null) => void } {
  const { get, set } = useUrlState();
  return {
    sort: parseSort(get(`${name}-sort`) ?? '', columns),
    setSort: (sort) =>
      set(
        { [`${name}-sort`]: sort && formatSort(sort), ...(pageParameter && { [pageParameter]: null }) },
        { replace: true },
      ),
  };
}

/** The order of a list that the server sorts by one column, from the URL; descending by default. */
export const useServerOrder = (table: string, column: string): Order =>
  useTableSort(table, [{ id: column }]).sort?.order ?? 'descending';
