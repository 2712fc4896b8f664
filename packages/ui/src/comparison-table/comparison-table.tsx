import { below, theme, visuallyHidden } from '@aera/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface ComparisonRow {
  /** Row label. */
  readonly label: string;
  /** One for each column. */
  readonly cells: readonly ReactNode[];
}

export interface ComparisonTableProps {
  /** Caption of the table. */
  readonly caption: string;
  readonly hideCaption?: boolean;
  /** Header of the label column. */
  readonly corner: string;
  readonly columns: readonly string[];
  readonly rows: readonly ComparisonRow[];
  /** Zero-based index of the highlighted column. */
  readonly marked?: number;
}

/* The cells are blocks on a phone, for which some browsers drop the table semantics, so the roles are explicit. */

const Frame = styled.table.attrs({ role: 'table' })<{ $hideCaption: boolean }>`
  width: 100%;
  border-collapse: collapse;
  font-size: ${theme.text.sm};
  line-height: 1.5;
  font-variant-numeric: lining-nums;
  @media ${below('tablet')} {
    display: block;
  }
  > caption {
    padding-bottom: ${theme.space[4]};
    font-weight: 650;
    text-align: start;
    ${({ $hideCaption }) => $hideCaption && visuallyHidden}
    @media ${below('tablet')} {
      display: block;
    }
  }
`;

const Head = styled.thead.attrs({ role: 'rowgroup' })`
  @media ${below('tablet')} {
    ${visuallyHidden}
  }
`;

const Body = styled.tbody.attrs({ role: 'rowgroup' })`
  @media ${below('tablet')} {
    display: block;
  }
`;

const Row = styled.tr.attrs({ role: 'row' })`
  ${Body} & + & {
    border-top: 1px solid ${theme.color.line};
  }
  @media ${below('tablet')} {
    display: block;
    padding-block: ${theme.space[4]};
  }
`;

const cell = `
  padding: ${theme.space[4]};
  text-align: start;
  vertical-align: top;
`;

const marked = `color-mix(in srgb, ${theme.color.accentSoft} 45%, transparent)`;

const ColumnHead = styled.th.attrs({ role: 'columnheader', scope: 'col' })<{ $marked?: boolean }>`
  ${cell}
  padding-block: ${theme.space[3]};
  background: ${({ $marked }) => ($marked ? marked : 'none')};
  color: ${({ $marked }) => ($marked ? theme.color.accent : theme.color.inkMuted)};
  border-bottom: 1px solid currentcolor;
  font-weight: 650;
`;

const RowHead = styled.th.attrs({ role: 'rowheader', scope: 'row' })`
  ${cell}
  font-weight: 650;
  @media ${below('tablet')} {
    display: block;
    padding: 0 0 ${theme.space[2]};
  }
`;

/** On narrow screens each cell names its column; hidden from screen readers, which get it from the roles. */
const Cell = styled.td.attrs({ role: 'cell' })<{ $marked: boolean }>`
  ${cell}
  background: ${({ $marked }) => ($marked ? marked : 'none')};
  @media ${below('tablet')} {
    display: block;
    padding: ${theme.space[2]} ${theme.space[3]};
    border-radius: ${theme.radius.sm};
    &::before {
      content: attr(data-column);
      content: attr(data-column) / '';
      display: block;
      color: ${theme.color.inkMuted};
      font-size: ${theme.text.xs};
      font-weight: 600;
    }
  }
`;

/** Compares two or three things by the same criteria. On a phone each criterion is a block with the values below one another. */
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
        {columns.map((column, index) => (
          <ColumnHead key={column} $marked={index === marked}>
            {column}
          </ColumnHead>
        ))}
      </Row>
    </Head>
    <Body>
      {rows.map(({ label, cells }) => (
        <Row key={label}>
          <RowHead>{label}</RowHead>
          {columns.map((column, index) => (
            <Cell key={column} data-column={column} $marked={index === marked}>
              {cells[index]}
            </Cell>
          ))}
        </Row>
      ))}
    </Body>
  </Frame>
);
