import { Columns, Container, ErrorState, from, LiveRegion, Notice, Stack, theme } from '@aera/ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { PageHead } from '../../shared/page-head.tsx';
import { CategoryFilter, SearchResults, SearchResultsPlaceholder } from './search-results.tsx';
import { QuestionForm } from './question-form.tsx';
import { ConfidenceLegend, ExpertsCard } from './search-aside.tsx';
import { SearchBox } from './search-box.tsx';
import { SearchHeader } from './search-header.tsx';
import { type SearchAnswer, countResults, openSearchSession, useSearch } from './search-api.ts';
import { useQuestionFormState, useSearchState } from './use-search-state.ts';
import { searchCopy as copy } from './search-copy.ts';

const Body = styled(Columns)`
  padding-block: ${theme.space[7]} ${theme.space[8]};
  @media ${from('laptop')} {
    gap: ${theme.space[7]};
  }
`;

const Answers = styled.div`
  min-width: 0;
  outline: none;
`;

/** The knowledge base: search box, results and question form. */
export function SearchPage() {
  const { current, search, searchWhileTyping, setCategory } = useSearchState();
  const { query, category, typing } = current;
  const results = useSearch(current);
  const { data, isFetching, isError, isPlaceholderData, dataUpdatedAt, refetch } = results;
  const answer = query === '' ? undefined : data;
  const finalAnswer = !isPlaceholderData && answer && isFinal(answer) ? answer : undefined;
  const questionForm = useQuestionFormState(finalAnswer, dataUpdatedAt);
  const answers = useRef<HTMLDivElement>(null);

  useEffect(() => void openSearchSession(), []);

  const submitSearch = (text: string) => {
    if (text === query && !category && !typing) void refetch();
    else search(text);
  };
  const closeForm = () => {
    questionForm.close();
    answers.current?.focus();
  };

  return (
    <>
      <PageHead title={query ? `${query} · ${copy.title}` : copy.title} description={copy.description} />
      <SearchHeader small={query !== ''}>
        <SearchBox
          query={query}
          typing={typing}
          searching={isFetching && !typing}
          onSearch={submitSearch}
          onType={searchWhileTyping}
        />
      </SearchHeader>
      <LiveRegion>{toAnnouncement(answer, isFetching)}</LiveRegion>
      <Body as={Container} tracks="minmax(0, 1fr) 19rem" align="start">
        <Answers ref={answers} tabIndex={-1}>
          <Stack gap={5}>
            {query === '' && !questionForm.form && <ConfidenceLegend />}
            {query !== '' && isFetching && !answer && <SearchResultsPlaceholder />}
            {isError && !answer && !typing && <ErrorState {...copy.failedHere} query={results} />}
            {answer && isFinal(answer) && !answer.hasAnswer && (
              <Notice tone="warning">{copy.noAnswer}</Notice>
            )}
            {questionForm.form && (
              <QuestionForm
                query={questionForm.form.query}
                focused={questionForm.form.openedBy === 'person'}
                onClose={closeForm}
              />
            )}
            {answer?.categories && (
              <CategoryFilter categories={answer.categories} value={category} onChange={setCategory} />
            )}
            {answer && <SearchResults answer={answer} searching={isFetching} />}
          </Stack>
        </Answers>
        <Stack as="aside" gap={5}>
          {!questionForm.form && <ExpertsCard onAsk={questionForm.open} />}
          {(query !== '' || questionForm.form) && <ConfidenceLegend />}
        </Stack>
      </Body>
    </>
  );
}

/** Whether a missing answer means that the knowledge base has none: not while typing, nor within a category. */
const isFinal = ({ typing, category }: SearchAnswer): boolean => !typing && !category;

/** Text for screen readers; empty while typing. */
function toAnnouncement(answer: SearchAnswer | undefined, searching: boolean): string {
  if (searching) return answer?.typing ? '' : copy.searching;
  if (!answer) return '';
  const count = copy.resultCount(answer.results.length, countResults(answer), answer.query);
  return answer.hasAnswer || !isFinal(answer) ? count : `${count}. ${copy.noAnswer}`;
}
