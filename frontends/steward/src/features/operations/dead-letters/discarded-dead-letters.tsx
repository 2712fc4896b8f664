import { type OperationsRoutes, operationsRoutes, type ResponseOf, type ServiceName } from '@aera/contracts';
import { EmptyState, Stack, Text } from '@aera/ui';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { operationsWords } from '../operations-copy.ts';
import { readingOfAll, useEachService } from '../use-each-service.ts';
import { deadLettersWords as words } from './dead-letters-copy.ts';
import { AsOf } from '../../../shared/list/freshness.tsx';
import type { Column } from '../../../shared/table/column.ts';
import { WorkTable } from '../../../shared/table/work-table.tsx';

/** Most letters that one service answers. */
const most = 50;

/** What stewards gave up, and why. */
export function DiscardedLetters({ of }: { readonly of: readonly ServiceName[] }) {
  const each = useEachService((service) => operationsRoutes[service].listDiscarded, {
    query: { limit: most },
    of,
  });
  const letters = each
    .flatMap(({ reading }) => reading.data?.letters ?? [])
    .toSorted((a, b) => b.discarded.at.localeCompare(a.discarded.at));
  if (each.some(({ reading }) => reading.isPending))
    return <Text as="output">{operationsWords.loading}</Text>;
  if (letters.length === 0) return <EmptyState>{words.noneDiscarded}</EmptyState>;
  return (
    <Stack gap={3}>
      <AsOf reading={readingOfAll(each)} />
      <WorkTable
        name="discarded-letters"
        caption={words.listDiscarded}
        hideCaption
        columns={columns}
        rows={letters}
        keyOf={({ seq }) => String(seq)}
        part={each.some(({ reading }) => reading.data?.letters.length === most) ? 'unknown' : undefined}
      />
    </Stack>
  );
}

type Discarded = ResponseOf<OperationsRoutes['listDiscarded']>['letters'][number];

const [what, why, consumer, error, at] = words.discardedColumns;

const columns: readonly Column<Discarded>[] = [
  {
    id: 'message',
    title: what,
    kind: 'words',
    names: true,
    by: ({ subject }) => subject,
    text: ({ subject, messageId }) => `${subject} ${messageId}`,
    cell: ({ subject }) => subject,
  },
  {
    id: 'reason',
    title: why,
    kind: 'long',
    by: ({ discarded }) => discarded.reason,
    cell: ({ discarded }) => discarded.reason,
  },
  {
    id: 'consumer',
    title: consumer,
    kind: 'words',
    by: (letter) => words.from(letter.consumer, letter.stream),
    cell: (letter) => words.from(letter.consumer, letter.stream),
  },
  { id: 'error', title: error, kind: 'long', by: (letter) => letter.error, cell: (letter) => letter.error },
  {
    id: 'at',
    title: at,
    kind: 'line',
    by: ({ discarded }) => discarded.at,
    text: ({ discarded }) => formatDate(discarded.at),
    cell: ({ discarded }) => formatDate(discarded.at),
  },
];
