import { toErrorDetail, useConnectivity } from '@aera/frontend-kit';
import { EmptyState, ErrorState, Text } from '@aera/ui';
import type { ReactNode } from 'react';
import { isNotFound } from '../api/api-errors.ts';

export interface QueryErrorProps {
  readonly title: string;
  readonly query: {
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
}

/** The error of a query, with a button to retry. */
export function QueryError({ title, query: { error, isFetching, refetch } }: QueryErrorProps) {
  const { state } = useConnectivity();
  return (
    <ErrorState
      level={3}
      title={title}
      detail={toErrorDetail(error, state === 'offline' ? offline : unreachable)}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

const offline = 'You’re offline. This loads automatically when you’re back online.';
const unreachable = 'The server didn’t respond. Try again.';

export interface QueryResultProps<Data> {
  readonly query: QueryErrorProps['query'] & {
    readonly data: Data | undefined;
    readonly isError: boolean;
  };
  readonly copy: { readonly loading: string; readonly failed: string };
  /** Text for 404 and for invalid ids. */
  readonly notFound?: string;
  /** Makes the loading text small and muted. */
  readonly quiet?: boolean;
  readonly children: (data: Data) => ReactNode;
}

/** Shows the data of a query, or its loading or error state. */
export function QueryResult<Data>({ query, copy, notFound, quiet, children }: QueryResultProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (notFound !== undefined && isNotFound(query.error)) return <EmptyState>{notFound}</EmptyState>;
  if (query.isError) return <QueryError title={copy.failed} query={query} />;
  return (
    <Text as="output" {...(quiet && { size: 'sm', tone: 'muted' })}>
      {copy.loading}
    </Text>
  );
}
