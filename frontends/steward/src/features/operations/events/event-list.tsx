import { operationsRoutes, type ServiceName } from '@aera/contracts';
import { Button, EmptyState, Row, Stack, Text, focusRing, theme } from '@aera/ui';
import { styled } from 'styled-components';
import type { ServiceEvent } from './correlated-events-tree.ts';
import { eventsCopy as copy } from './events-copy.ts';
import { UnansweredNotices, combineQueries, useEachService } from '../each-service.tsx';
import { operationsCopy } from '../operations-copy.ts';
import { serviceTitles } from '../../../shared/copy/service-names.ts';
import { AsOf } from '../../../shared/list/freshness.tsx';
import { usePageState } from '../../../shared/page/use-page-state.ts';
import { type Column, dateColumn } from '../../../shared/table/column.ts';
import { WorkTable } from '../../../shared/table/work-table.tsx';

/** Looks like a link, but opens over the page. */
const LinkButton = styled(Button)`
  min-height: 2.75rem;
  padding: 0;
  text-align: start;
  color: ${theme.color.accent};
  ${focusRing}
`;

interface EventListProps {
  readonly of: readonly ServiceName[];
  readonly stream: string | null;
}

/** The newest events of the services, or the page of one service or stream that is in the URL. */
export function EventList({ of, stream }: EventListProps) {
  const { get, set, open } = usePageState();
  const before = of.length === 1 ? get('before') : null;
  const each = useEachService((service) => operationsRoutes[service].listEvents, {
    query: { limit: 50, ...(stream !== null && { stream }), ...(before !== null && { before }) },
    of,
  });
  const events = each
    .flatMap(({ service, query }) => (query.data?.events ?? []).map((event) => ({ service, event })))
    .toSorted((a, b) => (of.length === 1 ? 0 : b.event.recordedAt.localeCompare(a.event.recordedAt)));
  const [only] = each.length === 1 ? each : [];
  const last = events.at(-1)?.event.checkpoint;
  return (
    <Stack gap={4}>
      <AsOf query={combineQueries(each)} />
      <UnansweredNotices each={each} />
      {each.some(({ query }) => query.isPending) && <Text as="output">{operationsCopy.loading}</Text>}
      {only?.query.data && events.length === 0 && (
        <EmptyState>{only.service === 'visitor-analytics' ? copy.noLog : copy.none}</EmptyState>
      )}
      {events.length > 0 && (
        <WorkTable
          name="events"
          caption={stream === null ? copy.newest : copy.newestOf(stream)}
          hideCaption
          columns={createColumns(
            ({ service, event }) => open({ service, event: event.id, journey: null }),
            ({ service, event }) =>
              set({ service, stream: event.streamId, event: null, before: null, find: null, journey: null }),
          )}
          rows={events}
          getKey={({ event }) => event.id}
          serverPage="unknown"
        />
      )}
      {only && (
        <Row gap={3}>
          {before !== null && (
            <Button size="sm" variant="secondary" onClick={() => set({ before: null })}>
              {copy.toNewest}
            </Button>
          )}
          {only.query.data?.more && last && (
            <Button size="sm" variant="secondary" onClick={() => set({ before: last })}>
              {copy.older}
            </Button>
          )}
        </Row>
      )}
    </Stack>
  );
}

const [recorded, type, stream, from, by] = copy.columns;

const createColumns = (
  onOpen: (event: ServiceEvent) => void,
  onStream: (event: ServiceEvent) => void,
): readonly Column<ServiceEvent>[] => [
  dateColumn('at', recorded, ({ event }) => event.recordedAt),
  {
    id: 'event',
    title: type,
    kind: 'line',
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
    kind: 'line',
    cell: (row) => (
      <LinkButton variant="ghost" size="sm" onClick={() => onStream(row)}>
        {row.event.streamId}
      </LinkButton>
    ),
  },
  { id: 'service', title: from, kind: 'line', cell: ({ service }) => serviceTitles[service] },
  { id: 'by', title: by, kind: 'words', cell: ({ event }) => event.actor ?? copy.event.unknown },
];
