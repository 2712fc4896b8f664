import { formatCount } from '../format-number.ts';

export const tableWords = {
  search: 'Search in this table',
  found: (count: number, total: number) => `${formatCount(count)} of ${formatCount(total)} rows`,
  nothingFound: 'Nothing in this table matches.',
  clear: 'Clear the search',
  arrange: 'Arrange',
  arrangeOf: (table: string) => `Arrange the table: ${table}`,
  columns: 'Columns',
  earlier: (column: string) => `Move ${column} to the left`,
  later: (column: string) => `Move ${column} to the right`,
  rows: 'Rows',
  density: { roomy: 'Roomy', dense: 'Compact' },
  reset: 'As it was',
} as const;
