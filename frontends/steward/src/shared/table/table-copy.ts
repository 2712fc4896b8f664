import { formatCount } from '../copy/format-number.ts';
import type { Order } from './table-sort.ts';

export const tableCopy = {
  search: 'Search this table',
  found: (count: number, total: number) => `${formatCount(count)} of ${formatCount(total)} rows`,
  nothingFound: 'No matching rows',
  clear: 'Clear search',
  arrange: 'Columns',
  arrangeOf: (table: string) => `Columns: ${table}`,
  columns: 'Show columns',
  earlier: (column: string) => `Move ${column} up`,
  later: (column: string) => `Move ${column} down`,
  rows: 'Row height',
  density: { roomy: 'Comfortable', dense: 'Compact' },
  reset: 'Reset to default',
  sort: 'Sort',
  sortOf: (table: string) => `Sort: ${table}`,
  unsorted: 'Default order',
  sortedBy: (column: string, order: Order) => `${column}, ${order}`,
  chooseAll: 'Select all',
} as const;
