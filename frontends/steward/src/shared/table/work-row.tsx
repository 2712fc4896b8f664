import type { ReactNode, Ref } from 'react';
import type { Column } from './column.ts';
import { Cell, NameCell, TableRow } from './parts.ts';

export interface WorkRowProps<Row> {
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
  /** Its place among the rows of the table, from 0. */
  readonly at: number;
  /** Its place in the whole list for those who hear it, where not all of the list is drawn. */
  readonly index: number | undefined;
  readonly open: boolean | undefined;
  /** What chooses it, where rows can be chosen. */
  readonly choice: ReactNode;
  readonly ref: Ref<HTMLTableRowElement> | undefined;
}

/**
 * One row of a `WorkTable`: arrow keys give it the focus, and Tab goes on to what can be pressed in it. A cell knows the name of its
 * column, to say it where the row is a card.
 */
export const WorkRow = <Row,>({ row, columns, at, index, open, choice, ref }: WorkRowProps<Row>) => (
  <TableRow ref={ref} tabIndex={-1} data-row={at} data-index={at} data-open={open} aria-rowindex={index}>
    {choice && <Cell data-choice>{choice}</Cell>}
    {columns.map(({ id, title, cell, kind, end, names, acts }) => {
      const Part = names ? NameCell : Cell;
      return (
        <Part
          key={id}
          data-kind={kind}
          data-end={end || undefined}
          data-acts={acts || undefined}
          data-label={names || acts ? undefined : title}
        >
          <div>{cell(row)}</div>
        </Part>
      );
    })}
  </TableRow>
);
