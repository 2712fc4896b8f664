import { usePageState } from '../use-page-state.ts';
import type { Sort } from './sorted-rows.ts';

const pattern = /^([\w-]+)\.(ascending|descending)$/;

/** How a table is sorted, as the address of the page says it; null as it came. A sort by what it has no column for is none. */
export function useTableSort(
  name: string,
  sortable: readonly string[],
): { readonly sort: Sort | null; readonly setSort: (sort: Sort | null, changes?: { page: null }) => void } {
  const { get, set } = usePageState();
  const [, column, order] = pattern.exec(get(`${name}-sort`) ?? '') ?? [];
  return {
    sort: column && sortable.includes(column) ? { column, order: order as Sort['order'] } : null,
    setSort: (sort, changes = undefined) =>
      set({ [`${name}-sort`]: sort && `${sort.column}.${sort.order}`, ...changes }, { replace: true }),
  };
}
