import { EmptyState, ErrorState, type ErrorStateProps, Skeleton, Text } from '@aera/ui';
import { isApiError, toErrorDetail, useConnectivity } from '@aera/frontend-kit';
import type { ReactNode } from 'react';

export interface QueryErrorProps extends Pick<ErrorStateProps, 'title' | 'level'> {
  readonly query: {
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
}

/** The error of a query with its reason, and a button to retry. */
export function QueryError({ query, level = 3, title }: QueryErrorProps) {
  const { state } = useConnectivity();
  const reason = toErrorDetail(query.error, state === 'offline' ? offline : unreachable);
  return <ErrorState level={level} title={title} detail={reason} query={query} />;
}

const offline = 'You’re offline. This loads automatically when you’re back online.';
const unreachable = 'The server didn’t respond. Try again.';

export interface QueryContentProps<Data> {
  readonly query: QueryErrorProps['query'] & {
    readonly data: Data | undefined;
    readonly isError: boolean;
  };
  readonly copy: { readonly failed: string; readonly loading?: string };
  readonly level?: ErrorStateProps['level'];
  /** Shown if the id is invalid, or nothing has it. */
  readonly missing?: ReactNode;
  /** Shown while loading, by default the text of `copy`, else a skeleton. */
  readonly placeholder?: ReactNode;
  /** Makes the loading text small and muted. */
  readonly quiet?: boolean;
  readonly children: (data: Data) => ReactNode;
}

/** Renders the data of a query, or its loading or error state. */
export function QueryContent<Data>(props: QueryContentProps<Data>) {
  const { query, copy, level, missing, placeholder, quiet, children } = props;
  if (query.data !== undefined) return children(query.data);
  if (missing && isMissing(query.error))
    return typeof missing === 'string' ? <EmptyState>{missing}</EmptyState> : missing;
  if (query.isError) return <QueryError query={query} title={copy.failed} level={level} />;
  if (placeholder || !copy.loading) return placeholder ?? <Skeleton height="5rem" />;
  return (
    <Text as="output" {...(quiet && { size: 'sm', tone: 'muted' })}>
      {copy.loading}
    </Text>
  );
}

/** Returns whether the id is invalid, or nothing has it. */
export const isMissing = (error: unknown): boolean =>
  isApiError(error) && [400, 404, 410].includes(error.status);
