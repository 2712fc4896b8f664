import type { ReactNode } from 'react';
import { formatDate } from '../copy/format-date.ts';
import { formatCount } from '../copy/format-number.ts';

/** What rows can be put in order by; null stands last, whichever way round. */
export type SortKey = string | number | null;

/** How the content of a cell breaks: not at all, between words, or wherever it must. */
type CellKind = 'line' | 'words' | 'long';

/** One column of a `WorkTable`. */
export interface Column<Row> {
  /** Stands in addresses and in what a browser remembers: never changed. */
  readonly id: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  readonly kind?: CellKind;
  /** Figures stand right. */
  readonly end?: boolean;
  /** Names the row: stands first, and cannot be put away. */
  readonly names?: boolean;
  /** What can be done to the row: stands last. */
  readonly acts?: boolean;
  /** Sorts the rows here. For a table of which every row is here; one that comes in pages says `asks`. */
  readonly by?: (row: Row) => SortKey;
  /** Sorted by the server, which the page asks for what `useTableSort` says. */
  readonly asks?: boolean;
  /** What a search in the table looks through, where that is not what it is sorted by. */
  readonly text?: (row: Row) => string;
}

type Options<Row> = Omit<Column<Row>, 'id' | 'title' | 'by' | 'cell'> &
  Partial<Pick<Column<Row>, 'by' | 'cell'>>;

/** A column of texts, sorted and searched by them. */
export const textColumn = <Row>(
  id: string,
  title: string,
  read: (row: Row) => string,
  options: Options<Row> = {},
): Column<Row> => ({ id, title, by: read, cell: read, ...options });

/** A column of ISO instants, sorted by them and searched as they are shown; null is shown as `none`. */
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
  return { id, title, kind: 'line', by: read, text, cell: text, ...options };
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
  end: true,
  by: read,
  text: () => '',
  cell: (row) => formatCount(read(row)),
  ...options,
});
