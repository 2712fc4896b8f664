import { type OperationsRoutes, operationsRoutes, type ResponseOf, type ServiceName } from '@aera/contracts';
import { Stack, Text } from '@aera/ui';
import { Link } from 'react-router-dom';
import { type Column, countColumn, dateColumn, textColumn } from '../../../shared/table/column.ts';
import { DataTable } from '../../../shared/table/data-table.tsx';
import { streamPath } from '../../../shared/paths.ts';
import { operationsCopy, eventsCopy as copy } from '../operations-copy.ts';
import { UnreachableNotices, useServiceQueries, haveAllResponded } from '../service-queries.tsx';

interface StreamListProps {
  readonly prefix: string;
  readonly services: readonly ServiceName[];
}

export function StreamList({ prefix, services }: StreamListProps) {
  const queries = useServiceQueries((service) => operationsRoutes[service].listStreams, {
    query: { prefix, limit },
    services,
  });
  const streams = queries.flatMap(({ service, query }) =>
    (query.data?.streams ?? []).map((stream) => Object.assign({ service }, stream)),
  );
  if (queries.some(({ query }) => query.isPending)) return <Text as="output">{operationsCopy.loading}</Text>;
  return (
    <Stack gap={3}>
      <UnreachableNotices queries={queries} />
      {(streams.length > 0 || haveAllResponded(queries)) && (
        <DataTable
          name="streams"
          caption={copy.streams(prefix)}
          columns={columns}
          rows={streams}
          empty={copy.noStreams}
          getKey={({ service, streamId }) => `${service} ${streamId}`}
          serverPage={
            queries.some(({ query }) => query.data?.streams.length === limit) ? 'unknown' : undefined
          }
        />
      )}
    </Stack>
  );
}

/** Maximum streams of one service. */
const limit = 25;

type ListedStream = { readonly service: ServiceName } & ResponseOf<
  OperationsRoutes['listStreams']
>['streams'][number];

const [stream, count, newest] = copy.streamColumns;

const columns: readonly Column<ListedStream>[] = [
  textColumn('stream', stream, ({ streamId }) => streamId, {
    wrap: 'anywhere',
    isRowHeader: true,
    cell: ({ service, streamId }) => <Link to={streamPath(service, streamId)}>{streamId}</Link>,
  }),
  countColumn('events', count, ({ revision }) => revision),
  dateColumn('newest', newest, ({ lastEventAt }) => lastEventAt),
];
