import { cancelBulkJob, type ContactBulkJob, undoBulkJob } from '@aera/contracts';
import { Badge, Button, Card, Heading, MutedText, ProgressBar, Row, Stack, Text, theme } from '@aera/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { bulkJobPath } from '../../../shared/paths.ts';
import { useMayChange } from '../../../shared/session/roles.tsx';
import { contactsCopy } from '../contacts-copy.ts';
import { bulkJobsCopy as copy } from './bulk-jobs-copy.ts';
import { countHandled, isInProgress, useBulkJobCommand } from './bulk-jobs-api.ts';

const Counts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[4]};
  font-size: ${theme.text.sm};
  font-variant-numeric: tabular-nums;
`;

interface BulkJobCardProps {
  readonly job: ContactBulkJob;
  readonly readName: (id: string) => string;
  /** True where the page already shows the results, so that no link is needed. */
  readonly showsResults?: boolean;
  readonly onUndone?: (undo: ContactBulkJob) => void;
  readonly onHide?: (() => void) | undefined;
}

/** One bulk job: its action, progress, results and controls. */
export function BulkJobCard({ job, readName, showsResults = false, onUndone, onHide }: BulkJobCardProps) {
  const mayChange = useMayChange();
  const cancel = useBulkJobCommand(cancelBulkJob);
  const undo = useBulkJobCommand(undoBulkJob);
  const title = copy.describe(job, readName);
  const handledCount = countHandled(job);
  const inProgress = isInProgress(job);
  const nonZeroCounts = Object.entries(job.counts).filter(([, count]) => count > 0);
  return (
    <Card as="article" padding={4} aria-label={title}>
      <Stack gap={3}>
        <Row justify="space-between" align="start">
          <Stack gap={1}>
            <Heading level={2} size="sm">
              {title}
            </Heading>
            <MutedText size="xs">
              {copy.startedBy(job.by.name ?? contactsCopy.unnamed, formatDate(job.startedAt))}
            </MutedText>
          </Stack>
          <Badge
            variant={
              job.status === 'completed' ? 'success' : job.status === 'running' ? 'default' : 'warning'
            }
          >
            {copy.status[job.status]}
          </Badge>
        </Row>
        {inProgress && (
          <>
            <ProgressBar
              label={title}
              value={handledCount}
              max={job.total}
              valueText={copy.progress(handledCount, job.total)}
            />
            <Text size="sm">{copy.progress(handledCount, job.total)}</Text>
          </>
        )}
        {nonZeroCounts.length > 0 && (
          <Counts aria-label={copy.counts}>
            {nonZeroCounts.map(([outcome, count]) => (
              <li key={outcome}>
                {copy.outcomes[outcome as keyof ContactBulkJob['counts']]}: {copy.number(count)}
              </li>
            ))}
          </Counts>
        )}
        <Row gap={3}>
          {!showsResults && <Link to={bulkJobPath(job.id)}>{copy.results}</Link>}
          {mayChange && job.status === 'running' && (
            <Button
              variant="secondary"
              size="sm"
              pending={cancel.isPending}
              onClick={() => cancel.mutate(job.id)}
            >
              {copy.cancel}
            </Button>
          )}
          {mayChange && job.undoable && (
            <Button
              variant="secondary"
              size="sm"
              pending={undo.isPending}
              onClick={() => undo.mutate(job.id, { onSuccess: (started) => onUndone?.(started) })}
            >
              {copy.undo}
            </Button>
          )}
          {onHide && (
            <Button variant="ghost" size="sm" onClick={onHide}>
              {copy.hide}
            </Button>
          )}
          {job.undoneBy && <Link to={bulkJobPath(job.undoneBy)}>{copy.undone}</Link>}
        </Row>
      </Stack>
    </Card>
  );
}
