import { cancelBulkJob, type ContactBulkJob, undoBulkJob } from '@aera/contracts';
import { Badge, Button, Card, Heading, ProgressBar, Row, Stack, Text, theme } from '@aera/ui';
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
  padding: 0;
  list-style-type: '';
  font-size: ${theme.text.sm};
  font-variant-numeric: tabular-nums;
`;

interface BulkJobCardProps {
  readonly bulk: ContactBulkJob;
  readonly readName: (id: string) => string;
  /** True where the page already shows the results, so that no link is needed. */
  readonly opened?: boolean;
  readonly onUndone?: (undo: ContactBulkJob) => void;
  readonly onHide?: (() => void) | undefined;
}

/** One bulk job: its action, progress, results and controls. */
export function BulkJobCard({ bulk, readName, opened = false, onUndone, onHide }: BulkJobCardProps) {
  const mayChange = useMayChange();
  const cancel = useBulkJobCommand(cancelBulkJob);
  const undo = useBulkJobCommand(undoBulkJob);
  const title = copy.describe(bulk, readName);
  const handled = countHandled(bulk);
  const inProgress = isInProgress(bulk);
  const counted = Object.entries(bulk.counts).filter(([, count]) => count > 0);
  return (
    <Card as="article" padding={4} aria-label={title}>
      <Stack gap={3}>
        <Row justify="space-between" align="start">
          <Stack gap={1}>
            <Heading level={2} size="sm">
              {title}
            </Heading>
            <Text size="xs" tone="muted">
              {copy.startedBy(bulk.by.name ?? contactsCopy.unnamed, formatDate(bulk.startedAt))}
            </Text>
          </Stack>
          <Badge
            variant={
              bulk.status === 'completed' ? 'success' : bulk.status === 'running' ? 'default' : 'warning'
            }
          >
            {copy.status[bulk.status]}
          </Badge>
        </Row>
        {inProgress && (
          <>
            <ProgressBar
              label={title}
              value={handled}
              max={bulk.total}
              valueText={copy.progress(handled, bulk.total)}
            />
            <Text size="sm">{copy.progress(handled, bulk.total)}</Text>
          </>
        )}
        {counted.length > 0 && (
          <Counts aria-label={copy.counts}>
            {counted.map(([outcome, count]) => (
              <li key={outcome}>
                {copy.outcomes[outcome as keyof ContactBulkJob['counts']]}: {copy.number(count)}
              </li>
            ))}
          </Counts>
        )}
        <Row gap={3}>
          {!opened && <Link to={bulkJobPath(bulk.id)}>{copy.results}</Link>}
          {mayChange && bulk.status === 'running' && (
            <Button
              variant="secondary"
              size="sm"
              pending={cancel.isPending}
              onClick={() => cancel.mutate(bulk.id)}
            >
              {copy.cancel}
            </Button>
          )}
          {mayChange && bulk.undoable && (
            <Button
              variant="secondary"
              size="sm"
              pending={undo.isPending}
              onClick={() => undo.mutate(bulk.id, { onSuccess: (started) => onUndone?.(started) })}
            >
              {copy.undo}
            </Button>
          )}
          {onHide && (
            <Button variant="ghost" size="sm" onClick={onHide}>
              {copy.hide}
            </Button>
          )}
          {bulk.undoneBy && <Link to={bulkJobPath(bulk.undoneBy)}>{copy.undone}</Link>}
        </Row>
      </Stack>
    </Card>
  );
}
