import type { ReactNode } from 'react';
import { Body, Cell, ColumnHead, Frame, Head, Row, RowHead } from './comparison-table-style.ts';

export interface ComparisonRow {
  /** What is compared. */
  readonly label: string;
  /** One for each column. */
  readonly cells: readonly ReactNode[];
}

export interface ComparisonTableProps {
  /** What the table compares. */
  readonly caption: string;
  readonly hideCaption?: boolean;
  /** Head of the first column: what the labels are. */
  readonly corner: string;
  readonly columns: readonly string[];
  readonly rows: readonly ComparisonRow[];
  /** The column that stands out, from zero. */
  readonly marked?: number;
}

/** The same questions put to two or three things. On a phone each question is a block with the answers under one another. */
export const ComparisonTable = ({
  caption,
  hideCaption = false,
  corner,
  columns,
  rows,
  marked,
}: ComparisonTableProps) => (
  <Frame $hideCaption={hideCaption}>
    <caption>{caption}</caption>
    <Head>
      <Row>
        <ColumnHead>{corner}</ColumnHead>
        {columns.map((column, at) => (
          <ColumnHead key={column} $marked={at === marked}>
            {column}
          </ColumnHead>
        ))}
      </Row>
    </Head>
    <Body>
      {rows.map(({ label, cells }) => (
        <Row key={label}>
          <RowHead>{label}</RowHead>
          {columns.map((column, at) => (
            <Cell key={column} data-column={column} $marked={at === marked}>
              {cells[at]}
            </Cell>
          ))}
        </Row>
      ))}
    </Body>
  </Frame>
);
