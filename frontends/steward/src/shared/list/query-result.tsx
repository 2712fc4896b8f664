import { EmptyState, Text } from '@aera/ui';
import type { ReactNode } from 'react';
import { isNotFound } from '../session/api-errors.ts';
import { QueryError, type QueryErrorProps } from './query-failure.tsx';

export interface QueryResultProps<Data> {
  readonly query: QueryErrorProps['query'] & {
    readonly data: Data | undefined;
    readonly isError: boolean;
  };
  readonly copy: { readonly loading: string; readonly failed: string };
  /** Shown when the server knows no such thing. */
  readonly notFound?: string;
  /** Loads inside a section of a page. */
  readonly quiet?: boolean;
  readonly children: (data: Data) => ReactNode;
}

/** Shows the data of a query; until there is any, that it loads, failed or found nothing. */
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
