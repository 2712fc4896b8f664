import { SessionLink } from '../../shared/links/person-link.tsx';
import { Part } from '../../shared/page/page-title.tsx';
import { type ResponseOf, listUnansweredNoticeViews } from '@aera/contracts';
import { EmptyState, Row } from '@aera/ui';
import { impressionsCopy as copy } from './consents-copy.ts';
import { AsOf } from '../../shared/list/freshness.tsx';
import { PageButtons } from '../../shared/list/pager.tsx';
import { QueryResult } from '../../shared/list/query-result.tsx';
import { useStewardQuery } from '../../shared/session/use-steward-query.ts';
import { type Column, dateColumn } from '../../shared/table/column.ts';
import { WorkTable } from '../../shared/table/work-table.tsx';

const pageSize = 10;

const columns: readonly Column<ResponseOf<typeof listUnansweredNoticeViews>['showings'][number]>[] = [
  dateColumn('at', copy.columns[0], ({ shownAt }) => shownAt, { isRowHeader: true }),
  {
    id: 'session',
    title: copy.columns[1],
    cell: ({ sessionId }) => (sessionId ? <SessionLink id={sessionId} /> : copy.noSession),
  },
  { id: 'notice', title: copy.columns[2], kind: 'line', cell: ({ noticeVersion }) => noticeVersion },
  {
    id: 'signal',
    title: copy.columns[3],
    cell: ({ globalPrivacyControl }) => (globalPrivacyControl ? copy.sent : copy.notSent),
  },
];

interface NoticeImpressionsProps {
  /** From 1. */
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** Notice impressions that no consent followed. */
export function NoticeImpressions({ page, onPage }: NoticeImpressionsProps) {
  const query = useStewardQuery(listUnansweredNoticeViews, {
    query: { limit: pageSize, offset: (page - 1) * pageSize },
    keepPrevious: true,
  });
  return (
    <Part level={3} title={copy.title} lead={copy.lead}>
      <QueryResult query={query} copy={copy}>
        {({ showings, more }) => (
          <>
            <AsOf query={query} name={copy.those} />
            {showings.length === 0 ? (
              <EmptyState>{page === 1 ? copy.empty : copy.emptyPage}</EmptyState>
            ) : (
              <WorkTable
                name="showings"
                caption={copy.title}
                hideCaption
                columns={columns}
                rows={showings}
                getKey={({ id }) => id}
                serverPage="unknown"
              />
            )}
            {(page > 1 || more) && (
              <Row as="nav" aria-label={copy.pages} justify="end">
                <PageButtons
                  previous={page > 1 ? () => onPage(page - 1) : null}
                  next={more ? () => onPage(page + 1) : null}
                  copy={{ previous: copy.newer, next: copy.older }}
                />
              </Row>
            )}
          </>
        )}
      </QueryResult>
    </Part>
  );
}
