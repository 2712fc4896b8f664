import { type OperationsRoutes, operationsRoutes, type ResponseOf, type ServiceName } from '@aera/contracts';
import { Stack, Text } from '@aera/ui';
import { deadLettersCopy as copy } from './dead-letters-copy.ts';
import { combineQueries, useEachService } from '../each-service.tsx';
import { operationsCopy } from '../operations-copy.ts';
import { AsOf } from '../../../shared/list/freshness.tsx';
import { type Column, dateColumn, textColumn } from '../../../shared/table/column.ts';
import { DataTable } from '../../../shared/table/data-table.tsx';

/** Maximum dead letters of one service. */
const limit = 50;

export function DiscardedLetters({ services }: { readonly services: readonly ServiceName[] }) {
  const each = useEachService((service) => operationsRoutes[service].listDiscardedDeadLetters, {
    query: { limit },
    services,
  });
  const deadLetters = each
    .flatMap(({ query }) => query.data?.deadLetters ?? [])
    .toSorted((a, b) => b.discarded.at.localeCompare(a.discarded.at));
  if (each.some(({ query }) => query.isPending)) return <Text as="output">{operationsCopy.loading}</Text>;
  return (
    <Stack gap={3}>
      <AsOf query={combineQueries(each)} />
      <DataTable
        name="discarded-letters"
        caption={copy.listDiscarded}
        hideCaption
        columns={columns}
        rows={deadLetters}
        getKey={({ seq }) => String(seq)}
        empty={copy.noneDiscarded}
        serverPage={
          each.some(({ query }) => query.data?.deadLetters.length === limit) ? 'unknown' : undefined
        }
      />
    </Stack>
  );
}

const [message, reason, consumer, error, at] = copy.discardedColumns;

const columns: readonly Column<
  ResponseOf<OperationsRoutes['listDiscardedDeadLetters']>['deadLetters'][number]
>[] = [
  textColumn('message', message, ({ subject }) => subject, {
    kind: 'words',
    isRowHeader: true,
    text: ({ subject, messageId }) => `${subject} ${messageId}`,
  }),
  textColumn('reason', reason, ({ discarded }) => discarded.reason, { kind: 'long' }),
  textColumn('consumer', consumer, (letter) => copy.consumer(letter.consumer, letter.stream), {
    kind: 'words',
  }),
  textColumn('error', error, (letter) => letter.error, { kind: 'long' }),
  dateColumn('at', at, ({ discarded }) => discarded.at),
];
