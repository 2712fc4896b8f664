import type { ParamsOf, QueryOf, ResponseOf, Route } from '@aera/contracts';
import { callApi } from '@aera/frontend-kit';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEndedSession } from './use-ended-session.ts';

interface StewardQueryOptions<R extends Route> {
  readonly params?: ParamsOf<R>;
  readonly query?: QueryOf<R>;
  /** Reads again after this many milliseconds, as long as the page is in view. */
  readonly every?: number;
  /** Goes on showing the answer to the last input until the next one is there. */
  readonly keepPrevious?: boolean;
  /** False while it is not needed. */
  readonly enabled?: boolean;
}

/** Reads a route for the signed-in steward, again whenever it is shown. Its key begins with the path of the route. */
export function useStewardQuery<R extends Route>(
  route: R,
  { params, query, every, keepPrevious, enabled = true }: StewardQueryOptions<R> = {},
) {
  const reading = useQuery<ResponseOf<R>>({
    queryKey: [route.path, params ?? null, query ?? null],
    queryFn: ({ signal }) => callApi(route, { ...(params && { params }), ...(query && { query }), signal }),
    staleTime: 0,
    enabled,
    ...(every && { refetchInterval: every }),
    ...(keepPrevious && { placeholderData: keepPreviousData }),
  });
  useEndedSession([reading.error]);
  return reading;
}

const halfAMinute = 30_000;

interface Page {
  readonly items: readonly unknown[];
  readonly next: string | null;
}

interface StewardPagesOptions {
  /** Reads again after so many milliseconds; `false`: only when asked to. */
  readonly every?: number | false;
  /** Goes on showing the list of the last filter until the next one is there. */
  readonly keepPrevious?: boolean;
}

/** A list with as many pages as were loaded, read again every 30 seconds unless `every` says otherwise. Its key is path and filter. */
export function useStewardPages<P extends Page>(
  path: string,
  filter: unknown,
  read: (cursor: { readonly cursor?: string }, signal: AbortSignal) => Promise<P>,
  { every = halfAMinute, keepPrevious = false }: StewardPagesOptions = {},
) {
  const reading = useInfiniteQuery({
    queryKey: [path, filter],
    queryFn: ({ pageParam, signal }) => read(pageParam === '' ? {} : { cursor: pageParam }, signal),
    initialPageParam: '',
    getNextPageParam: (last: P) => last.next,
    staleTime: 0,
    refetchInterval: every,
    ...(keepPrevious && { placeholderData: keepPreviousData }),
  });
  useEndedSession([reading.error]);
  const pages = reading.data?.pages;
  return {
    ...reading,
    pages,
    data: pages?.flatMap(({ items }): readonly P['items'][number][] => items),
    /** The page read last; its figures are those of the whole list. */
    last: pages?.at(-1),
  };
}
