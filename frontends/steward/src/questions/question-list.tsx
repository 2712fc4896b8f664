import { Button, EmptyState, Stack, Text, below } from '@aera/ui';
import { styled } from 'styled-components';
import { ReadingList } from '../page/reading-list.tsx';
import { QuestionEntry } from './question-entry.tsx';
import { type QuestionFilter, isNarrowed } from './question-filter.ts';
import { questionsWords as words } from './questions-words.ts';
import type { useQuestions } from './use-questions.ts';

/** Phones have no keys to walk with. */
const Keys = styled(Text)`
  @media ${below('laptop')} {
    display: none;
  }
`;

export interface QuestionListProps {
  readonly reading: ReturnType<typeof useQuestions>;
  readonly filter: QuestionFilter;
  readonly selectedId: string | null;
  readonly onSelect: (id: string) => void;
  readonly onClear: () => void;
}

/** The questions of a filter, page after page. */
export function QuestionList({ reading, filter, selectedId, onSelect, onClear }: QuestionListProps) {
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = reading;
  if (data?.length === 0 && (isNarrowed(filter) || filter.status !== 'waiting'))
    return (
      <EmptyState
        action={
          <Button variant="secondary" size="sm" onClick={onClear}>
            {words.clearFilters}
          </Button>
        }
      >
        {words.nothingFound}
      </EmptyState>
    );
  return (
    <Stack gap={3}>
      <ReadingList
        label={words.list}
        words={words}
        reading={reading}
        selectedId={selectedId}
        onSelect={onSelect}
      >
        {(listed) => <QuestionEntry question={listed} />}
      </ReadingList>
      {isFetchNextPageError && (
        <Text size="sm" role="alert">
          {words.moreFailed}
        </Text>
      )}
      {hasNextPage && (
        <Button
          variant="secondary"
          size="sm"
          pending={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {words.more}
        </Button>
      )}
      {data && data.length > 0 && (
        <Keys size="xs" tone="muted">
          {words.keys}
        </Keys>
      )}
    </Stack>
  );
}
