import { operationsRoutes, type ServiceName } from '@aera/contracts';
import { Button, EmptyState, Row, Stack, Text, focusRing, theme } from '@aera/ui';
import { styled } from 'styled-components';
import type { ServiceEvent } from './trace-tree.ts';
import { eventsCopy as copy, operationsCopy } from '../operations-copy.ts';
import {
  UnreachableNotices,
  combineQueries,
  newestEvents,
  useServiceQueries,
  haveAllResponded,
} from '../service-queries.tsx';
import { serviceTitles } from '../../../shared/copy/service-names.ts';
import { FreshnessWithRefresh } from '../../../shared/list/freshness.tsx';
import { useUrlState } from '../../../shared/page/use-url-state.ts';
import { type Column, dateColumn } from '../../../shared/table/column.ts';
import { DataTable } from '../../../shared/table/data-table.tsx';

const LinkButton = styled(Button)`
  min-height: 2.75rem;
  padding: 0;
  text-align: start;
  /* As the column wraps. */
  overflow-wrap: inherit;
  white-space: inherit;
  color: ${theme.color.accent};
  ${focusRing}
`;

interface EventListProps {
  readonly services: readonly ServiceName[];
  readonly stream: string | null;
}

/** The newest events, or a page of one service or stream. */
export function EventList({ services, stream }: EventListProps) {
  const { get, set, open } = useUrlState();
  const before = services.length === 1 ? get('before') : null;
  const queries = useServiceQueries((service) => operationsRoutes[service].listEvents, {
    query: { ...newestEvents, ...(stream !== null && { stream }), ...(before !== null && { before }) },
    services,
  });
  const events = queries
    .flatMap(({ service, query }) => (query.data?.events ?? []).map((event) => ({ service, event })))
    .toSorted((a, b) => (services.length === 1 ? 0 : b.event.recordedAt.localeCompare(a.event.recordedAt)));
  const [onlyQuery] = queries.length === 1 ? queries : [];
  const last = events.at(-1)?.event.checkpoint;
  const isLoading = queries.some(({ query }) => query.isPending);
  return (
    <Stack gap={4}>
      <FreshnessWithRefresh query={combineQueries(queries)} />
      <UnreachableNotices queries={queries} />
      {isLoading && <Text as="output">{operationsCopy.loading}</Text>}
      {!isLoading && events.length === 0 && haveAllResponded(queries) && (
        <EmptyState>{onlyQuery?.service === 'visitor-analytics' ? copy.noLog : copy.none}</EmptyState>
      )}
      {events.length > 0 && (
        <DataTable
          name="events"
          caption={stream === null ? copy.newest : copy.streamHeading(stream)}
          hideCaption
          columns={createColumns(
            ({ service, event }) => open({ service, event: event.id, trace: null }),
            ({ service, event }) =>
              set({ service, stream: event.streamId, event: null, before: null, find: null, trace: null }),
          )}
          rows={events}
          getKey={({ event }) => event.id}
          serverPage="unknown"
        />
      )}
      {onlyQuery && (
        <Row gap={3}>
          {before !== null && (
            <Button size="sm" variant="secondary" onClick={() => set({ before: null })}>
              {copy.backToNewest}
            </Button>
          )}
          {onlyQuery.query.data?.more && last && (
            <Button size="sm" variant="secondary" onClick={() => set({ before: last })}>
              {copy.older}
            </Button>
          )}
        </Row>
      )}
    </Stack>
  );
}

const [recorded, type, stream, service, actor] = copy.columns;

const createColumns = (
  onOpen: (event: ServiceEvent) => void,
  onStream: (event: ServiceEvent) => void,
): readonly Column<ServiceEvent>[] => [
  dateColumn('at', recorded, ({ event }) => event.recordedAt),
  {
    id: 'event',
    title: type,
    wrap: 'never',
    isRowHeader: true,
    cell: (row) => (
      <LinkButton
        variant="ghost"
        size="sm"
        data-entry={row.event.id}
        aria-label={copy.open(row.event.type, row.event.streamId, row.event.revision)}
        onClick={() => onOpen(row)}
      >
        {row.event.type}
      </LinkButton>
    ),
  },
  {
    id: 'stream',
    title: stream,
    wrap: 'anywhere',
    cell: (row) => (
      <LinkButton variant="ghost" size="sm" onClick={() => onStream(row)}>
        {row.event.streamId}
      </LinkButton>
    ),
  },
  { id: 'service', title: service, wrap: 'words', cell: (row) => serviceTitles[row.service] },
  { id: 'by', title: actor, wrap: 'words', cell: ({ event }) => event.actor ?? copy.event.unknown },
];
