import { Words, TableHead } from '../../../shared/table/cells.tsx';
import type { RebuildRun } from '@aera/contracts';
import { Badge, Button, Notice, ProgressBar, Row, Stack, Table, Text } from '@aera/ui';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { formatCount } from '../../../shared/copy/format-number.ts';
import { rebuildsCopy as copy } from './rebuilds-copy.ts';

interface CurrentRebuildProps {
  readonly run: RebuildRun;
  readonly mayAct: boolean;
  readonly isPending: boolean;
  readonly onDecide: (swap: boolean) => void;
}

/** The rebuild that is under way: how far it is, what it found, and the word that it waits for. */
export function CurrentRebuild({ run, mayAct, isPending, onDecide }: CurrentRebuildProps) {
  const { name, phase, done, total, tables, startedBy, startedAt } = run;
  const progress = copy.progress(formatCount(done), formatCount(total));
  return (
    <Stack gap={3}>
      <Row justify="space-between" gap={3}>
        <strong>{name}</strong>
        <Badge variant={phase === 'waiting' ? 'warning' : 'secondary'}>{copy.phases[phase]}</Badge>
      </Row>
      <ProgressBar
        label={copy.progressOf(name)}
        value={total === 0 ? (phase === 'replaying' ? 0 : 1) : done}
        max={total === 0 ? 1 : total}
        valueText={progress}
      />
      <Text as="output" size="sm" tone="muted">
        {progress} · {copy.by(startedBy, formatDate(startedAt))}
      </Text>
      {tables && <Review run={run} />}
      {phase === 'waiting' && tables?.some((table) => verifyTable(table) !== 'same') && (
        <Notice tone="warning">
          {tables.some((table) => verifyTable(table) === 'incomparable') ? copy.incomparable : copy.differ}
        </Notice>
      )}
      {phase === 'waiting' && mayAct && (
        <Row gap={3}>
          <Button pending={isPending} pendingLabel={copy.deciding} onClick={() => onDecide(true)}>
            {copy.swap}
          </Button>
          <Button variant="secondary" disabled={isPending} onClick={() => onDecide(false)}>
            {copy.leave}
          </Button>
        </Row>
      )}
    </Stack>
  );
}

const Review = ({ run: { tables } }: { readonly run: RebuildRun }) => (
  <Table caption={copy.review}>
    <TableHead columns={copy.reviewColumns} />
    <tbody>
      {(tables ?? []).map((table) => (
        <tr key={table.table}>
          <Words>{table.table}</Words>
          <td>{table.live ? formatCount(table.live.rows) : '–'}</td>
          <td>{formatCount(table.rebuilt.rows)}</td>
          <Words>
            <Badge variant={verifyTable(table) === 'same' ? 'success' : 'warning'}>
              {copy[verifyTable(table)]}
            </Badge>
          </Words>
        </tr>
      ))}
    </tbody>
  </Table>
);

const tones = { done: 'success', failed: 'destructive' } as const;

/** Results of earlier rebuilds since the service started. */
export const PastRebuilds = ({ runs }: { readonly runs: readonly RebuildRun[] }) => (
  <Table caption={copy.past}>
    <TableHead columns={copy.pastColumns} />
    <tbody>
      {runs.map(({ id, name, phase, done, startedBy, startedAt, error, tables }) => (
        <tr key={id}>
          <Words>{name}</Words>
          <Words>
            <Badge variant={phase === 'done' || phase === 'failed' ? tones[phase] : 'secondary'}>
              {copy.phases[phase]}
            </Badge>
            {error && <Text size="xs">{error}</Text>}
          </Words>
          <td>{formatCount(done)}</td>
          <Words>{copy.by(startedBy, formatDate(startedAt))}</Words>
          <Words>
            {tables ? [...new Set(tables.map((table) => copy[verifyTable(table)]))].join(', ') : '–'}
          </Words>
        </tr>
      ))}
    </tbody>
  </Table>
);

type Reviewed = NonNullable<RebuildRun['tables']>[number];

/** Whether the live rows and the rebuilt ones hold the same, at the same event. */
function verifyTable({ live, rebuilt }: Reviewed): 'same' | 'differ' | 'incomparable' {
  if (!live) return 'incomparable';
  return live.rows === rebuilt.rows && live.checksum === rebuilt.checksum ? 'same' : 'differ';
}
