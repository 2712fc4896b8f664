import { ErrorState, type ErrorStateProps, Skeleton } from '@aera/ui';
import { isApiError } from '@aera/frontend-kit';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

interface QueryContentProps<Data> {
  readonly query: Pick<UseQueryResult, 'error' | 'isError' | 'isFetching' | 'refetch'> & {
    readonly data: Data | undefined;
  };
  readonly copy: { readonly failed: string; readonly failureDetail: string };
  readonly level?: ErrorStateProps['level'];
  /** Shown if the id is invalid, or nothing has it. */
  readonly missing?: ReactNode;
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
  missing,
  placeholder = skeleton,
  children,
}: QueryContentProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return placeholder;
  if (missing && isMissing(query.error)) return missing;
  return <ErrorState level={level} title={copy.failed} detail={copy.failureDetail} query={query} />;
}

/** Returns whether the id is invalid, or nothing has it. */
export const isMissing = (error: unknown): boolean =>
  isApiError(error) && [400, 404, 410].includes(error.status);
