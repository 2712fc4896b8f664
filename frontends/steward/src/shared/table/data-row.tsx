import { Checkbox, VisuallyHidden } from '@aera/ui';
import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import type { Column } from './column.ts';

// Some browsers drop table semantics when rows are laid out as cards, so the roles are explicit.
export const Rows = styled.tbody.attrs({ role: 'rowgroup' })``;
export const TableRow = styled.tr.attrs({ role: 'row' })``;
export const Cell = styled.td.attrs({ role: 'cell' })``;
export const HeaderCell = styled.th.attrs({ role: 'rowheader', scope: 'row' })``;

/** Selected rows, by key. */
export interface RowSelection<Row> {
  readonly keys: ReadonlySet<string>;
  readonly onChange: (keys: ReadonlySet<string>) => void;
  /** Accessible name of the checkbox of a row. */
  readonly getLabel: (row: Row) => string;
}

/** State of the checkbox of one row or of all rows. */
export interface CheckboxState {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A checkbox with a hidden label. */
export const RowCheckbox = ({ label, checked, onChange }: CheckboxState & { readonly label: string }) => (
  <Checkbox
    label={<VisuallyHidden>{label}</VisuallyHidden>}
    checked={checked}
    onChange={({ target }) => onChange(target.checked)}
  />
);

interface DataRowProps<Row> {
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
  /** Zero-based index among the rows of the table. */
  readonly index: number;
  /** 1-based row number over all pages, in which the heading row counts. */
  readonly ariaRowIndex?: number | undefined;
  readonly open?: boolean | undefined;
  readonly checkbox?: ReactNode;
  readonly ref?: Ref<HTMLTableRowElement> | undefined;
}

/** One row of a `DataTable`. `data-label` shows the column title where the row is a card. */
export const DataRow = <Row,>({
  row,
  columns,
  index,
  ariaRowIndex,
  open,
  checkbox,
  ref,
}: DataRowProps<Row>) => (
  <TableRow ref={ref} tabIndex={-1} data-row={index} data-open={open} aria-rowindex={ariaRowIndex}>
    {checkbox && <Cell data-checkbox>{checkbox}</Cell>}
    {columns.map(({ id, title, cell, wrap, alignEnd, isRowHeader, isActions }) => {
      const Part = isRowHeader ? HeaderCell : Cell;
      return (
        <Part
          key={id}
          data-wrap={wrap}
          data-end={alignEnd || undefined}
          data-actions={isActions || undefined}
          data-label={isRowHeader || isActions ? undefined : title}
        >
          <div>{cell(row)}</div>
        </Part>
      );
    })}
  </TableRow>
);
