import { SessionLink } from '../../shared/links/id-links.tsx';
import { PageSection } from '../../shared/page/page-title.tsx';
import { type ResponseOf, listUnansweredNoticeImpressions } from '@aera/contracts';
import { ShowMore } from '@aera/frontend-kit/show-more';
import { useApiPages } from '@aera/frontend-kit/use-api-query';
import { QueryContent } from '@aera/frontend-kit/query-content';
import { impressionsCopy as copy } from './jurisdiction-copy.ts';
import { FreshnessWithRefresh } from '../../shared/list/freshness.tsx';
import { type Column, dateColumn } from '../../shared/table/column.ts';
import { DataTable } from '../../shared/table/data-table.tsx';

const columns: readonly Column<ResponseOf<typeof listUnansweredNoticeImpressions>['items'][number]>[] = [
  dateColumn('at', copy.columns[0], ({ shownAt }) => shownAt, { isRowHeader: true }),
  {
    id: 'session',
    title: copy.columns[1],
    cell: ({ sessionId }) => (sessionId ? <SessionLink id={sessionId} /> : copy.noSession),
  },
  { id: 'notice', title: copy.columns[2], wrap: 'never', cell: ({ noticeVersion }) => noticeVersion },
  {
    id: 'signal',
    title: copy.columns[3],
    cell: ({ globalPrivacyControl }) => (globalPrivacyControl ? copy.sent : copy.notSent),
  },
];

export function NoticeImpressions() {
  const query = useApiPages(listUnansweredNoticeImpressions, { query: { limit: 10 }, intervalMs: false });
  return (
    <PageSection level={3} title={copy.title} lead={copy.lead}>
      <QueryContent query={query} copy={copy}>
        {(impressions) => (
          <>
            <FreshnessWithRefresh
              query={{ ...query, isFetching: query.isFetching && !query.isFetchingNextPage }}
              name="notices"
            />
            <DataTable
              name="impressions"
              caption={copy.title}
              hideCaption
              columns={columns}
              rows={impressions}
              getKey={({ id }) => id}
              serverPage="unknown"
              empty={copy.empty}
            />
            <ShowMore query={query}>{copy.older}</ShowMore>
          </>
        )}
      </QueryContent>
    </PageSection>
  );
}
