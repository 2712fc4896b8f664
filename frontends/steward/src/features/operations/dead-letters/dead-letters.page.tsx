import { Notice, Select, Stack, Text, theme, toOptions } from '@aera/ui';
import { styled } from 'styled-components';
import { type OperationsRoutes, operationsRoutes, type ResponseOf, type ServiceName } from '@aera/contracts';
import { useMayChange } from '../../../shared/session/roles.tsx';
import { PageTitle } from '../../../shared/page/page-title.tsx';
import { useUrlState } from '../../../shared/page/use-url-state.ts';
import { operationsCopy, deadLettersCopy as copy } from '../operations-copy.ts';
import {
  ServiceSelect,
  UnreachableNotices,
  combineQueries,
  useServiceQueries,
  haveAllResponded,
} from '../service-queries.tsx';
import { allServices, parseService } from '../../../shared/copy/service-names.ts';
import { WaitingDeadLetters } from './waiting-dead-letters.tsx';
import { FreshnessWithRefresh } from '../../../shared/list/freshness.tsx';
import { type Column, dateColumn, textColumn } from '../../../shared/table/column.ts';
import { DataTable } from '../../../shared/table/data-table.tsx';

const Controls = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 16rem));
  gap: ${theme.space[3]};
`;

const states = toOptions(copy, ['waiting', 'discarded']);

export function DeadLettersPage() {
  const { get, set } = useUrlState();
  const service = parseService(get('service'));
  const isDiscarded = get('show') === 'discarded';
  const services = service ? [service] : allServices;
  const mayChange = useMayChange();
  return (
    <Stack gap={5}>
      <PageTitle title={copy.title} lead={copy.lead} />
      {!mayChange && <Notice>{operationsCopy.viewOnly}</Notice>}
      <Controls>
        <ServiceSelect value={service} onChange={(next) => set({ service: next })} />
        <Select
          label={copy.show}
          options={states}
          value={isDiscarded ? 'discarded' : 'waiting'}
          onChange={({ target }) => set({ show: target.value === 'discarded' ? 'discarded' : null })}
        />
      </Controls>
      {isDiscarded ? (
        <DiscardedDeadLetters key={service} services={services} />
      ) : (
        <WaitingDeadLetters key={service} services={services} />
      )}
    </Stack>
  );
}

/** Maximum dead letters of one service. */
const limit = 50;

function DiscardedDeadLetters({ services }: { readonly services: readonly ServiceName[] }) {
  const queries = useServiceQueries((service) => operationsRoutes[service].listDiscardedDeadLetters, {
    query: { limit },
    services,
  });
  const deadLetters = queries
    .flatMap(({ query }) => query.data?.deadLetters ?? [])
    .toSorted((a, b) => b.discarded.at.localeCompare(a.discarded.at));
  if (queries.some(({ query }) => query.isPending)) return <Text as="output">{operationsCopy.loading}</Text>;
  return (
    <Stack gap={3}>
      <FreshnessWithRefresh query={combineQueries(queries)} />
      <UnreachableNotices queries={queries} />
      {(deadLetters.length > 0 || haveAllResponded(queries)) && (
        <DataTable
          name="discarded-dead-letters"
          caption={copy.listDiscarded}
          hideCaption
          columns={columns}
          rows={deadLetters}
          getKey={({ seq }) => String(seq)}
          empty={copy.noneDiscarded}
          serverPage={
            queries.some(({ query }) => query.data?.deadLetters.length === limit) ? 'unknown' : undefined
          }
        />
      )}
    </Stack>
  );
}

const [message, reason, consumer, error, at] = copy.discardedColumns;

const columns: readonly Column<
  ResponseOf<OperationsRoutes['listDiscardedDeadLetters']>['deadLetters'][number]
>[] = [
  textColumn('message', message, ({ subject }) => subject, {
    wrap: 'words',
    isRowHeader: true,
    text: ({ subject, messageId }) => `${subject} ${messageId}`,
  }),
  textColumn('reason', reason, ({ discarded }) => discarded.reason, { wrap: 'anywhere' }),
  textColumn('consumer', consumer, (deadLetter) => copy.consumer(deadLetter.consumer, deadLetter.stream), {
    wrap: 'words',
  }),
  textColumn('error', error, (deadLetter) => deadLetter.error, { wrap: 'anywhere' }),
  dateColumn('at', at, ({ discarded }) => discarded.at),
];
