import { Button, ButtonLink, EmptyState, ErrorState, Heading, Skeleton, Stack, Text, theme } from '@aera/ui';
import { Link, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useLiveUpdates } from '../../shared/use-live-updates.ts';
import { PlainList } from '../../shared/plain-list.ts';
import { paths } from '../../shared/paths.ts';
import { useMyQuestions } from './questions-api.ts';
import {
  parseQuestionFilter,
  isUnfiltered,
  type QuestionFilter,
  QuestionFilters,
  toFilterParams,
} from './question-filters.tsx';
import { QuestionFrame } from './question-frame.tsx';
import { QuestionSummary } from './question-summary.tsx';
import { questionsCopy as copy } from './questions-copy.ts';
import { TypicalAnswerTime } from './answer-time.tsx';

const List = styled(PlainList)`
  gap: ${theme.space[4]};
`;

/** All of the member’s questions, newest first, page after page. The address says which. */
export function QuestionsPage() {
  const [params, setParams] = useSearchParams();
  const filter = parseQuestionFilter(params);
  useLiveUpdates();
  const changeFilter = (change: Partial<QuestionFilter>) =>
    setParams(toFilterParams({ ...filter, ...change }));
  return (
    <QuestionFrame title={copy.all} back={{ to: paths.dashboard, label: copy.back }}>
      <Stack gap={2}>
        <Heading level={1} size="2xl">
          {copy.all}
        </Heading>
        <Text tone="muted">{copy.lead}</Text>
        <TypicalAnswerTime fallbackToPromise />
      </Stack>
      <QuestionFilters key={filter.q} filter={filter} onChange={changeFilter} />
      <QuestionList filter={filter} onClear={() => setParams({})} />
    </QuestionFrame>
  );
}

function QuestionList({
  filter,
  onClear,
}: {
  readonly filter: QuestionFilter;
  readonly onClear: () => void;
}) {
  const query = useMyQuestions(filter);
  const { items, total, isError, isFetching, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  if (!items && isError)
    return (
      <ErrorState
        title={copy.failed}
        detail={copy.failedDetail}
        retryLabel={copy.retry}
        retrying={isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  if (!items) return <Placeholder />;
  if (items.length === 0)
    return isUnfiltered(filter) ? (
      <EmptyState
        action={
          <ButtonLink as={Link} to={paths.search} variant="secondary">
            {copy.start}
          </ButtonLink>
        }
      >
        {copy.empty}
      </EmptyState>
    ) : (
      <EmptyState
        action={
          <Button variant="secondary" onClick={onClear}>
            {copy.clear}
          </Button>
        }
      >
        {copy.nothingFound}
      </EmptyState>
    );
  return (
    <Stack gap={4}>
      <Text as="output" size="sm" tone="muted">
        {copy.counted(items.length, total)}
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
          {copy.moreFailed}
        </Text>
      )}
      {hasNextPage && (
        <div>
          <Button variant="secondary" pending={isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {copy.more}
          </Button>
        </div>
      )}
    </Stack>
  );
}

const Placeholder = () => (
  <Stack gap={4}>
    <Skeleton height="7rem" />
    <Skeleton height="7rem" />
    <Skeleton height="7rem" />
  </Stack>
);
