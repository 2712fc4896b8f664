import { Button, EmptyState, Stack, Text, below } from '@aera/ui';
import { styled } from 'styled-components';
import { ReadingList, type ReadingListProps } from './query-list.tsx';

/** Phones have no keys to walk with. */
const Keys = styled(Text)`
  @media ${below('laptop')} {
    display: none;
  }
`;

export interface PagedListProps<Item> extends Omit<ReadingListProps<Item>, 'reading'> {
  readonly reading: ReadingListProps<Item>['reading'] & {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
  readonly pageWords: Readonly<Record<'more' | 'moreFailed' | 'keys' | 'nothingFound' | 'clear', string>>;
  /** Whether filters may be why there is nothing. */
  readonly narrowed: boolean;
  readonly onClear: () => void;
}

/** A list that comes page after page, and says when filters have left nothing of it. */
export function PagedList<Item extends { readonly id: string }>({
  pageWords,
  narrowed,
  onClear,
  ...list
}: PagedListProps<Item>) {
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list.reading;
  if (data?.length === 0 && narrowed)
    return (
      <EmptyState
        action={
          <Button variant="secondary" size="sm" onClick={onClear}>
            {pageWords.clear}
          </Button>
        }
      >
        {pageWords.nothingFound}
      </EmptyState>
    );
  return (
    <Stack gap={3}>
      <ReadingList {...list} />
      {isFetchNextPageError && (
        <Text size="sm" role="alert">
          {pageWords.moreFailed}
        </Text>
      )}
      {hasNextPage && (
        <Button
          variant="secondary"
          size="sm"
          pending={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {pageWords.more}
        </Button>
      )}
      {data && data.length > 0 && (
        <Keys size="xs" tone="muted">
          {pageWords.keys}
        </Keys>
      )}
    </Stack>
  );
}
