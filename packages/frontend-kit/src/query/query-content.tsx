import { ErrorState, type ErrorStateProps, Skeleton } from '@aera/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

interface QueryContentProps<Data> {
  readonly query: Pick<UseQueryResult<Data>, 'data' | 'isError' | 'isFetching' | 'refetch'>;
  readonly copy: { readonly failed: string; readonly failedDetail: string };
  readonly level?: ErrorStateProps['level'];
  /** Shown while loading. */
  readonly placeholder?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

const skeleton = <Skeleton height="5rem" />;

/** Renders the data of a query, or its loading or error state. */
export function QueryContent<Data>({
  query,
  copy,
  level = 3,
  placeholder = skeleton,
  children,
}: QueryContentProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return placeholder;
  return <ErrorState level={level} title={copy.failed} detail={copy.failedDetail} query={query} />;
}
