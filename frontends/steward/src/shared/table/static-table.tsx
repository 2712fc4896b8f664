import { Table } from '@aera/ui';
import { styled } from 'styled-components';
import type { DataTableProps } from './data-table.tsx';

const Frame = styled.div`
  [data-kind='line'] {
    white-space: nowrap;
  }
  tbody [data-kind='words'] {
    min-width: 9rem;
  }
  tbody [data-kind='long'] {
    min-width: 11rem;
    overflow-wrap: anywhere;
  }
  [data-end] {
    text-align: end;
  }
`;

type StaticTableProps<Row> = Pick<
  DataTableProps<Row>,
  'caption' | 'hideCaption' | 'columns' | 'rows' | 'getKey'
>;

/** A short table without sorting, search or layout options. */
export const StaticTable = <Row,>({ columns, rows, getKey, ...table }: StaticTableProps<Row>) => (
  <Frame>
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
      <tbody>
        {rows.map((row) => (
          <tr key={getKey(row)}>
            {columns.map(({ id, kind, alignEnd, isRowHeader, cell }) => {
              const Cell = isRowHeader ? 'th' : 'td';
              return (
                <Cell
                  key={id}
                  scope={isRowHeader ? 'row' : undefined}
                  data-kind={kind}
                  data-end={alignEnd || undefined}
                >
                  {cell(row)}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  </Frame>
);
