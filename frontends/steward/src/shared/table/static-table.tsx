import { Table } from '@aera/ui';
import { DataRow, Rows } from './data-row.tsx';
import type { DataTableProps } from './data-table.tsx';
import { DataTableFrame } from './data-table-style.ts';

type StaticTableProps<Row> = Pick<
  DataTableProps<Row>,
  'caption' | 'hideCaption' | 'columns' | 'rows' | 'getKey'
>;

/** A short table without sorting, search or layout options. On phones each row is a card. */
export const StaticTable = <Row,>({ columns, rows, getKey, ...table }: StaticTableProps<Row>) => (
  <DataTableFrame>
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
