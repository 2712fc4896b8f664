import { ShowMore, type ShowMoreProps } from '@aera/frontend-kit/show-more';
import { EmptyState, Stack, Text, below } from '@aera/ui';
import { QueryContent, type QueryContentProps } from '@aera/frontend-kit/query-content';
import { styled } from 'styled-components';
import { EntryList, type EntryListProps } from './entry-list.tsx';

/** Hidden on phones. */
const Keys = styled(Text)`
  @media ${below('laptop')} {
    display: none;
  }
`;

export const KeysHint = ({ children }: { readonly children: string }) => (
  <Keys size="xs" tone="muted">
    {children}
  </Keys>
);

interface QueryListProps<Item> extends Omit<EntryListProps<Item>, 'items'> {
  readonly query: QueryContentProps<readonly Item[]>['query'];
  readonly copy: { readonly loading: string; readonly failed: string; readonly empty: string };
}

/** The list of a query. It stays when a later read fails. */
export const QueryList = <Item extends { readonly id: string }>({
  query,
  copy,
  ...list
}: QueryListProps<Item>) => (
  <QueryContent query={query} copy={copy}>
    {(items) =>
      items.length === 0 ? <EmptyState>{copy.empty}</EmptyState> : <EntryList {...list} items={items} />
    }
  </QueryContent>
);

interface PagedListProps<Item> extends QueryListProps<Item> {
  readonly query: QueryListProps<Item>['query'] & ShowMoreProps['query'];
  readonly pageCopy: Readonly<Record<'more' | 'keys' | 'nothingFound' | 'clear', string>>;
  /** Whether filters are active. */
  readonly isFiltered: boolean;
  readonly onClear: () => void;
}

/** A list that loads page by page. */
export function PagedList<Item extends { readonly id: string }>({
  pageCopy,
  isFiltered,
  onClear,
  ...list
}: PagedListProps<Item>) {
  const { query } = list;
  if (query.data?.length === 0 && isFiltered)
    return (
      <EmptyState button={{ label: pageCopy.clear, onClick: onClear }}>{pageCopy.nothingFound}</EmptyState>
    );
  return (
    <Stack gap={3}>
      <QueryList {...list} />
      <ShowMore query={query}>{pageCopy.more}</ShowMore>
      {query.data && query.data.length > 0 && <KeysHint>{pageCopy.keys}</KeysHint>}
    </Stack>
  );
}
