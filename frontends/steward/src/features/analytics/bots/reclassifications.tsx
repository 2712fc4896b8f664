import { listReclassifications, type ResponseOf } from '@aera/contracts';
import { SessionLink } from '../../../shared/links/person-link.tsx';
import { usePaging } from '../../../shared/list/pager.tsx';
import { PageSection } from '../../../shared/page/page-title.tsx';
import { useStewardQuery } from '../../../shared/session/use-steward-query.ts';
import { type Column, dateColumn } from '../../../shared/table/column.ts';
import { QueryTable } from '../../../shared/table/query-table.tsx';
import { botsCopy } from './bots-copy.ts';

const { history: copy, verdicts } = botsCopy;

const columns: readonly Column<ResponseOf<typeof listReclassifications>['classifications'][number]>[] = [
  dateColumn('at', copy.columns[0], ({ at }) => at, { isRowHeader: true }),
  { id: 'session', title: copy.columns[1], cell: ({ sessionId }) => <SessionLink id={sessionId} /> },
  { id: 'verdict', title: copy.columns[2], kind: 'line', cell: ({ verdict }) => verdicts[verdict] },
  { id: 'why', title: copy.columns[3], kind: 'words', cell: ({ reason }) => reason || copy.noReason },
  { id: 'by', title: copy.columns[4], cell: ({ by }) => by },
];

export function Reclassifications() {
  const paging = usePaging(10, 'history');
  const query = useStewardQuery(listReclassifications, { query: paging.query, keepPrevious: true });
  return (
    <PageSection level={3} title={copy.title}>
      <QueryTable
        query={query}
        select={({ classifications, total }) => ({ rows: classifications, total })}
        paging={paging}
        name="reclassifications"
        noun="reclassifications"
        copy={copy}
        refreshable
        columns={columns}
        getKey={({ id }) => id}
      />
    </PageSection>
  );
}
