import { Button, ChevronLeftIcon, ChevronRightIcon, EmptyState, Row, Table, Text } from '@aera/ui';
import { NoWrap } from '../../page/cells.ts';
import { formatDate } from '../../page/format-date.ts';
import { Part } from '../../page/part.tsx';
import { ReadingFailure } from '../../page/reading-failure.tsx';
import { ShortId } from '../../page/short-id.tsx';
import { TableHead } from '../../page/table-head.tsx';
import { useStewardQuery } from '../../session/use-steward-query.ts';
import { reviewAddresses } from '../review-addresses.ts';
import { showingsWords as words } from './showings-words.ts';

const size = 10;

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
  const reading = useStewardQuery(reviewAddresses.unansweredShowings, {
    query: { limit: size, offset: (page - 1) * size },
    keepPrevious: true,
  });
  const { data, isError } = reading;
  if (!data && isError) return <ReadingFailure title={words.failed} reading={reading} />;
  if (!data) return <Text as="output">{words.loading}</Text>;
  return (
    <>
      {data.showings.length === 0 ? (
        <EmptyState>{page === 1 ? words.empty : words.emptyPage}</EmptyState>
      ) : (
        <Table caption={words.title} hideCaption>
          <TableHead columns={words.columns} />
          <tbody>
            {data.showings.map(({ id, shownAt, sessionId, noticeVersion, globalPrivacyControl }) => (
              <tr key={id}>
                <NoWrap>{formatDate(shownAt)}</NoWrap>
                <td>{sessionId ? <ShortId id={sessionId} /> : words.noSession}</td>
                <td>{noticeVersion}</td>
                <td>{globalPrivacyControl ? words.sent : words.notSent}</td>
              </tr>
            ))}
          </tbody>
        </Table>
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
