import { QueryError } from '@aera/frontend-kit/query-content';
import { ShowMore } from '@aera/frontend-kit/show-more';
import { ButtonLink, EmptyState, MutedText, Skeleton, Stack } from '@aera/ui';
import { Link, useSearchParams } from 'react-router-dom';
import { useLiveUpdates } from '../../shared/use-live-updates.ts';
import { paths } from '../../shared/paths.ts';
import { MemberPageLayout } from '../../shared/member-page-layout.tsx';
import { useMyQuestions } from './questions-api.ts';
import {
  parseQuestionFilter,
  isUnfiltered,
  type QuestionFilter,
  QuestionFilters,
  toFilterParams,
} from './question-filters.tsx';
import { QuestionSummary } from './question-summary.tsx';
import { questionsCopy as copy } from './questions-copy.ts';
import { TypicalAnswerTime } from './answer-time.tsx';

/** The member’s questions, newest first, in pages. The URL holds the filter. */
export function QuestionsPage() {
  const [params, setParams] = useSearchParams();
  const filter = parseQuestionFilter(params);
  useLiveUpdates();
  const changeFilter = (change: Partial<QuestionFilter>) =>
    setParams(toFilterParams({ ...filter, ...change }));
  return (
    <MemberPageLayout title={copy.all} lead={copy.lead} backLink={{ to: paths.dashboard, label: copy.back }}>
      <TypicalAnswerTime fallbackToSla />
      <QuestionFilters filter={filter} onChange={changeFilter} />
      <QuestionList filter={filter} onClear={() => setParams({})} />
    </MemberPageLayout>
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
  const { items, total, isError } = query;
  if (!items && isError) return <QueryError level={2} title={copy.failed} query={query} />;
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
      <EmptyState button={{ label: copy.clear, onClick: onClear }}>{copy.nothingFound}</EmptyState>
    );
  return (
    <Stack gap={4}>
      <MutedText as="output">{copy.counted(items.length, total)}</MutedText>
      <Stack as="ul" gap={4}>
        {items.map((question) => (
          <li key={question.id}>
            <QuestionSummary question={question} />
          </li>
        ))}
      </Stack>
      <ShowMore query={query} size="md" style={{ alignSelf: 'start' }}>
        {copy.more}
      </ShowMore>
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
