import { formatClock, formatDate } from '../../../shared/copy/format-date.ts';
import { NoWrap, Words, TableHead } from '../../../shared/table/cells.tsx';
import type { OperationsOverview } from '@aera/contracts';
import { Badge, Notice, Stack, Table, Text } from '@aera/ui';
import { styled } from 'styled-components';
import { formatDuration } from '../operations-copy.ts';
import { overviewCopy as copy } from './overview-copy.ts';

type Worker = OperationsOverview['workers'][number];

/** Background work of a service, as the page shows it. */
interface BackgroundWork {
  readonly name: string;
  readonly isFailing: boolean;
  readonly state: string;
  readonly lastSuccess: string;
  readonly error: string | null;
}

/** The background work of a service at the moment of the reading, what fails first. */
export function listBackgroundWork({
  workers,
  at,
}: Pick<OperationsOverview, 'workers' | 'at'>): BackgroundWork[] {
  const work = workers.map((worker): BackgroundWork => {
    const { name, state, lastSuccessAt, error } = worker;
    return {
      name,
      isFailing: state === 'failing',
      state: describeState(worker, at),
      lastSuccess: lastSuccessAt === null ? copy.unknown : formatAgo(secondsBetween(lastSuccessAt, at)),
      error,
    };
  });
  return work.toSorted((a, b) => Number(b.isFailing) - Number(a.isFailing));
}

const secondsBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 1000;

const formatAgo = (seconds: number): string =>
  seconds < 2 ? copy.justNow : copy.ago(formatDuration(seconds));

const day = 24 * 60 * 60;

function describeState(
  { state, lastSuccessAt, failures, failingSince, nextAttemptAt }: Worker,
  at: string,
): string {
  if (state === 'running') return copy.atWork;
  if (failingSince === null) return lastSuccessAt === null ? copy.notBegun : copy.upToDate;
  const since = secondsBetween(failingSince, at) < day ? formatClock(failingSince) : formatDate(failingSince);
  const wait = nextAttemptAt === null ? 0 : secondsBetween(at, nextAttemptAt);
  return copy.failing(since, failures, wait > 0 ? copy.nextTry(formatDuration(wait)) : copy.tryingNow);
}

interface BackgroundTableProps {
  readonly caption: string;
  readonly work: readonly BackgroundWork[];
}

/** All background work of a service. */
export const BackgroundTable = ({ caption, work }: BackgroundTableProps) => (
  <Table caption={caption} hideCaption>
    <TableHead columns={copy.workColumns} />
    <tbody>
      {work.map(({ name, state, lastSuccess, isFailing }) => (
        <tr key={name}>
          <Words>{name}</Words>
          <NoWrap>
            <Badge variant={isFailing ? 'destructive' : 'secondary'}>{isFailing ? copy.fails : state}</Badge>
          </NoWrap>
          <NoWrap>{lastSuccess}</NoWrap>
        </tr>
      ))}
    </tbody>
  </Table>
);

const List = styled(Stack).attrs({ as: 'ul', gap: 2 })`
  padding: 0;
  list-style-type: '';
`;

/** What fails of the background work: since when, how often, when it is tried again, and why. */
export const FailingWork = ({ work }: { readonly work: readonly BackgroundWork[] }) => (
  <Notice tone="destructive" title={copy.workFails(work.length)}>
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
