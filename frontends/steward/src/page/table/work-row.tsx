import type { Ref } from 'react';
import type { Column } from './column.ts';

export interface WorkRowProps<Row> {
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
  /** Its place among the rows of the table, from 0. */
  readonly at: number;
  /** Its place in the whole list for those who hear it, where not all of the list is drawn. */
  readonly index: number | undefined;
  readonly open: boolean | undefined;
  readonly ref: Ref<HTMLTableRowElement> | undefined;
}

/** One row of a `WorkTable`: arrow keys give it the focus, and Tab goes on to what can be pressed in it. */
export const WorkRow = <Row,>({ row, columns, at, index, open, ref }: WorkRowProps<Row>) => (
  <tr ref={ref} tabIndex={-1} data-row={at} data-index={at} data-open={open} aria-rowindex={index}>
    {columns.map(({ id, cell, kind, end, names }) => {
      const Cell = names ? 'th' : 'td';
      return (
        <Cell key={id} scope={names ? 'row' : undefined} data-kind={kind} data-end={end || undefined}>
          {cell(row)}
        </Cell>
      );
    })}
  </tr>
);
