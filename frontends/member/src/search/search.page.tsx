import { Container, ErrorState, LiveRegion, Notice, Stack, from, theme } from '@aera/ui';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { PageHead } from '../page/page-head.tsx';
import { QuestionForm } from './question-form.tsx';
import { Results, ResultsPlaceholder } from './results.tsx';
import { ConfidenceLegend, ExpertsCard } from './search-aside.tsx';
import { SearchBox } from './search-box.tsx';
import { SearchOpening } from './search-opening.tsx';
import { openSearchSession } from './search-session.ts';
import { searchWords as words } from './search-words.ts';
import { useAsking } from './use-asking.ts';
import { type Answer, useSearch } from './use-search.ts';

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

/** The knowledge base: a search box, what it finds, and a way to the experts. The query stands in the URL. */
export function SearchPage() {
  const [params, setParams] = useSearchParams();
  const query = params.get('q')?.trim() ?? '';
  const { data, isFetching, isError, isPlaceholderData, dataUpdatedAt, refetch } = useSearch(query);
  const answer = query === '' ? undefined : data;
  const { asking, ask, close } = useAsking(isPlaceholderData ? undefined : answer, dataUpdatedAt);
  const answers = useRef<HTMLDivElement>(null);

  useEffect(() => void openSearchSession(), []);

  const search = (wanted: string) => {
    if (wanted === query) void refetch();
    else setParams({ q: wanted });
  };
  const closeForm = () => {
    close();
    answers.current?.focus();
  };

  return (
    <>
      <PageHead title={query ? `${query} · ${words.title}` : words.title} description={words.description} />
      <SearchOpening small={query !== ''}>
        <SearchBox query={query} searching={isFetching} onSearch={search} />
      </SearchOpening>
      <LiveRegion>{spoken(answer, isFetching)}</LiveRegion>
      <Columns>
        <Answers ref={answers} tabIndex={-1}>
          <Stack gap={5}>
            {query === '' && !asking && <ConfidenceLegend />}
            {query !== '' && isFetching && !answer && <ResultsPlaceholder />}
            {isError && !answer && <SearchFailure retrying={isFetching} onRetry={() => void refetch()} />}
            {answer && !answer.hasAnswer && <Notice tone="warning">{words.noAnswer}</Notice>}
            {asking && (
              <QuestionForm query={asking.query} focused={asking.by === 'person'} onClose={closeForm} />
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

/** What a screen reader says about the search. */
function spoken(answer: Answer | undefined, searching: boolean): string {
  if (searching) return words.searching;
  if (!answer) return '';
  const count = words.resultCount(answer.results.length, answer.query);
  return answer.hasAnswer ? count : `${count}. ${words.noAnswer}`;
}
