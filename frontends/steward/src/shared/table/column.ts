import type { ReactNode } from 'react';

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
