import type { QueryOf, ResponseOf, Route, ServiceName } from '@aera/contracts';
import { callApi, isApiError, stewardKey } from '@aera/frontend-kit';
import { type UseQueryResult, useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { services } from '../../shared/copy/service-names.ts';

export interface ServiceReading<R extends Route> {
  readonly service: ServiceName;
  readonly reading: UseQueryResult<ResponseOf<R>>;
}

interface Options<R extends Route> {
  readonly query?: QueryOf<R>;
  /** Reads again after so many milliseconds. */
  readonly every?: number;
  /** Only these; all of them when left out. */
  readonly of?: readonly ServiceName[];
}

/** How old the answers of several services are together, and the way to ask all of them again. */
export const readingOfAll = (each: readonly ServiceReading<Route>[]) => ({
  dataUpdatedAt: Math.max(0, ...each.map(({ reading }) => reading.dataUpdatedAt)),
  isError: each.every(({ reading }) => reading.isError),
  isFetching: each.some(({ reading }) => reading.isFetching),
  refetch: () => Promise.all(each.map(({ reading }) => reading.refetch())),
});

/** Asks every service the same: one that does not answer leaves the others be. */
export function useEachService<R extends Route>(
  routeOf: (service: ServiceName) => R,
  { query, every, of = services }: Options<R> = {},
): ServiceReading<R>[] {
  const client = useQueryClient();
  const readings = useQueries({
    queries: of.map((service) => {
      const route = routeOf(service);
      return {
        queryKey: [route.path, null, query ?? null],
        queryFn: ({ signal }: { signal: AbortSignal }) => callApi(route, { ...(query && { query }), signal }),
        staleTime: 0,
        ...(every && { refetchInterval: every }),
      };
    }),
  });
  const ended = readings.some(({ error }) => isApiError(error) && error.status === 401);
  useEffect(() => {
    if (ended) void client.invalidateQueries({ queryKey: stewardKey });
  }, [ended, client]);
  return of.map((service, at) => ({ service, reading: readings[at] as UseQueryResult<ResponseOf<R>> }));
}
