import { type Column, textColumn } from '../../../shared/table/column.ts';
import { StaticTable } from '../../../shared/table/static-table.tsx';
import type { RebuildRun } from '@aera/contracts';
import { Badge, Button, MutedText, Notice, ProgressBar, Row, Stack, Text } from '@aera/ui';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { formatCount } from '../../../shared/copy/format-number.ts';
import { rebuildsCopy as copy } from '../operations-copy.ts';

interface CurrentRebuildProps {
  readonly run: RebuildRun;
  readonly mayChange: boolean;
  readonly isPending: boolean;
  readonly onDecide: (apply: boolean) => void;
}

/** The running rebuild: progress, comparison, and buttons to apply or discard it. */
export function CurrentRebuild({ run, mayChange, isPending, onDecide }: CurrentRebuildProps) {
  const { name, phase, done, total, tables, startedBy, startedAt } = run;
  const progress = copy.progress(formatCount(done), formatCount(total));
  return (
    <Stack gap={3}>
      <Row justify="space-between" gap={3}>
        <strong>{name}</strong>
        <Badge variant={phase === 'waiting' ? 'warning' : 'secondary'}>{copy.phases[phase]}</Badge>
      </Row>
      <ProgressBar
        label={copy.progressLabel(name)}
        value={total === 0 ? (phase === 'replaying' ? 0 : 1) : done}
        max={total === 0 ? 1 : total}
        valueText={progress}
      />
      <MutedText as="output">
        {progress} · {copy.startedBy(startedBy, formatDate(startedAt))}
      </MutedText>
      {tables && (
        <StaticTable
          caption={copy.review}
          columns={reviewColumns}
          rows={tables}
          getKey={({ table }) => table}
        />
      )}
      {phase === 'waiting' && tables?.some((table) => compareTable(table) !== 'same') && (
        <Notice tone="warning">
          {tables.some((table) => compareTable(table) === 'notComparable')
            ? copy.warnings.notComparable
            : copy.warnings.differ}
        </Notice>
      )}
      {phase === 'waiting' && mayChange && (
        <Row gap={3}>
          <Button pending={isPending} pendingLabel={copy.deciding} onClick={() => onDecide(true)}>
            {copy.apply}
          </Button>
          <Button variant="secondary" disabled={isPending} onClick={() => onDecide(false)}>
            {copy.discard}
          </Button>
        </Row>
      )}
    </Stack>
  );
}

type ReviewedTable = NonNullable<RebuildRun['tables']>[number];

const [tableTitle, liveRows, rebuiltRows, checksums] = copy.reviewColumns;

const reviewColumns: readonly Column<ReviewedTable>[] = [
  textColumn('table', tableTitle, ({ table }) => table, { wrap: 'words' }),
  textColumn('live', liveRows, ({ live }) => (live ? formatCount(live.rows) : '–')),
  textColumn('rebuilt', rebuiltRows, ({ rebuilt }) => formatCount(rebuilt.rows)),
  {
    id: 'checksums',
    title: checksums,
    wrap: 'words',
    cell: (table) => (
      <Badge variant={compareTable(table) === 'same' ? 'success' : 'warning'}>
        {copy[compareTable(table)]}
      </Badge>
    ),
  },
];

const tones = { done: 'success', failed: 'destructive' } as const;
const [projection, outcome, events, startedBy, pastChecksums] = copy.pastColumns;

const pastColumns: readonly Column<RebuildRun>[] = [
  textColumn('name', projection, ({ name }) => name, { wrap: 'words' }),
  {
    id: 'outcome',
    title: outcome,
    wrap: 'words',
    cell: ({ phase, error }) => (
      <>
        <Badge variant={phase === 'done' || phase === 'failed' ? tones[phase] : 'secondary'}>
          {copy.phases[phase]}
        </Badge>
        {error && <Text size="xs">{error}</Text>}
      </>
    ),
  },
  textColumn('events', events, ({ done }) => formatCount(done)),
  textColumn('by', startedBy, (run) => copy.startedBy(run.startedBy, formatDate(run.startedAt)), {
    wrap: 'words',
  }),
  textColumn(
    'checksums',
    pastChecksums,
    ({ tables }) =>
      tables ? [...new Set(tables.map((table) => copy[compareTable(table)]))].join(', ') : '–',
    { wrap: 'words' },
  ),
];

/** Results of earlier rebuilds since the service started. */
export const PastRebuilds = ({ runs }: { readonly runs: readonly RebuildRun[] }) => (
  <StaticTable caption={copy.past} columns={pastColumns} rows={runs} getKey={({ id }) => id} />
);

/** Compares live and rebuilt rows at the same event. */
function compareTable({ live, rebuilt }: ReviewedTable): 'same' | 'differ' | 'notComparable' {
  if (!live) return 'notComparable';
  return live.rows === rebuilt.rows && live.checksum === rebuilt.checksum ? 'same' : 'differ';
}
