import type { ParamsOf, QueryOf, ResponseOf, Route } from '@aera/contracts';
import { callApi, stewardKey, useEndedSession } from '@aera/frontend-kit';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';

interface StewardQueryOptions<R extends Route> {
  readonly params?: ParamsOf<R>;
  readonly query?: QueryOf<R>;
  /** Refetch interval while the page is visible. */
  readonly intervalMs?: number;
  /** Keeps the previous data while the query changes. */
  readonly keepPrevious?: boolean;
  readonly enabled?: boolean;
}

/** Reads a route, and refetches on each mount. The query key starts with the path of the route. */
export function useStewardQuery<R extends Route>(
  route: R,
  { params, query, intervalMs, keepPrevious, enabled = true }: StewardQueryOptions<R> = {},
) {
  const result = useQuery<ResponseOf<R>>({
    queryKey: [route.path, params ?? null, query ?? null],
    queryFn: ({ signal }) => callApi(route, { ...(params && { params }), ...(query && { query }), signal }),
    staleTime: 0,
    enabled,
    ...(intervalMs && { refetchInterval: intervalMs }),
    ...(keepPrevious && { placeholderData: keepPreviousData }),
  });
  useEndedSession(stewardKey, [result.error]);
  return result;
}

const defaultIntervalMs = 30_000;

interface Page {
  readonly items: readonly unknown[];
  readonly next: string | null;
}

interface StewardPagesOptions<R extends Route> {
  readonly params?: ParamsOf<R>;
  readonly query?: QueryOf<R>;
  /** Refetch interval; false turns it off. */
  readonly intervalMs?: number | false;
  readonly keepPrevious?: boolean;
  /** Reads the list again when this value changes. */
  readonly revision?: string;
}

/** Reads a list page by page. Its route takes a `cursor` and responds with `items` and the `next` cursor. */
export function useStewardPages<R extends Route>(
  route: R,
  {
    params,
    query,
    intervalMs = defaultIntervalMs,
    keepPrevious = false,
    revision,
  }: StewardPagesOptions<R> = {},
) {
  type P = ResponseOf<R> & Page;
  const result = useInfiniteQuery({
    queryKey: [route.path, params ?? null, query ?? null, revision ?? null],
    queryFn: ({ pageParam, signal }) =>
      callApi(route, {
        ...(params && { params }),
        query: Object.assign({}, query, pageParam !== '' && { cursor: pageParam }),
        signal,
      }) as Promise<P>,
    initialPageParam: '',
    getNextPageParam: (last: P) => last.next,
    staleTime: 0,
    refetchInterval: intervalMs,
    ...(keepPrevious && { placeholderData: keepPreviousData }),
  });
  useEndedSession(stewardKey, [result.error]);
  const pages = result.data?.pages;
  return {
    ...result,
    pages,
    data: pages?.flatMap(({ items }) => items as readonly P['items'][number][]),
    /** The last page; its totals cover the whole list. */
    last: pages?.at(-1),
  };
}
