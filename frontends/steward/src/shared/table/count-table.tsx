import { theme } from '@aera/ui';
import { styled } from 'styled-components';
import { formatCount } from '../copy/format-number.ts';

const Frame = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${theme.text.sm};
  font-variant-numeric: tabular-nums;
  caption,
  thead th {
    padding-bottom: ${theme.space[2]};
    color: ${theme.color.inkMuted};
    font-size: ${theme.text.xs};
    font-weight: 600;
    text-align: start;
  }
  tbody :is(th, td) {
    padding-block: ${theme.space[2]};
    border-top: 1px solid ${theme.color.line};
    font-weight: 400;
    text-align: start;
    overflow-wrap: anywhere;
  }
  tr > :last-child {
    width: 5rem;
    text-align: end;
  }
  tbody td {
    font-weight: 600;
  }
`;

interface CountTableProps {
  readonly label: string;
  /** Headings; without them the label is a visible caption. */
  readonly columns?: readonly [name: string, count: string];
  readonly rows: readonly { readonly name: string; readonly count: number }[];
}

/** Names and their counts, inside a card. */
export const CountTable = ({ label, columns, rows }: CountTableProps) => (
  <Frame aria-label={columns && label}>
    {columns ? (
      <thead>
        <tr>
          {columns.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
    ) : (
      <caption>{label}</caption>
    )}
    <tbody>
      {rows.map(({ name, count }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{formatCount(count)}</td>
        </tr>
      ))}
    </tbody>
  </Frame>
);
