import { below, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { TextButton } from '../fields/text-button.ts';

/** A cell whose content stays on one line, such as a date. */
export const NoWrap = styled.td`
  white-space: nowrap;
`;

/** A cell of words, which break between lines but not into a column of single ones. */
export const Words = styled.td`
  min-width: 9rem;
`;

/** What opens from a cell of a table: an id or an address. */
export const CellButton = styled(TextButton)`
  font-family: ${theme.font.mono};
  white-space: nowrap;
  @media ${below('tablet')} {
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;

/** The names of a table's columns. */
export const TableHead = ({ columns }: { readonly columns: readonly string[] }) => (
  <thead>
    <tr>
      {columns.map((column) => (
        <th key={column} scope="col">
          {column}
        </th>
      ))}
    </tr>
  </thead>
);

/** A small second line in a cell. */
export const CellNote = styled.span`
  display: block;
  color: ${theme.color.inkMuted};
  font-size: ${theme.text.xs};
  font-weight: 400;
  line-height: 1.45;
`;
