import { Table } from '@aera/ui';
import { DataRow, Rows } from './data-row.tsx';
import type { DataTableProps } from './data-table.tsx';
import { DataTableFrame } from './data-table-style.ts';

interface StaticTableProps<Row> extends Pick<
  DataTableProps<Row>,
  'caption' | 'hideCaption' | 'columns' | 'rows' | 'getKey'
> {
  /** Height in px above which the rows scroll below their headings. */
  readonly maxHeight?: number;
}

/** A table without sorting, search or layout options. On phones each row is a card. */
export const StaticTable = <Row,>(props: StaticTableProps<Row>) => {
  const { columns, rows, getKey, maxHeight, ...table } = props;
  return (
    <DataTableFrame data-tall={maxHeight !== undefined} $maxHeight={maxHeight}>
      <Table {...table}>
        <thead>
          <tr>
            {columns.map(({ id, title, alignEnd }) => (
              <th key={id} scope="col" data-end={alignEnd || undefined}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <Rows>
          {rows.map((row, index) => (
            <DataRow key={getKey(row)} row={row} columns={columns} index={index} />
          ))}
        </Rows>
      </Table>
    </DataTableFrame>
  );
};
