import { Card, Heading, Skeleton, Stack, Text, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { PlainList } from '../page/plain-list.ts';
import { recordOpened } from './record-opened.ts';
import { ResultCard } from './result-card.tsx';
import { searchWords as words } from './search-words.ts';
import { type Answer, foundIn } from './use-search.ts';

const List = styled(PlainList)`
  gap: ${theme.space[4]};
`;

/** Fades while the next search runs. */
const Frame = styled(Stack)`
  transition: opacity ${theme.duration.normal};
  &[aria-busy='true'] {
    opacity: 0.55;
  }
`;

export interface ResultsProps {
  readonly answer: Answer;
  readonly searching: boolean;
}

/** What was found, best first. */
export function Results({ answer, searching }: ResultsProps) {
  const { results, hasAnswer, query, category, queryId } = answer;
  if (results.length === 0)
    return category ? <Text tone="muted">{words.emptyCategory(category, query)}</Text> : null;
  return (
    <Frame as="section" gap={4} aria-busy={searching} aria-labelledby="results-title">
      <Heading level={2} size="lg" id="results-title">
        {hasAnswer ? words.resultCount(results.length, foundIn(answer), query) : words.closest}
      </Heading>
      <List as="ol">
        {results.map((result, at) => (
          <li key={result.id}>
            <ResultCard
              result={result}
              onOpen={() => recordOpened({ queryId, documentId: result.id, rank: at + 1 })}
            />
          </li>
        ))}
      </List>
    </Frame>
  );
}

/** In their place during the first search. */
export const ResultsPlaceholder = () => (
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
