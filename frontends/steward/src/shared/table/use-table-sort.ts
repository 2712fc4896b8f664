import { usePageState } from '../page/use-page-state.ts';
import type { Sort } from './sorted-rows.ts';

const pattern = /^([\w-]+)\.(ascending|descending)$/;

/** A sort as it stands in an address. */
export const sortText = ({ column, order }: Sort): string => `${column}.${order}`;

/** The sort that a text says; null as the rows came. A sort by what the table has no column for is none. */
export function sortIn(text: string, sortable: readonly string[]): Sort | null {
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
    sort: sortIn(get(`${name}-sort`) ?? '', sortable),
    setSort: (sort, changes = undefined) =>
      set({ [`${name}-sort`]: sort && sortText(sort), ...changes }, { replace: true }),
  };
}
