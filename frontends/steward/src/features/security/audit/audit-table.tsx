import type { AuditRow } from '@aera/contracts';
import { Text } from '@aera/ui';
import { CellButton } from '../../../shared/table/cell-button.ts';
import { formatDate } from '../../../shared/copy/format-date.ts';
import type { Column } from '../../../shared/table/column.ts';
import { WorkTable } from '../../../shared/table/work-table.tsx';
import { auditWords as words } from './audit-copy.ts';
import { namesIn, targetsOf, whatOf, whoOf } from './entry-copy.ts';
import { OutcomeBadge } from './outcome-badge.tsx';

const [when, who, what, on, outcome] = words.columns;

export interface AuditTableProps {
  readonly rows: readonly AuditRow[];
  readonly onOpen: (id: string) => void;
}

/** One page of the entries; the server has them from either end. */
export function AuditTable({ rows, onOpen }: AuditTableProps) {
  return (
    <WorkTable
      name="audit"
      caption={words.title}
      hideCaption
      columns={columnsOf(namesIn(rows), onOpen)}
      rows={rows}
      keyOf={({ leaf }) => String(leaf)}
      part="unknown"
    />
  );
}

const columnsOf = (
  names: ReturnType<typeof namesIn>,
  onOpen: AuditTableProps['onOpen'],
): readonly Column<AuditRow>[] => [
  {
    id: 'when',
    title: when,
    kind: 'line',
    names: true,
    asks: true,
    cell: ({ entry }) => (
      <CellButton
        type="button"
        aria-label={words.open(formatDate(entry.at))}
        onClick={() => onOpen(entry.id)}
      >
        {formatDate(entry.at)}
      </CellButton>
    ),
  },
  { id: 'who', title: who, cell: ({ entry }) => whoOf(entry, names) },
  { id: 'what', title: what, kind: 'words', cell: ({ entry }) => whatOf(entry) },
  {
    id: 'on',
    title: on,
    kind: 'long',
    cell: ({ entry }) =>
      targetsOf(entry).map((target) => (
        <Text key={target} size="xs" tone="muted">
          {target}
        </Text>
      )),
  },
  { id: 'outcome', title: outcome, cell: (row) => <OutcomeBadge outcome={row.outcome} /> },
];
