import { Card, Heading, Skeleton, Stack, Text, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { ResultCard } from './result-card.tsx';
import { type CompletedSearch, countResults, recordResultClick } from './search-api.ts';
import { searchCopy as copy } from './search-copy.ts';

/** Faded while the next search runs. */
const Frame = styled(Stack)`
  transition: opacity ${theme.duration.normal};
  &[aria-busy='true'] {
    opacity: 0.55;
  }
`;

interface SearchResultsProps {
  readonly search: CompletedSearch;
  readonly searching: boolean;
}

/** Search results, best first. */
export function SearchResults({ search, searching }: SearchResultsProps) {
  const { results, hasAnswer, query, category, queryId } = search;
  if (results.length === 0)
    return category ? <Text tone="muted">{copy.emptyCategory(category, query)}</Text> : null;
  return (
    <Frame as="section" gap={4} aria-busy={searching} aria-labelledby="results-title">
      <Heading level={2} size="lg" id="results-title">
        {hasAnswer ? copy.resultCount(results.length, countResults(search), query) : copy.closest}
      </Heading>
      <Stack as="ol" gap={4}>
        {results.map((result, index) => (
          <li key={result.id}>
            <ResultCard
              result={result}
              onOpen={() => recordResultClick({ queryId, documentId: result.id, rank: index + 1 })}
            />
          </li>
        ))}
      </Stack>
    </Frame>
  );
}

/** Shown during the first search. */
export const SearchResultsPlaceholder = () => (
  <Stack gap={4}>
    <Skeleton width="14rem" height="1.5rem" />
    {[0, 1, 2].map((card) => (
      <Card key={card}>
        <Stack gap={3}>
          <Skeleton width="11rem" height="1.5rem" />
          <Skeleton width="60%" height="1.25rem" />
          <Skeleton />
          <Skeleton width="85%" />
        </Stack>
      </Card>
    ))}
  </Stack>
);
