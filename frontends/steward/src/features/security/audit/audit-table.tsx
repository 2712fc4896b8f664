import type { AuditOutcome, AuditRow } from '@aera/contracts';
import { Badge, Text } from '@aera/ui';
import { auditWords as words } from './audit-copy.ts';
import { namesIn, targetsOf, whatOf, whoOf } from './entry-copy.ts';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { CellButton } from '../../../shared/table/cells.tsx';
import type { Column } from '../../../shared/table/column.ts';
import { WorkTable } from '../../../shared/table/work-table.tsx';

const looks = { done: 'secondary', refused: 'warning', failed: 'destructive', open: 'outline' } as const;

/** How a call ended. */
const OutcomeBadge = ({ outcome }: { readonly outcome: AuditOutcome }) => (
  <Badge variant={looks[outcome]} title={outcome === 'open' ? words.openHint : undefined}>
    {words.outcomes[outcome]}
  </Badge>
);

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
