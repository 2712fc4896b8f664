import { type ResponseOf, unansweredShowings } from '@aera/contracts';
import { Button, ChevronLeftIcon, ChevronRightIcon, EmptyState, Row, Text } from '@aera/ui';
import { showingsWords as words } from '../consents-copy.ts';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { SessionLink } from '../../../shared/links/person-link.tsx';
import { AsOf } from '../../../shared/list/freshness.tsx';
import { ReadingFailure } from '../../../shared/list/query-failure.tsx';
import { Part } from '../../../shared/page/page-title.tsx';
import { useStewardQuery } from '../../../shared/session/use-steward-query.ts';
import type { Column } from '../../../shared/table/column.ts';
import { WorkTable } from '../../../shared/table/work-table.tsx';

const size = 10;

type Showing = ResponseOf<typeof unansweredShowings>['showings'][number];

const columns: readonly Column<Showing>[] = [
  {
    id: 'at',
    title: words.columns[0],
    kind: 'line',
    names: true,
    cell: ({ shownAt }) => formatDate(shownAt),
  },
  {
    id: 'session',
    title: words.columns[1],
    cell: ({ sessionId }) => (sessionId ? <SessionLink id={sessionId} /> : words.noSession),
  },
  { id: 'notice', title: words.columns[2], kind: 'line', cell: ({ noticeVersion }) => noticeVersion },
  {
    id: 'signal',
    title: words.columns[3],
    cell: ({ globalPrivacyControl }) => (globalPrivacyControl ? words.sent : words.notSent),
  },
];

export interface ShowingsProps {
  /** From 1. */
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** What was put before visitors and not accepted. */
export const Showings = (props: ShowingsProps) => (
  <Part level={3} title={words.title} lead={words.lead}>
    <ShowingList {...props} />
  </Part>
);

function ShowingList({ page, onPage }: ShowingsProps) {
  const reading = useStewardQuery(unansweredShowings, {
    query: { limit: size, offset: (page - 1) * size },
    keepPrevious: true,
  });
  const { data, isError } = reading;
  if (!data && isError) return <ReadingFailure title={words.failed} reading={reading} />;
  if (!data) return <Text as="output">{words.loading}</Text>;
  return (
    <>
      <AsOf reading={reading} of={words.those} />
      {data.showings.length === 0 ? (
        <EmptyState>{page === 1 ? words.empty : words.emptyPage}</EmptyState>
      ) : (
        <WorkTable
          name="showings"
          caption={words.title}
          hideCaption
          columns={columns}
          rows={data.showings}
          keyOf={({ id }) => id}
          part="unknown"
        />
      )}
      {(page > 1 || data.more) && (
        <Row as="nav" aria-label={words.pages} justify="end" gap={2}>
          <Button variant="secondary" size="sm" disabled={page <= 1} onClick={() => onPage(page - 1)}>
            <ChevronLeftIcon />
            {words.newer}
          </Button>
          <Button variant="secondary" size="sm" disabled={!data.more} onClick={() => onPage(page + 1)}>
            {words.older}
            <ChevronRightIcon />
          </Button>
        </Row>
      )}
    </>
  );
}
