import { CellButton } from '../../../shared/table/cells.tsx';
import type { AuditOutcome, AuditRow } from '@aera/contracts';
import { Badge, Text } from '@aera/ui';
import { auditCopy as copy } from './audit-copy.ts';
import { type Names, listTargets, describeAction, describeActor } from './describe-entry.ts';
import { formatDate } from '../../../shared/copy/format-date.ts';
import type { Column } from '../../../shared/table/column.ts';

const variants = { done: 'secondary', refused: 'warning', failed: 'destructive', open: 'outline' } as const;

const OutcomeBadge = ({ outcome }: { readonly outcome: AuditOutcome }) => (
  <Badge variant={variants[outcome]} title={outcome === 'open' ? copy.openHint : undefined}>
    {copy.outcomes[outcome]}
  </Badge>
);

const [time, actor, action, target, outcome] = copy.columns;

/** Entries of the audit log; the server sorts them by time. */
export const createAuditColumns = (
  names: Names,
  onOpen: (id: string) => void,
): readonly Column<AuditRow>[] => [
  {
    id: 'when',
    title: time,
    kind: 'line',
    isRowHeader: true,
    isServerSorted: true,
    cell: ({ entry }) => (
      <CellButton type="button" aria-label={copy.open(formatDate(entry.at))} onClick={() => onOpen(entry.id)}>
        {formatDate(entry.at)}
      </CellButton>
    ),
  },
  { id: 'who', title: actor, cell: ({ entry }) => describeActor(entry, names) },
  { id: 'what', title: action, kind: 'words', cell: ({ entry }) => describeAction(entry) },
  {
    id: 'on',
    title: target,
    kind: 'long',
    cell: ({ entry }) =>
      listTargets(entry).map((text) => (
        <Text key={text} size="xs" tone="muted">
          {text}
        </Text>
      )),
  },
  { id: 'outcome', title: outcome, cell: (row) => <OutcomeBadge outcome={row.outcome} /> },
];
