import { listReclassifications, type ResponseOf } from '@aera/contracts';
import { EmptyState, Stack, Text } from '@aera/ui';
import { SessionLink } from '../../../shared/links/person-link.tsx';
import { Part } from '../../../shared/page/page-title.tsx';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { Pager } from '../../../shared/list/pager.tsx';
import { ReadingFailure } from '../../../shared/list/query-failure.tsx';
import type { Column } from '../../../shared/table/column.ts';
import { WorkTable } from '../../../shared/table/work-table.tsx';
import { useStewardQuery } from '../../../shared/session/use-steward-query.ts';
import { botsWords } from './bots-copy.ts';
import { AsOf } from '../../../shared/list/freshness.tsx';

const words = botsWords.history;
const size = 10;

type Said = ResponseOf<typeof listReclassifications>['classifications'][number];

const columns: readonly Column<Said>[] = [
  { id: 'at', title: words.columns[0], kind: 'line', names: true, cell: ({ at }) => formatDate(at) },
  { id: 'session', title: words.columns[1], cell: ({ sessionId }) => <SessionLink id={sessionId} /> },
  { id: 'verdict', title: words.columns[2], kind: 'line', cell: ({ verdict }) => words.verdicts[verdict] },
  { id: 'why', title: words.columns[3], kind: 'words', cell: ({ reason }) => reason || words.noReason },
  { id: 'by', title: words.columns[4], cell: ({ by }) => by },
];

export interface ReclassificationsProps {
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** Every word that a steward said of a session, newest first. */
export const Reclassifications = (props: ReclassificationsProps) => (
  <Part level={3} title={words.title}>
    <List {...props} />
  </Part>
);

function List({ page, onPage }: ReclassificationsProps) {
  const reading = useStewardQuery(listReclassifications, {
    query: { limit: size, offset: (page - 1) * size },
    keepPrevious: true,
  });
  const { data, isError } = reading;
  if (!data && isError) return <ReadingFailure title={words.failed} reading={reading} />;
  if (!data) return <Text as="output">{words.loading}</Text>;
  if (data.total === 0) return <EmptyState>{words.empty}</EmptyState>;
  return (
    <Stack gap={3}>
      <AsOf reading={reading} of={words.those} />
      <WorkTable
        name="reclassifications"
        caption={words.title}
        hideCaption
        columns={columns}
        rows={data.classifications}
        keyOf={({ id }) => id}
        part={{ offset: (page - 1) * size, total: data.total }}
      />
      <Pager
        label={words.pages}
        page={page}
        size={size}
        total={data.total}
        showing={words.showing}
        onPage={onPage}
      />
    </Stack>
  );
}
