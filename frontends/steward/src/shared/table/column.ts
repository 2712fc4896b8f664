import type { ReactNode } from 'react';
import { formatDate } from '../copy/format-date.ts';
import { formatCount } from '../copy/format-number.ts';

export type SortKey = string | number | null;

/** One column of a `DataTable`. */
export interface Column<Row> {
  /** Stable id, used in URLs and stored layouts. */
  readonly id: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** Where the text may wrap: `words` is between words. */
  readonly wrap?: 'never' | 'words' | 'anywhere';
  readonly alignEnd?: boolean;
  /** Header cell of the row: always first, and cannot be hidden. */
  readonly isRowHeader?: boolean;
  /** Contains the actions of the row: always last. */
  readonly isActions?: boolean;
  /** Makes a complete table sortable in the browser. */
  readonly sortKey?: (row: Row) => SortKey;
  /** The server sorts, by the result of `useTableSort`. */
  readonly isServerSorted?: boolean;
  /** Searched text; the sort key by default. */
  readonly text?: (row: Row) => string;
}

type Options<Row> = Omit<Column<Row>, 'id' | 'title' | 'sortKey' | 'cell'> &
  Partial<Pick<Column<Row>, 'sortKey' | 'cell'>>;

/** A column of texts, sorted and searched by them. */
export const textColumn = <Row>(
  id: string,
  title: string,
  read: (row: Row) => string,
  options: Options<Row> = {},
): Column<Row> => ({ id, title, sortKey: read, cell: read, ...options });

/** A column of ISO instants, searched as formatted; null is formatted as `none`. */
export function dateColumn<Row>(
  id: string,
  title: string,
  read: (row: Row) => string | null,
  { none = '–', ...options }: Options<Row> & { readonly none?: string } = {},
): Column<Row> {
  const text = (row: Row): string => {
    const instant = read(row);
    return instant === null ? none : formatDate(instant);
  };
  return { id, title, wrap: 'never', sortKey: read, text, cell: text, ...options };
}

/** A column of counts, sorted by them and not searched. */
export const countColumn = <Row>(
  id: string,
  title: string,
  read: (row: Row) => number,
  options: Options<Row> = {},
): Column<Row> => ({
  id,
  title,
  alignEnd: true,
  sortKey: read,
  text: () => '',
  cell: (row) => formatCount(read(row)),
  ...options,
});
