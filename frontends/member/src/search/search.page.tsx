import { Container, ErrorState, LiveRegion, Notice, Stack, from, theme } from '@aera/ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { PageHead } from '../page/page-head.tsx';
import { CategoryFilter } from './category-filter.tsx';
import { QuestionForm } from './question-form.tsx';
import { Results, ResultsPlaceholder } from './results.tsx';
import { ConfidenceLegend, ExpertsCard } from './search-aside.tsx';
import { SearchBox } from './search-box.tsx';
import { SearchOpening } from './search-opening.tsx';
import { openSearchSession } from './search-session.ts';
import { useSearchState } from './search-state.ts';
import { searchWords as words } from './search-words.ts';
import { useAsking } from './use-asking.ts';
import { type Answer, foundIn, useSearch } from './use-search.ts';

const Columns = styled(Container)`
  display: grid;
  gap: ${theme.space[6]};
  align-items: start;
  padding-block: ${theme.space[7]} ${theme.space[8]};
  @media ${from('laptop')} {
    grid-template-columns: minmax(0, 1fr) 19rem;
    gap: ${theme.space[7]};
  }
`;

const Answers = styled.div`
  min-width: 0;
  outline: none;
`;

/** The knowledge base: a search box, what it finds while somebody types and after, and a way to the experts. */
export function SearchPage() {
  const { wanted, search, type, narrow } = useSearchState();
  const { query, category, typing } = wanted;
  const { data, isFetching, isError, isPlaceholderData, dataUpdatedAt, refetch } = useSearch(wanted);
  const answer = query === '' ? undefined : data;
  const concluded = !isPlaceholderData && answer && isConcluded(answer) ? answer : undefined;
  const { asking, ask, close } = useAsking(concluded, dataUpdatedAt);
  const answers = useRef<HTMLDivElement>(null);

  useEffect(() => void openSearchSession(), []);

  const searchFor = (words: string) => {
    if (words === query && !category && !typing) void refetch();
    else search(words);
  };
  const closeForm = () => {
    close();
    answers.current?.focus();
  };

  return (
    <>
      <PageHead title={query ? `${query} · ${words.title}` : words.title} description={words.description} />
      <SearchOpening small={query !== ''}>
        <SearchBox
          query={query}
          typing={typing}
          searching={isFetching && !typing}
          onSearch={searchFor}
          onType={type}
        />
      </SearchOpening>
      <LiveRegion>{spoken(answer, isFetching)}</LiveRegion>
      <Columns>
        <Answers ref={answers} tabIndex={-1}>
          <Stack gap={5}>
            {query === '' && !asking && <ConfidenceLegend />}
            {query !== '' && isFetching && !answer && <ResultsPlaceholder />}
            {isError && !answer && !typing && (
              <SearchFailure retrying={isFetching} onRetry={() => void refetch()} />
            )}
            {answer && isConcluded(answer) && !answer.hasAnswer && (
              <Notice tone="warning">{words.noAnswer}</Notice>
            )}
            {asking && (
              <QuestionForm query={asking.query} focused={asking.by === 'person'} onClose={closeForm} />
            )}
            {answer?.categories && (
              <CategoryFilter categories={answer.categories} value={category} onChange={narrow} />
            )}
            {answer && <Results answer={answer} searching={isFetching} />}
          </Stack>
        </Answers>
        <Stack as="aside" gap={5}>
          {!asking && <ExpertsCard onAsk={ask} />}
          {(query !== '' || asking) && <ConfidenceLegend />}
        </Stack>
      </Columns>
    </>
  );
}

const SearchFailure = ({
  retrying,
  onRetry,
}: {
  readonly retrying: boolean;
  readonly onRetry: () => void;
}) => (
  <ErrorState
    title={words.failedHere.title}
    detail={words.failedHere.detail}
    retryLabel={words.failedHere.retry}
    retrying={retrying}
    onRetry={onRetry}
  />
);

/** Whether more than "not yet" or "not in this category" follows when nothing answers. */
const isConcluded = ({ typing, category }: Answer): boolean => !typing && !category;

/** What a screen reader says about the search; nothing while the words are still coming. */
function spoken(answer: Answer | undefined, searching: boolean): string {
  if (searching) return answer?.typing ? '' : words.searching;
  if (!answer) return '';
  const count = words.resultCount(answer.results.length, foundIn(answer), answer.query);
  return answer.hasAnswer || !isConcluded(answer) ? count : `${count}. ${words.noAnswer}`;
}
