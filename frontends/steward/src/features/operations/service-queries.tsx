import type { QueryOf, ResponseOf, Route, ServiceName } from '@aera/contracts';
import { callApi, stewardKey, useEndedSession } from '@aera/frontend-kit';
import { FailureNotice } from '@aera/frontend-kit/form';
import { toQueryKey } from '@aera/frontend-kit/use-api-query';
import { Select, toOptions } from '@aera/ui';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { operationsCopy as copy } from './operations-copy.ts';
import { allServices, parseService, serviceTitles } from '../../shared/copy/service-names.ts';

interface ServiceQuery<R extends Route> {
  readonly service: ServiceName;
  readonly query: UseQueryResult<ResponseOf<R>>;
}

interface Options<R extends Route> {
  readonly query?: QueryOf<R>;
  readonly intervalMs?: number;
  readonly services?: readonly ServiceName[];
}

/** Query of the first page of events, which a list and suggestions share. */
export const newestEvents = { limit: 50 } as const;

/** Combines queries into one, as old as its newest data. Fails if all of them fail. */
export const combineQueries = (queries: readonly ServiceQuery<Route>[]) => ({
  dataUpdatedAt: Math.max(0, ...queries.map(({ query }) => query.dataUpdatedAt)),
  isError: queries.every(({ query }) => query.isError),
  isFetching: queries.some(({ query }) => query.isFetching),
  refetch: () => Promise.all(queries.map(({ query }) => query.refetch())),
});

/** Whether all services have responded. Until then, an empty list does not mean that there is nothing. */
export const haveAllResponded = (queries: readonly ServiceQuery<Route>[]): boolean =>
  queries.every(({ query }) => query.data !== undefined);

/** Sends the same request to several services. A failure affects only its service. */
export function useServiceQueries<R extends Route>(
  getRoute: (service: ServiceName) => R,
  { query, intervalMs, services = allServices }: Options<R> = {},
): ServiceQuery<R>[] {
  const queries = useQueries({
    queries: services.map((service) => {
      const route = getRoute(service);
      return {
        queryKey: toQueryKey(route, { ...(query && { query }) }),
        queryFn: ({ signal }: { signal: AbortSignal }) => callApi(route, { ...(query && { query }), signal }),
        staleTime: 0,
        ...(intervalMs && { refetchInterval: intervalMs }),
      };
    }),
  });
  useEndedSession(
    stewardKey,
    queries.map(({ error }) => error),
  );
  return services.map((service, index) => ({
    service,
    query: queries[index] as UseQueryResult<ResponseOf<R>>,
  }));
}

/** One warning per unreachable service. */
export const UnreachableNotices = ({ queries }: { readonly queries: readonly ServiceQuery<Route>[] }) =>
  queries
    .filter(({ query }) => query.isError)
    .map(({ service }) => (
      <FailureNotice key={service} tone="warning">
        {copy.noResponse(serviceTitles[service])}
      </FailureNotice>
    ));

interface ServiceSelectProps {
  /** Selected service; null for all. */
  readonly value: ServiceName | null;
  readonly onChange: (service: ServiceName | null) => void;
}

export const ServiceSelect = ({ value, onChange }: ServiceSelectProps) => (
  <Select
    label={copy.service}
    options={[{ value: '', label: copy.everyService }, ...toOptions(serviceTitles, allServices)]}
    value={value ?? ''}
    onChange={({ target }) => onChange(parseService(target.value))}
  />
);
