import { Card, Heading, Skeleton, Stack, Text, theme } from '@aera/ui';
import { SegmentedControl } from '@aera/ui/segmented-control';
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

interface CategoryFilterProps {
  /** Categories of all results, regardless of the filter. */
  readonly categories: readonly { readonly name: string; readonly count: number }[];
  /** The selected category; undefined for all. */
  readonly value: string | undefined;
  readonly onChange: (category: string | undefined) => void;
}

const allCategories = '';

/** Limits the results to one category. Hidden if there is only one. */
export function CategoryFilter({ categories, value, onChange }: CategoryFilterProps) {
  const total = categories.reduce((sum, { count }) => sum + count, 0);
  const isMissing = value !== undefined && categories.every(({ name }) => name !== value);
  const options = isMissing ? [...categories, { name: value, count: 0 }] : categories;
  if (options.length < 2) return null;
  return (
    <SegmentedControl
      label={copy.category}
      value={value ?? allCategories}
      options={[
        { value: allCategories, label: copy.categoryLabel(copy.allCategories, total) },
        ...options.map(({ name, count }) => ({ value: name, label: copy.categoryLabel(name, count) })),
      ]}
      onValueChange={(category) => onChange(category || undefined)}
    />
  );
}
