import { formatCount } from '../copy/format-number.ts';
import type { Order } from './table-sort.ts';

export const tableCopy = {
  search: 'Search this table',
  matches: (count: number, total: number) => `${formatCount(count)} of ${formatCount(total)} rows`,
  nothingFound: 'No matching rows',
  clear: 'Clear search',
  arrange: 'Columns',
  arrangeLabel: (table: string) => `Columns: ${table}`,
  visibleColumns: 'Show columns',
  moveUp: (column: string) => `Move ${column} up`,
  moveDown: (column: string) => `Move ${column} down`,
  rows: 'Row height',
  density: { roomy: 'Comfortable', dense: 'Compact' },
  reset: 'Reset to default',
  sort: 'Sort',
  sortLabel: (table: string) => `Sort: ${table}`,
  unsorted: 'Default order',
  sortedBy: (column: string, order: Order) => `${column}, ${order}`,
  selectAll: 'Select all',
} as const;
