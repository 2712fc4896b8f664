import { EmptyState, Text } from '@aera/ui';
import { EntryList, type EntryListProps } from './entry-list.tsx';
import { ReadingFailure, type ReadingFailureProps } from './query-failure.tsx';

export interface ReadingListProps<Item> extends Omit<EntryListProps<Item>, 'items'> {
  readonly reading: ReadingFailureProps['reading'] & {
    readonly data: readonly Item[] | undefined;
    readonly isError: boolean;
  };
  readonly words: { readonly loading: string; readonly failed: string; readonly empty: string };
}

/** A list as it is read: on its way, not to be had, empty, or there. A list that is there stays when a later reading fails. */
export function ReadingList<Item extends { readonly id: string }>({
  reading,
  words,
  ...list
}: ReadingListProps<Item>) {
  const { data: items, isError } = reading;
  if (!items && isError) return <ReadingFailure title={words.failed} reading={reading} />;
  if (!items) return <Text as="output">{words.loading}</Text>;
  if (items.length === 0) return <EmptyState>{words.empty}</EmptyState>;
  return <EntryList {...list} items={items} />;
}
