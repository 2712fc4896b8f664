import { CellButton } from '../../../shared/table/cells.tsx';
import type { AuditOutcome, AuditRow } from '@aera/contracts';
import { Badge, Text } from '@aera/ui';
import { auditCopy as copy } from './audit-copy.ts';
import { readNames, listTargets, describeAction, describeActor } from './describe-entry.ts';
import { formatDate } from '../../../shared/copy/format-date.ts';
import type { Column } from '../../../shared/table/column.ts';
import { WorkTable } from '../../../shared/table/work-table.tsx';

const looks = { done: 'secondary', refused: 'warning', failed: 'destructive', open: 'outline' } as const;

/** How a call ended. */
const OutcomeBadge = ({ outcome }: { readonly outcome: AuditOutcome }) => (
  <Badge variant={looks[outcome]} title={outcome === 'open' ? copy.openHint : undefined}>
    {copy.outcomes[outcome]}
  </Badge>
);

const [when, who, what, on, outcome] = copy.columns;

interface AuditTableProps {
  readonly rows: readonly AuditRow[];
  readonly onOpen: (id: string) => void;
}

/** One page of the entries; the server has them from either end. */
export function AuditTable({ rows, onOpen }: AuditTableProps) {
  return (
    <WorkTable
      name="audit"
      caption={copy.title}
      hideCaption
      columns={createColumns(readNames(rows), onOpen)}
      rows={rows}
      getKey={({ leaf }) => String(leaf)}
      serverPage="unknown"
    />
  );
}

const createColumns = (
  names: ReturnType<typeof readNames>,
  onOpen: AuditTableProps['onOpen'],
): readonly Column<AuditRow>[] => [
  {
    id: 'when',
    title: when,
    kind: 'line',
    isRowHeader: true,
    isServerSorted: true,
    cell: ({ entry }) => (
      <CellButton type="button" aria-label={copy.open(formatDate(entry.at))} onClick={() => onOpen(entry.id)}>
        {formatDate(entry.at)}
      </CellButton>
    ),
  },
  { id: 'who', title: who, cell: ({ entry }) => describeActor(entry, names) },
  { id: 'what', title: what, kind: 'words', cell: ({ entry }) => describeAction(entry) },
  {
    id: 'on',
    title: on,
    kind: 'long',
    cell: ({ entry }) =>
      listTargets(entry).map((target) => (
        <Text key={target} size="xs" tone="muted">
          {target}
        </Text>
      )),
  },
  { id: 'outcome', title: outcome, cell: (row) => <OutcomeBadge outcome={row.outcome} /> },
];
