import {
  Columns,
  Container,
  from,
  LiveRegion,
  Notice,
  Stack,
  theme,
  Button,
  Card,
  Grid,
  Heading,
  MutedText,
} from '@aera/ui';
import { useEffect, useRef } from 'react';
import { QueryError } from '@aera/frontend-kit/query-content';
import { styled } from 'styled-components';
import { PageHead } from '../../shared/page-head.tsx';
import { CategoryFilter } from './category-filter.tsx';
import { SearchResults, SearchResultsPlaceholder } from './search-results.tsx';
import { QuestionForm } from './question-form.tsx';
import { SearchBox } from './search-box.tsx';
import { SearchHeader } from './search-header.tsx';
import { type CompletedSearch, countResults, openSearchSession, useSearch } from './search-api.ts';
import { useQuestionFormState } from './use-question-form-state.ts';
import { useSearchState } from './use-search-state.ts';
import { searchCopy as copy } from './search-copy.ts';
import { ConfidenceBadge, type ConfidenceLevel } from './confidence.tsx';

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
  const completed = query === '' ? undefined : data;
  const finalSearch = !isPlaceholderData && completed && isFinal(completed) ? completed : undefined;
  const questionForm = useQuestionFormState(query, finalSearch, dataUpdatedAt);
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
          searching={isFetching && !typing}
          onSearch={submitSearch}
          onType={searchWhileTyping}
        />
      </SearchHeader>
      <LiveRegion>{toAnnouncement(completed, isFetching)}</LiveRegion>
      <Body as={Container} tracks="minmax(0, 1fr) 19rem" align="start">
        <Answers ref={answers} tabIndex={-1}>
          <Stack gap={5}>
            {query === '' && !questionForm.form && <ConfidenceLegend />}
            {query !== '' && isFetching && !completed && <SearchResultsPlaceholder />}
            {isError && !completed && !typing && (
              <QueryError level={2} title={copy.failedHere} query={results} />
            )}
            {completed && isFinal(completed) && !completed.hasAnswer && (
              <Notice tone="warning">{copy.noAnswer}</Notice>
            )}
            {questionForm.form && (
              <QuestionForm
                query={questionForm.form.query}
                question={questionForm.form.question}
                draft={questionForm.draft}
                focused={questionForm.form.openedBy === 'person'}
                onEdit={questionForm.edit}
                onSent={questionForm.discardDraft}
                onClose={closeForm}
              />
            )}
            {completed?.categories && (
              <CategoryFilter categories={completed.categories} value={category} onChange={setCategory} />
            )}
            {completed && <SearchResults search={completed} searching={isFetching} />}
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
const isFinal = ({ typing, category }: CompletedSearch): boolean => !typing && !category;

/** Text for screen readers; empty while typing. */
function toAnnouncement(search: CompletedSearch | undefined, searching: boolean): string {
  if (searching) return search?.typing ? '' : copy.searching;
  if (!search) return '';
  const count = copy.resultCount(search.results.length, countResults(search), search.query);
  return search.hasAnswer || !isFinal(search) ? count : `${count}. ${copy.noAnswer}`;
}

const levels = Object.entries(copy.legend.levels) as [ConfidenceLevel, string][];

/** Explains the confidence labels, side by side if there is room. */
const ConfidenceLegend = () => (
  <Card as="section" tone="quiet">
    <Stack gap={4}>
      <Heading level={2} size="md">
        {copy.legend.title}
      </Heading>
      <Grid as="ul" minColumn="12rem" gap={4}>
        {levels.map(([level, meaning]) => (
          <Stack as="li" key={level} gap={1} align="start">
            <ConfidenceBadge level={level} />
            <MutedText>{meaning}</MutedText>
          </Stack>
        ))}
      </Grid>
    </Stack>
  </Card>
);

/** Link to the experts for members without a suitable result. */
const ExpertsCard = ({ onAsk }: { readonly onAsk: () => void }) => (
  <Card as="section">
    <Stack gap={3} align="start">
      <Heading level={2} size="md">
        {copy.experts.title}
      </Heading>
      <MutedText>{copy.experts.text}</MutedText>
      <Button variant="secondary" onClick={onAsk}>
        {copy.experts.open}
      </Button>
    </Stack>
  </Card>
);
