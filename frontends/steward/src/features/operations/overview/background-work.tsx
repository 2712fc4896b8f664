import { formatClock, formatDate } from '../../../shared/copy/format-date.ts';
import { type Column, textColumn } from '../../../shared/table/column.ts';
import type { OperationsOverview } from '@aera/contracts';
import { Badge, Notice, Stack, Text } from '@aera/ui';
import { styled } from 'styled-components';
import { formatDuration, overviewCopy as copy } from '../operations-copy.ts';

type Worker = OperationsOverview['workers'][number];

interface BackgroundWork {
  readonly name: string;
  /** True if the last run failed, or if the current one probably hangs. */
  readonly isFailing: boolean;
  readonly state: string;
  readonly lastSuccess: string;
  readonly error: string | null;
}

/** The background work of a service, failing work first. */
export function listBackgroundWork({
  workers,
  at,
}: Pick<OperationsOverview, 'workers' | 'at'>): BackgroundWork[] {
  const work = workers.map((worker): BackgroundWork => {
    const { name, state, lastSuccessAt, error } = worker;
    return {
      name,
      isFailing: state === 'failing' || isHanging(worker, at),
      state: describeState(worker, at),
      lastSuccess:
        lastSuccessAt === null ? copy.unknown : formatAgo(computeSecondsBetween(lastSuccessAt, at)),
      error,
    };
  });
  return work.toSorted((a, b) => Number(b.isFailing) - Number(a.isFailing));
}

const computeSecondsBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / 1000;

const formatAgo = (seconds: number): string =>
  seconds < 2 ? copy.justNow : copy.ago(formatDuration(seconds));

const daySeconds = 24 * 60 * 60;
/** Same limit as the alert `WorkerHanging` in `infra/monitoring/alerts.yml`. */
const maxRunSeconds = 15 * 60;

const isHanging = ({ runningSince }: Worker, at: string): boolean =>
  runningSince !== null && computeSecondsBetween(runningSince, at) > maxRunSeconds;

function describeState(worker: Worker, at: string): string {
  const { state, runningSince, lastSuccessAt, failures, failingSince, nextAttemptAt } = worker;
  if (runningSince !== null && isHanging(worker, at))
    return copy.hanging(formatDuration(computeSecondsBetween(runningSince, at)));
  if (state === 'running') return copy.running;
  if (failingSince === null) return lastSuccessAt === null ? copy.notStarted : copy.upToDate;
  const since =
    computeSecondsBetween(failingSince, at) < daySeconds
      ? formatClock(failingSince)
      : formatDate(failingSince);
  const waitSeconds = nextAttemptAt === null ? 0 : computeSecondsBetween(at, nextAttemptAt);
  return copy.failingSince(
    since,
    failures,
    waitSeconds > 0 ? copy.nextAttempt(formatDuration(waitSeconds)) : copy.retryingNow,
  );
}

const [nameTitle, stateTitle, lastSuccessTitle] = copy.jobColumns;

export const workColumns: readonly Column<BackgroundWork>[] = [
  textColumn('name', nameTitle, ({ name }) => name, { wrap: 'words' }),
  {
    id: 'state',
    title: stateTitle,
    wrap: 'never',
    cell: ({ state, isFailing }) => (
      <Badge variant={isFailing ? 'destructive' : 'secondary'}>{isFailing ? copy.failing : state}</Badge>
    ),
  },
  textColumn('success', lastSuccessTitle, ({ lastSuccess }) => lastSuccess, { wrap: 'never' }),
];

const List = styled(Stack).attrs({ as: 'ul', gap: 2 })``;

export const FailingWork = ({ work }: { readonly work: readonly BackgroundWork[] }) => (
  <Notice tone="destructive" title={copy.failingJobs(work.length)}>
    <List>
      {work.map(({ name, state, error }) => (
        <li key={name}>
          <Text size="sm">
            <strong>{name}</strong>: {state}.
          </Text>
          {error && <Text size="xs">{error}</Text>}
        </li>
      ))}
    </List>
  </Notice>
);
