import type { RebuildRun } from '@aera/contracts';
import { Badge, Button, Notice, ProgressBar, Row, Stack, Table, Text } from '@aera/ui';
import { TableHead, Words } from '../../../shared/table/cells.tsx';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { formatCount } from '../../../shared/copy/format-number.ts';
import { rebuildsWords as words } from './rebuilds-copy.ts';
import { verdictOf } from './rebuild-verification.ts';

export interface CurrentRebuildProps {
  readonly run: RebuildRun;
  readonly mayAct: boolean;
  readonly isPending: boolean;
  readonly onDecide: (swap: boolean) => void;
}

/** The rebuild that is under way: how far it is, what it found, and the word that it waits for. */
export function CurrentRebuild({ run, mayAct, isPending, onDecide }: CurrentRebuildProps) {
  const { name, phase, done, total, tables, startedBy, startedAt } = run;
  const progress = words.progress(formatCount(done), formatCount(total));
  return (
    <Stack gap={3}>
      <Row justify="space-between" gap={3}>
        <strong>{name}</strong>
        <Badge variant={phase === 'waiting' ? 'warning' : 'secondary'}>{words.phases[phase]}</Badge>
      </Row>
      <ProgressBar
        label={words.progressOf(name)}
        value={total === 0 ? (phase === 'replaying' ? 0 : 1) : done}
        max={total === 0 ? 1 : total}
        valueText={progress}
      />
      <Text as="output" size="sm" tone="muted">
        {progress} · {words.by(startedBy, formatDate(startedAt))}
      </Text>
      {tables && <Review run={run} />}
      {phase === 'waiting' && tables?.some((table) => verdictOf(table) !== 'same') && (
        <Notice tone="warning">
          {tables.some((table) => verdictOf(table) === 'incomparable') ? words.incomparable : words.differ}
        </Notice>
      )}
      {phase === 'waiting' && mayAct && (
        <Row gap={3}>
          <Button pending={isPending} pendingLabel={words.deciding} onClick={() => onDecide(true)}>
            {words.swap}
          </Button>
          <Button variant="secondary" disabled={isPending} onClick={() => onDecide(false)}>
            {words.leave}
          </Button>
        </Row>
      )}
    </Stack>
  );
}

const Review = ({ run: { tables } }: { readonly run: RebuildRun }) => (
  <Table caption={words.review}>
    <TableHead columns={words.reviewColumns} />
    <tbody>
      {(tables ?? []).map((table) => (
        <tr key={table.table}>
          <Words>{table.table}</Words>
          <td>{table.live ? formatCount(table.live.rows) : '–'}</td>
          <td>{formatCount(table.rebuilt.rows)}</td>
          <Words>
            <Badge variant={verdictOf(table) === 'same' ? 'success' : 'warning'}>
              {words[verdictOf(table)]}
            </Badge>
          </Words>
        </tr>
      ))}
    </tbody>
  </Table>
);
