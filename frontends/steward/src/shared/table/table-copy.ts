import { formatCount } from '../copy/format-number.ts';
import type { Order } from './table-sort.ts';

export const tableCopy = {
  search: 'Search in this table',
  found: (count: number, total: number) => `${formatCount(count)} of ${formatCount(total)} rows`,
  nothingFound: 'Nothing in this table matches.',
  clear: 'Clear the search',
  arrange: 'Arrange',
  arrangeOf: (table: string) => `Arrange the table: ${table}`,
  columns: 'Columns',
  earlier: (column: string) => `Move ${column} up`,
  later: (column: string) => `Move ${column} down`,
  rows: 'Rows',
  density: { roomy: 'Roomy', dense: 'Compact' },
  reset: 'As it was',
  sort: 'Sort',
  sortOf: (table: string) => `Sort the table: ${table}`,
  unsorted: 'Usual order',
  sortedBy: (column: string, order: Order) => `${column}, ${order}`,
  chooseAll: 'Select all',
} as const;
