import { SessionLink } from '../../shared/links/id-links.tsx';
import { PageSection } from '../../shared/page/page-title.tsx';
import { type ResponseOf, listUnansweredNoticeImpressions } from '@aera/contracts';
import { Row } from '@aera/ui';
import { useApiQuery } from '@aera/frontend-kit/use-api-query';
import { QueryContent } from '@aera/frontend-kit/query-content';
import { impressionsCopy as copy } from './jurisdiction-copy.ts';
import { FreshnessWithRefresh } from '../../shared/list/freshness.tsx';
import { PageButtons, usePaging } from '../../shared/list/pager.tsx';
import { type Column, dateColumn } from '../../shared/table/column.ts';
import { DataTable } from '../../shared/table/data-table.tsx';

const columns: readonly Column<ResponseOf<typeof listUnansweredNoticeImpressions>['impressions'][number]>[] =
  [
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
  const { page, query: pageQuery, setPage } = usePaging(10, 'notices');
  const query = useApiQuery(listUnansweredNoticeImpressions, { query: pageQuery, keepPrevious: true });
  return (
    <PageSection level={3} title={copy.title} lead={copy.lead}>
      <QueryContent query={query} copy={copy}>
        {({ impressions, more }) => (
          <>
            <FreshnessWithRefresh query={query} name="notices" />
            <DataTable
              name="impressions"
              caption={copy.title}
              hideCaption
              columns={columns}
              rows={impressions}
              getKey={({ id }) => id}
              serverPage="unknown"
              empty={page === 1 ? copy.empty : copy.emptyPage}
            />
            {(page > 1 || more) && (
              <Row as="nav" aria-label={copy.pages} justify="end">
                <PageButtons
                  previous={page > 1 ? () => setPage(page - 1) : null}
                  next={more ? () => setPage(page + 1) : null}
                  copy={{ previous: copy.newer, next: copy.older }}
                />
              </Row>
            )}
          </>
        )}
      </QueryContent>
    </PageSection>
  );
}
