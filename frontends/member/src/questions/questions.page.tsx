import { Button, ButtonLink, EmptyState, ErrorState, Heading, Skeleton, Stack, Text, theme } from '@aera/ui';
import { Link, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useLiveNews } from '../live/use-live-news.ts';
import { PlainList } from '../page/plain-list.ts';
import { paths } from '../paths.ts';
import { useMyQuestions } from './question-api.ts';
import { type QuestionFilter, filterIn, isEverything, toAddress } from './question-filter.ts';
import { QuestionFilters } from './question-filters.tsx';
import { QuestionFrame } from './question-frame.tsx';
import { QuestionSummary } from './question-summary.tsx';
import { questionsWords as words } from './questions-words.ts';
import { UsualTime } from './usual-time.tsx';

const List = styled(PlainList)`
  gap: ${theme.space[4]};
`;

/** All of the member’s questions, newest first, page after page. The address says which. */
export function QuestionsPage() {
  const [params, setParams] = useSearchParams();
  const filter = filterIn(params);
  useLiveNews();
  const narrow = (change: Partial<QuestionFilter>) => setParams(toAddress({ ...filter, ...change }));
  return (
    <QuestionFrame title={words.all} back={{ to: paths.dashboard, label: words.back }}>
      <Stack gap={2}>
        <Heading level={1} size="2xl">
          {words.all}
        </Heading>
        <Text tone="muted">{words.lead}</Text>
        <UsualTime orPromise />
      </Stack>
      <QuestionFilters key={filter.q} filter={filter} onChange={narrow} />
      <Found filter={filter} onClear={() => setParams({})} />
    </QuestionFrame>
  );
}

function Found({ filter, onClear }: { readonly filter: QuestionFilter; readonly onClear: () => void }) {
  const reading = useMyQuestions(filter);
  const { items, total, isError, isFetching, hasNextPage, isFetchingNextPage, isFetchNextPageError } =
    reading;
  if (!items && isError)
    return (
      <ErrorState
        title={words.failed}
        detail={words.failedDetail}
        retryLabel={words.retry}
        retrying={isFetching}
        onRetry={() => void reading.refetch()}
      />
    );
  if (!items) return <Waiting />;
  if (items.length === 0)
    return isEverything(filter) ? (
      <EmptyState
        action={
          <ButtonLink as={Link} to={paths.search} variant="secondary">
            {words.start}
          </ButtonLink>
        }
      >
        {words.empty}
      </EmptyState>
    ) : (
      <EmptyState
        action={
          <Button variant="secondary" onClick={onClear}>
            {words.clear}
          </Button>
        }
      >
        {words.nothingFound}
      </EmptyState>
    );
  return (
    <Stack gap={4}>
      <Text as="output" size="sm" tone="muted">
        {words.counted(items.length, total)}
      </Text>
      <List>
        {items.map((question) => (
          <li key={question.id}>
            <QuestionSummary question={question} />
          </li>
        ))}
      </List>
      {isFetchNextPageError && (
        <Text size="sm" role="alert">
          {words.moreFailed}
        </Text>
      )}
      {hasNextPage && (
        <div>
          <Button
            variant="secondary"
            pending={isFetchingNextPage}
            onClick={() => void reading.fetchNextPage()}
          >
            {words.more}
          </Button>
        </div>
      )}
    </Stack>
  );
}

const Waiting = () => (
  <Stack gap={4}>
    <Skeleton height="7rem" />
    <Skeleton height="7rem" />
    <Skeleton height="7rem" />
  </Stack>
);
