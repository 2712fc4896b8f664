import { usePageState } from '../page/use-page-state.ts';
import type { Column, SortKey } from './column.ts';

export type Order = 'ascending' | 'descending';

export interface Sort {
  readonly column: string;
  readonly order: Order;
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Sorts rows; null keys are last in both orders. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort | null,
): readonly Row[] {
  const by = sort && columns.find(({ id }) => id === sort.column)?.by;
  if (!by) return rows;
  const way = sort.order === 'ascending' ? 1 : -1;
  return rows.toSorted((a, b) => {
    const [one, other] = [by(a), by(b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return way * compare(one, other);
  });
}

const compare = (one: NonNullable<SortKey>, other: NonNullable<SortKey>): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : collator.compare(String(one), String(other));

/** The rows of which some cell holds every word that was typed. */
export function searchRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  typed: string,
): readonly Row[] {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return rows;
  const textOf = (row: Row): string =>
    columns
      .map(({ text, by }) => text?.(row) ?? by?.(row) ?? '')
      .join('\n')
      .toLowerCase();
  return rows.filter((row) => {
    const text = textOf(row);
    return wanted.every((word) => text.includes(word));
  });
}

/** The sort after a press on a heading: `first` order, the other order, unsorted. */
export function nextSort(column: string, sort: Sort | null, first: Order): Sort | null {
  if (sort?.column !== column) return { column, order: first };
  if (sort.order !== first) return null;
  return { column, order: first === 'ascending' ? 'descending' : 'ascending' };
}

const pattern = /^([\w-]+)\.(ascending|descending)$/;

/** A sort as in the URL. */
export const formatSort = ({ column, order }: Sort): string => `${column}.${order}`;

/** The sort that a text says; null as the rows came. A sort by what the table has no column for is none. */
export function parseSort(text: string, sortable: readonly string[]): Sort | null {
  const [, column, order] = pattern.exec(text) ?? [];
  return column && sortable.includes(column) ? { column, order: order as Sort['order'] } : null;
}

/** How a table is sorted, as the address of the page says it. */
export function useTableSort(
  name: string,
  sortable: readonly string[],
): { readonly sort: Sort | null; readonly setSort: (sort: Sort | null, changes?: { page: null }) => void } {
  const { get, set } = usePageState();
  return {
    sort: parseSort(get(`${name}-sort`) ?? '', sortable),
    setSort: (sort, changes = undefined) =>
      set({ [`${name}-sort`]: sort && formatSort(sort), ...changes }, { replace: true }),
  };
}
