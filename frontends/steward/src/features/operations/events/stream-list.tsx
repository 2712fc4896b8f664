import { operationsRoutes, type ServiceName } from '@aera/contracts';
import { EmptyState, Text } from '@aera/ui';
import { Link } from 'react-router-dom';
import { type Column, countColumn, dateColumn, textColumn } from '../../../shared/table/column.ts';
import { WorkTable } from '../../../shared/table/work-table.tsx';
import { streamPath } from '../../../shared/paths.ts';
import { operationsCopy } from '../operations-copy.ts';
import { useEachService } from '../each-service.tsx';
import { eventsCopy as copy } from './events-copy.ts';

interface StreamListProps {
  readonly prefix: string;
  readonly of: readonly ServiceName[];
}

/** Streams of some services whose ids begin with a prefix. */
export function StreamList({ prefix, of }: StreamListProps) {
  const each = useEachService((service) => operationsRoutes[service].listStreams, {
    query: { prefix, limit },
    of,
  });
  const found = each.flatMap(({ service, query }) =>
    (query.data?.streams ?? []).map((stream) => Object.assign({ service }, stream)),
  );
  if (each.some(({ query }) => query.isPending)) return <Text as="output">{operationsCopy.loading}</Text>;
  if (found.length === 0) return <EmptyState>{copy.noStreams}</EmptyState>;
  return (
    <WorkTable
      name="streams"
      caption={copy.streams(prefix)}
      columns={columns}
      rows={found}
      getKey={({ service, streamId }) => `${service} ${streamId}`}
      serverPage={each.some(({ query }) => query.data?.streams.length === limit) ? 'unknown' : undefined}
    />
  );
}

/** Maximum streams of one service. */
const limit = 25;

interface FoundStream {
  readonly service: ServiceName;
  readonly streamId: string;
  readonly revision: number;
  readonly lastEventAt: string;
}

const [stream, count, newest] = copy.streamColumns;

const columns: readonly Column<FoundStream>[] = [
  textColumn('stream', stream, ({ streamId }) => streamId, {
    kind: 'long',
    isRowHeader: true,
    cell: ({ service, streamId }) => <Link to={streamPath(service, streamId)}>{streamId}</Link>,
  }),
  countColumn('events', count, ({ revision }) => revision),
  dateColumn('newest', newest, ({ lastEventAt }) => lastEventAt),
];
