import { TableHead } from '../../../shared/table/cells.tsx';
import { Text, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { SectionCard } from '../../../shared/page/section-card.tsx';
import { formatCount } from '../../../shared/copy/format-number.ts';

const Rows = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${theme.text.sm};
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding-block: ${theme.space[2]};
    border-top: 1px solid ${theme.color.line};
    text-align: start;
    overflow-wrap: anywhere;
  }
  thead th {
    padding-top: 0;
    border: 0;
    color: ${theme.color.inkMuted};
    font-size: ${theme.text.xs};
    font-weight: 600;
  }
  tbody th {
    font-weight: 400;
  }
  th:last-child,
  td:last-child {
    width: 5rem;
    text-align: end;
  }
  td:last-child {
    font-weight: 600;
  }
`;

interface CountListProps {
  readonly copy: { readonly title: string; readonly columns: readonly string[]; readonly empty: string };
  readonly rows: readonly { readonly name: string; readonly visitors: number }[];
}

/** Pages or countries of the current visitors, with their counts. */
export const CountList = ({ copy, rows }: CountListProps) => (
  <SectionCard title={copy.title}>
    {rows.length === 0 ? (
      <Text size="sm" tone="muted">
        {copy.empty}
      </Text>
    ) : (
      <Rows aria-label={copy.title}>
        <TableHead columns={copy.columns} />
        <tbody>
          {rows.map(({ name, visitors }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{formatCount(visitors)}</td>
            </tr>
          ))}
        </tbody>
      </Rows>
    )}
  </SectionCard>
);
