import type { QueryOf, ResponseOf, Route, ServiceName } from '@aera/contracts';
import { callApi } from '@aera/frontend-kit';
import { Notice, Select } from '@aera/ui';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { operationsCopy as copy } from './operations-copy.ts';
import { allServices, parseService, serviceTitles } from '../../shared/copy/service-names.ts';
import { useEndedSession } from '../../shared/session/use-steward-query.ts';

interface ServiceQuery<R extends Route> {
  readonly service: ServiceName;
  readonly query: UseQueryResult<ResponseOf<R>>;
}

interface Options<R extends Route> {
  readonly query?: QueryOf<R>;
  readonly intervalMs?: number;
  readonly services?: readonly ServiceName[];
}

/** Combines queries into one for `Freshness` and `AsOf`. */
export const combineQueries = (each: readonly ServiceQuery<Route>[]) => ({
  dataUpdatedAt: Math.max(0, ...each.map(({ query }) => query.dataUpdatedAt)),
  isError: each.every(({ query }) => query.isError),
  isFetching: each.some(({ query }) => query.isFetching),
  refetch: () => Promise.all(each.map(({ query }) => query.refetch())),
});

/** Sends the same request to several services. A failure affects only its service. */
export function useEachService<R extends Route>(
  getRoute: (service: ServiceName) => R,
  { query, intervalMs, services = allServices }: Options<R> = {},
): ServiceQuery<R>[] {
  const queries = useQueries({
    queries: services.map((service) => {
      const route = getRoute(service);
      return {
        queryKey: [route.path, null, query ?? null],
        queryFn: ({ signal }: { signal: AbortSignal }) => callApi(route, { ...(query && { query }), signal }),
        staleTime: 0,
        ...(intervalMs && { refetchInterval: intervalMs }),
      };
    }),
  });
  useEndedSession(queries.map(({ error }) => error));
  return services.map((service, index) => ({
    service,
    query: queries[index] as UseQueryResult<ResponseOf<R>>,
  }));
}

/** One warning per unreachable service. */
export const UnansweredNotices = ({ each }: { readonly each: readonly ServiceQuery<Route>[] }) =>
  each
    .filter(({ query }) => query.isError)
    .map(({ service }) => (
      <Notice key={service} tone="warning">
        {copy.noAnswer(serviceTitles[service])}
      </Notice>
    ));

const options = allServices.map((value) => ({ value: value as string, label: serviceTitles[value] }));

interface ServiceSelectProps {
  /** Selected service; null for all. */
  readonly value: ServiceName | null;
  readonly onChange: (service: ServiceName | null) => void;
}

export const ServiceSelect = ({ value, onChange }: ServiceSelectProps) => (
  <Select
    label={copy.service}
    options={[{ value: '', label: copy.everyService }, ...options]}
    value={value ?? ''}
    onChange={({ target }) => onChange(parseService(target.value))}
  />
);
