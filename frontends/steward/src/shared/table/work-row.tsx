import { Checkbox, VisuallyHidden } from '@aera/ui';
import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import type { Column } from './column.ts';

/*
 * As cards rows and cells are laid out as no table is, and some browsers would then take them for plain text: the roles say what they
 * are, whatever they look like.
 */

export const Rows = styled.tbody.attrs({ role: 'rowgroup' })``;
const TableRow = styled.tr.attrs({ role: 'row' })``;
const Cell = styled.td.attrs({ role: 'cell' })``;
const NameCell = styled.th.attrs({ role: 'rowheader', scope: 'row' })``;

/** Rows of a table that are chosen, to do something to many at once. */
export interface RowChoice<Row> {
  /** By `keyOf`. */
  readonly keys: ReadonlySet<string>;
  readonly onChange: (keys: ReadonlySet<string>) => void;
  /** Says which row a box chooses. */
  readonly labelOf: (row: Row) => string;
}

/** All rows that are listed. */
export interface SelectAll {
  readonly all: boolean;
  readonly onAll: (isChosen: boolean) => void;
}

/** The keys with those of some rows, or without them. */
export const toggleKeys = (
  keys: ReadonlySet<string>,
  some: readonly string[],
  isChosen: boolean,
): ReadonlySet<string> => {
  const these = new Set(some);
  return isChosen ? new Set([...keys, ...these]) : new Set([...keys].filter((key) => !these.has(key)));
};

interface RowCheckboxProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (isChosen: boolean) => void;
}

/** Chooses a row, or all. */
export const RowCheckbox = ({ label, checked, onChange }: RowCheckboxProps) => (
  <Checkbox
    label={<VisuallyHidden>{label}</VisuallyHidden>}
    checked={checked}
    onChange={({ target }) => onChange(target.checked)}
  />
);

interface WorkRowProps<Row> {
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
