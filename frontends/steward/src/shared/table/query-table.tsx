import { Stack } from '@aera/ui';
import { QueryContent, type QueryContentProps } from '@aera/frontend-kit/query-content';
import { useEffect } from 'react';
import { FreshnessWithRefresh } from '../list/freshness.tsx';
import { Pager, type Paging, readLastPage } from '../list/pager.tsx';
import { DataTable, type DataTableProps } from './data-table.tsx';

interface PagedTableProps<Row> extends Omit<DataTableProps<Row>, 'serverPage'> {
  readonly total: number;
  readonly paging: Paging;
  /** Plural name of the rows, such as "articles". */
  readonly noun: string;
  /** True while the rows of the previous query are shown. */
  readonly isStale: boolean;
}

/** One page of a list, and a pager. A page beyond the last one redirects to the last one. */
export function PagedTable<Row>({ total, paging, noun, isStale, ...table }: PagedTableProps<Row>) {
  const lastPage = readLastPage(total, paging.size);
  const isBeyond = !isStale && paging.page > lastPage;
  useEffect(() => {
    if (isBeyond) paging.setPage(lastPage, { replace: true });
  });
  return (
    <Stack gap={4} aria-busy={isStale}>
      <DataTable {...table} serverPage={{ offset: paging.query.offset, total }} />
      {total > 0 && <Pager paging={paging} total={total} noun={noun} />}
    </Stack>
  );
}

interface QueryTableProps<Data, Row> extends Omit<
  PagedTableProps<Row>,
  'rows' | 'total' | 'isStale' | 'caption' | 'hideCaption' | 'empty'
> {
  readonly query: QueryContentProps<Data>['query'] & {
    readonly dataUpdatedAt: number;
    readonly isPlaceholderData: boolean;
  };
  readonly select: (data: Data) => { readonly rows: readonly Row[]; readonly total: number };
  readonly copy: Readonly<Record<'title' | 'loading' | 'failed' | 'empty', string>>;
  /** Shows the age of the rows and a button to refetch. */
  readonly refreshable?: boolean;
}

/** The paged table of a query: loading, error and empty state, rows, pager. */
export const QueryTable = <Data, Row>({
  query,
  select,
  copy,
  refreshable = false,
  ...table
}: QueryTableProps<Data, Row>) => (
  <QueryContent query={query} copy={copy}>
    {(data) => (
      <Stack gap={3}>
        {refreshable && <FreshnessWithRefresh query={query} name={table.noun} />}
        <PagedTable
          {...table}
          {...select(data)}
          caption={copy.title}
          hideCaption
          empty={copy.empty}
          isStale={query.isPlaceholderData}
        />
      </Stack>
    )}
  </QueryContent>
);
