import { below, Button, EmptyState, Stack, Text } from '@aera/ui';
import { styled } from 'styled-components';
import { EntryList, type EntryListProps } from './entry-list.tsx';
import { ReadingFailure, type ReadingFailureProps } from './query-failure.tsx';

export interface ReadingListProps<Item> extends Omit<EntryListProps<Item>, 'items'> {
  readonly reading: ReadingFailureProps['reading'] & {
    readonly data: readonly Item[] | undefined;
    readonly isError: boolean;
  };
  readonly copy: { readonly loading: string; readonly failed: string; readonly empty: string };
}

/** A list as it is read: on its way, not to be had, empty, or there. A list that is there stays when a later reading fails. */
export function ReadingList<Item extends { readonly id: string }>({
  reading,
  copy,
  ...list
}: ReadingListProps<Item>) {
  const { data: items, isError } = reading;
  if (!items && isError) return <ReadingFailure title={copy.failed} reading={reading} />;
  if (!items) return <Text as="output">{copy.loading}</Text>;
  if (items.length === 0) return <EmptyState>{copy.empty}</EmptyState>;
  return <EntryList {...list} items={items} />;
}

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
  readonly pageCopy: Readonly<Record<'more' | 'moreFailed' | 'keys' | 'nothingFound' | 'clear', string>>;
  /** Whether filters may be why there is nothing. */
  readonly narrowed: boolean;
  readonly onClear: () => void;
}

/** A list that comes page after page, and says when filters have left nothing of it. */
export function PagedList<Item extends { readonly id: string }>({
  pageCopy,
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
            {pageCopy.clear}
          </Button>
        }
      >
        {pageCopy.nothingFound}
      </EmptyState>
    );
  return (
    <Stack gap={3}>
      <ReadingList {...list} />
      {isFetchNextPageError && (
        <Text size="sm" role="alert">
          {pageCopy.moreFailed}
        </Text>
      )}
      {hasNextPage && (
        <Button
          variant="secondary"
          size="sm"
          pending={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {pageCopy.more}
        </Button>
      )}
      {data && data.length > 0 && (
        <Keys size="xs" tone="muted">
          {pageCopy.keys}
        </Keys>
      )}
    </Stack>
  );
}
