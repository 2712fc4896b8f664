import { QueryClient } from '@tanstack/react-query';
import { isApiError } from '../api/api-error.ts';
import { parseJsonResponse, request } from '../api/call-api.ts';

const staleTimeMs = 5 * 60 * 1000;

/** Results are fresh for 5 min. Queries are not retried, polled or refetched on focus; they are refetched on reconnect. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: readPath,
        staleTime: staleTimeMs,
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        // Offline, calls fail immediately instead of being paused, so that pages can show an error.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

/** Default query: GET the path in the query key's first element; null when not signed in (401). */
async function readPath({
  queryKey,
  signal,
}: {
  queryKey: readonly unknown[];
  signal?: AbortSignal;
}): Promise<unknown> {
  try {
    return (
      (await parseJsonResponse(await request('GET', String(queryKey[0]), signal ? { signal } : {}))) ?? null
    );
  } catch (error) {
    if (isApiError(error) && error.status === 401) return null;
    throw error;
  }
}
