import { SessionLink } from '../../../shared/links/person-link.tsx';
import { Part } from '../../../shared/page/page-title.tsx';
import { listReclassifications, type ResponseOf } from '@aera/contracts';
import { EmptyState, Stack } from '@aera/ui';
import { AsOf } from '../../../shared/list/freshness.tsx';
import { Pager } from '../../../shared/list/pager.tsx';
import { QueryResult } from '../../../shared/list/query-result.tsx';
import { useStewardQuery } from '../../../shared/session/use-steward-query.ts';
import { type Column, dateColumn } from '../../../shared/table/column.ts';
import { WorkTable } from '../../../shared/table/work-table.tsx';
import { botsCopy } from './bots-copy.ts';

const copy = botsCopy.history;
const pageSize = 10;

const columns: readonly Column<ResponseOf<typeof listReclassifications>['classifications'][number]>[] = [
  dateColumn('at', copy.columns[0], ({ at }) => at, { isRowHeader: true }),
  { id: 'session', title: copy.columns[1], cell: ({ sessionId }) => <SessionLink id={sessionId} /> },
  { id: 'verdict', title: copy.columns[2], kind: 'line', cell: ({ verdict }) => copy.verdicts[verdict] },
  { id: 'why', title: copy.columns[3], kind: 'words', cell: ({ reason }) => reason || copy.noReason },
  { id: 'by', title: copy.columns[4], cell: ({ by }) => by },
];

interface ReclassificationsProps {
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** Every classification that a steward has made, newest first. */
export function Reclassifications({ page, onPage }: ReclassificationsProps) {
  const offset = (page - 1) * pageSize;
  const query = useStewardQuery(listReclassifications, {
    query: { limit: pageSize, offset },
    keepPrevious: true,
  });
  return (
    <Part level={3} title={copy.title}>
      <QueryResult query={query} copy={copy}>
        {({ classifications, total }) =>
          total === 0 ? (
            <EmptyState>{copy.empty}</EmptyState>
          ) : (
            <Stack gap={3}>
              <AsOf query={query} name={copy.those} />
              <WorkTable
                name="reclassifications"
                caption={copy.title}
                hideCaption
                columns={columns}
                rows={classifications}
                getKey={({ id }) => id}
                serverPage={{ offset, total }}
              />
              <Pager
                label={copy.pages}
                page={page}
                size={pageSize}
                total={total}
                showing={copy.showing}
                onPage={onPage}
              />
            </Stack>
          )
        }
      </QueryResult>
    </Part>
  );
}
