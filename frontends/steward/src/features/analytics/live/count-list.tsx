import { Card, Heading, Stack, Text, theme } from '@aera/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
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

export interface CountListProps {
  readonly words: { readonly title: string; readonly columns: readonly string[]; readonly empty: string };
  readonly rows: readonly { readonly name: string; readonly visitors: number }[];
}

/** What visitors have in common just now, by how many. */
export function CountList({ words, rows }: CountListProps) {
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap={3}>
        <Heading level={2} size="md" id={titleId}>
          {words.title}
        </Heading>
        {rows.length === 0 ? (
          <Text size="sm" tone="muted">
            {words.empty}
          </Text>
        ) : (
          <Rows aria-labelledby={titleId}>
            <thead>
              <tr>
                {words.columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
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
      </Stack>
    </Card>
  );
}
