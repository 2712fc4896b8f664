import { operationsRoutes, type ServiceName } from '@aera/contracts';
import { EmptyState, Text } from '@aera/ui';
import { Link } from 'react-router-dom';
import { formatDate } from '../../../shared/copy/format-date.ts';
import type { Column } from '../../../shared/table/column.ts';
import { WorkTable } from '../../../shared/table/work-table.tsx';
import { streamPath } from '../../../shared/paths.ts';
import { operationsWords } from '../operations-copy.ts';
import { useEachService } from '../use-each-service.ts';
import { eventsWords as words } from './events-copy.ts';

export interface StreamListProps {
  readonly prefix: string;
  readonly of: readonly ServiceName[];
}

/** Streams whose ids begin so, of all the services asked. */
export function StreamList({ prefix, of }: StreamListProps) {
  const each = useEachService((service) => operationsRoutes[service].listStreams, {
    query: { prefix, limit: most },
    of,
  });
  const found = each.flatMap(({ service, reading }) =>
    (reading.data?.streams ?? []).map((stream) => Object.assign({ service }, stream)),
  );
  if (each.some(({ reading }) => reading.isPending))
    return <Text as="output">{operationsWords.loading}</Text>;
  if (found.length === 0) return <EmptyState>{words.noStreams}</EmptyState>;
  return (
    <WorkTable
      name="streams"
      caption={words.streams(prefix)}
      columns={columns}
      rows={found}
      keyOf={({ service, streamId }) => `${service} ${streamId}`}
      part={each.some(({ reading }) => reading.data?.streams.length === most) ? 'unknown' : undefined}
    />
  );
}

/** Most streams that one service answers. */
const most = 25;

interface FoundStream {
  readonly service: ServiceName;
  readonly streamId: string;
  readonly revision: number;
  readonly lastAt: string;
}

const [stream, count, newest] = words.streamColumns;

const columns: readonly Column<FoundStream>[] = [
  {
    id: 'stream',
    title: stream,
    kind: 'long',
    names: true,
    by: ({ streamId }) => streamId,
    cell: ({ service, streamId }) => <Link to={streamPath(service, streamId)}>{streamId}</Link>,
  },
  { id: 'events', title: count, end: true, by: ({ revision }) => revision, cell: ({ revision }) => revision },
  {
    id: 'newest',
    title: newest,
    kind: 'line',
    by: ({ lastAt }) => lastAt,
    cell: ({ lastAt }) => formatDate(lastAt),
  },
];
