import { operationsRoutes, type ServiceName } from '@aera/contracts';
import { Button, EmptyState, Notice, Row, Stack, Text } from '@aera/ui';
import { usePageState } from '../../../shared/page/use-page-state.ts';
import { operationsWords } from '../operations-copy.ts';
import { serviceTitles } from '../../../shared/copy/service-names.ts';
import { readingOfAll, useEachService } from '../use-each-service.ts';
import { EventTable } from './event-table.tsx';
import { eventsWords as words } from './events-copy.ts';
import { AsOf } from '../../../shared/list/freshness.tsx';

export interface EventListProps {
  readonly of: readonly ServiceName[];
  readonly stream: string | null;
}

/** The newest events of the services, or the page of one service or stream that the address names. */
export function EventList({ of, stream }: EventListProps) {
  const { get, set, open } = usePageState();
  const before = of.length === 1 ? get('before') : null;
  const each = useEachService((service) => operationsRoutes[service].listEvents, {
    query: { limit: 50, ...(stream !== null && { stream }), ...(before !== null && { before }) },
    of,
  });
  const events = each
    .flatMap(({ service, reading }) => (reading.data?.events ?? []).map((event) => ({ service, event })))
    .toSorted((a, b) => (of.length === 1 ? 0 : b.event.recordedAt.localeCompare(a.event.recordedAt)));
  const [only] = each.length === 1 ? each : [];
  const last = events.at(-1)?.event.checkpoint;
  const caption = stream === null ? words.newest : words.newestOf(stream);
  return (
    <Stack gap={4}>
      <AsOf reading={readingOfAll(each)} />
      {each
        .filter(({ reading }) => reading.isError)
        .map(({ service }) => (
          <Notice key={service} tone="warning">
            {operationsWords.noAnswer(serviceTitles[service])}
          </Notice>
        ))}
      {each.some(({ reading }) => reading.isPending) && <Text as="output">{operationsWords.loading}</Text>}
      {only?.reading.data && events.length === 0 && (
        <EmptyState>{only.service === 'visitor-analytics' ? words.noLog : words.none}</EmptyState>
      )}
      {events.length > 0 && (
        <EventTable
          caption={caption}
          events={events}
          onOpen={({ service, event }) => open({ service, event: event.id, journey: null })}
          onStream={({ service, event }) =>
            set({ service, stream: event.streamId, event: null, before: null, find: null, journey: null })
          }
        />
      )}
      {only && (
        <Row gap={3}>
          {before !== null && (
            <Button size="sm" variant="secondary" onClick={() => set({ before: null })}>
              {words.toNewest}
            </Button>
          )}
          {only.reading.data?.more && last && (
            <Button size="sm" variant="secondary" onClick={() => set({ before: last })}>
              {words.older}
            </Button>
          )}
        </Row>
      )}
    </Stack>
  );
}
