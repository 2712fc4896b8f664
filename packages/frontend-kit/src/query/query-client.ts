import { QueryClient } from '@tanstack/react-query';
import { isApiError } from '../api/api-error.ts';
import { parseJsonResponse, request } from '../api/call-api.ts';

const fiveMinutes = 5 * 60 * 1000;

/** Fresh for five minutes; nothing is retried, polled or read again on focus. What is shown is read again when the line is back. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: readPath,
        staleTime: fiveMinutes,
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        // Without a line they fail at once, which can be said, in place of waiting for it in silence.
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
