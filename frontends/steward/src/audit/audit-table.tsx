import type { AuditRow } from '@aera/contracts';
import { Table, Text } from '@aera/ui';
import { styled } from 'styled-components';
import { CellButton } from '../page/cell-button.ts';
import { NoWrap, Words } from '../page/cells.ts';
import { formatDate } from '../page/format-date.ts';
import { TableHead } from '../page/table-head.tsx';
import { auditWords as words } from './audit-words.ts';
import { namesIn, targetsOf, whatOf, whoOf } from './entry-words.ts';
import { OutcomeBadge } from './outcome-badge.tsx';

const Target = styled.td`
  max-width: 16rem;
  overflow-wrap: anywhere;
`;

export interface AuditTableProps {
  readonly rows: readonly AuditRow[];
  readonly onOpen: (id: string) => void;
}

/** Entries, newest first. */
export function AuditTable({ rows, onOpen }: AuditTableProps) {
  const names = namesIn(rows);
  return (
    <Table caption={words.title} hideCaption>
      <TableHead columns={words.columns} />
      <tbody>
        {rows.map(({ leaf, entry, outcome }) => (
          <tr key={leaf}>
            <NoWrap>
              <CellButton
                type="button"
                aria-label={words.open(formatDate(entry.at))}
                onClick={() => onOpen(entry.id)}
              >
                {formatDate(entry.at)}
              </CellButton>
            </NoWrap>
            <td>{whoOf(entry, names)}</td>
            <Words>{whatOf(entry)}</Words>
            <Target>
              {targetsOf(entry).map((target) => (
                <Text key={target} size="xs" tone="muted">
                  {target}
                </Text>
              ))}
            </Target>
            <td>
              <OutcomeBadge outcome={outcome} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
