import type { ParamsOf, QueryOf, ResponseOf, Route } from '@aera/contracts';
import { callApi, memberKey, stewardKey, useEndedSession } from '@aera/frontend-kit';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';

interface KeyOptions<R extends Route> {
  readonly params?: ParamsOf<R>;
  readonly query?: QueryOf<R>;
  /** Account of the data, so that the next account of this browser never sees it. Nothing is read while it is null. */
  readonly accountId?: string | null;
  /** First part of the query key instead of the path, to invalidate several routes at once. */
  readonly scope?: string;
}

interface ApiQueryOptions<R extends Route> extends KeyOptions<R> {
  /** Refetch interval while the page is visible. */
  readonly intervalMs?: number;
  /** Keeps the previous data while the query changes. */
  readonly keepPrevious?: boolean;
  readonly enabled?: boolean;
}

/** Query key of a route: its path and what distinguishes its responses. */
export const toQueryKey = <R extends Route>(
  { path }: R,
  { params, query, accountId, scope }: KeyOptions<R> = {},
): readonly unknown[] => [
  ...(scope === undefined ? [] : [scope]),
  path,
  ...(accountId === undefined ? [] : [accountId]),
  params ?? null,
  query ?? null,
];

const toUserKey = ({ access }: Route) => (access === 'steward' ? stewardKey : memberKey);

/** Reads a route, and refetches on each mount. */
export function useApiQuery<R extends Route>(route: R, options: ApiQueryOptions<R> = {}) {
  const { params, query, accountId, intervalMs, keepPrevious, enabled = true } = options;
  const result = useQuery<ResponseOf<R>>({
    queryKey: toQueryKey(route, options),
    queryFn: ({ signal }) => callApi(route, { ...(params && { params }), ...(query && { query }), signal }),
    staleTime: 0,
    enabled: enabled && accountId !== null,
    ...(intervalMs && { refetchInterval: intervalMs }),
    ...(keepPrevious && { placeholderData: keepPreviousData }),
  });
  useEndedSession(toUserKey(route), [result.error]);
  return result;
}

interface Page {
  readonly items: readonly unknown[];
  readonly next: string | null;
}

interface ApiPagesOptions<R extends Route> extends Omit<ApiQueryOptions<R>, 'intervalMs'> {
  /** Refetch interval, by default 30 s; false turns it off. */
  readonly intervalMs?: number | false;
  /** Reads the list again when this value changes. */
  readonly revision?: string;
}

/** Reads a list page by page. Its route takes a `cursor` and responds with `items` and the `next` cursor. */
export function useApiPages<R extends Route>(route: R, options: ApiPagesOptions<R> = {}) {
  type P = ResponseOf<R> & Page;
  const { params, query, accountId, intervalMs = 30_000, keepPrevious, enabled = true, revision } = options;
  const result = useInfiniteQuery({
    queryKey: [...toQueryKey(route, options), revision ?? null],
    queryFn: ({ pageParam, signal }) =>
      callApi(route, {
        ...(params && { params }),
        query: Object.assign({}, query, pageParam !== '' && { cursor: pageParam }),
        signal,
      }) as Promise<P>,
    initialPageParam: '',
    getNextPageParam: (last: P) => last.next,
    staleTime: 0,
    enabled: enabled && accountId !== null,
    refetchInterval: intervalMs,
    ...(keepPrevious && { placeholderData: keepPreviousData }),
  });
  useEndedSession(toUserKey(route), [result.error]);
  const pages = result.data?.pages;
  return {
    ...result,
    pages,
    data: pages?.flatMap(({ items }) => items as readonly P['items'][number][]),
    /** The last page; its totals cover the whole list. */
    last: pages?.at(-1),
  };
}
