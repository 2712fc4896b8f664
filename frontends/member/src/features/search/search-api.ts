import {
  recordSearchClick,
  type ResponseOf,
  searchKnowledge,
  searchSessionHeader,
  suggest,
} from '@aera/contracts';
import {
  callApi,
  logFailure,
  request,
  safeSessionStorage,
  storageKeys,
  useDebounced,
} from '@aera/frontend-kit';
import { useToast } from '@aera/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { searchCopy } from './search-copy.ts';

export interface SearchQuery {
  readonly query: string;
  /** Only results of this category. */
  readonly category?: string | undefined;
  /** The query is incomplete: the service does not count it as a search. */
  readonly typing?: boolean;
}

/** Results with their query: they stay on the page while the next search runs. */
export type CompletedSearch = ResponseOf<typeof searchKnowledge> & SearchQuery;

export const maxQueryLength = 1000;
const sessionKey = storageKeys.searchSession;
let sessionRequest: Promise<void> | null = null;

/** Header with the search session of this browser tab; empty until the server has named one. */
function createSessionHeaders(): Record<string, string> {
  const id = safeSessionStorage.get(sessionKey);
  return id ? { [searchSessionHeader]: id } : {};
}

/** Searches within the session, and stores the session that the server names. */
export async function requestSearch(
  { query, category, typing }: SearchQuery,
  signal?: AbortSignal,
): Promise<ResponseOf<typeof searchKnowledge>> {
  const { method, path } = searchKnowledge;
  const body = { query, ...(category && { category }), ...(typing && { typing }) };
  const headers = createSessionHeaders();
  const response = await request(method, path, { body, headers, ...(signal && { signal }) });
  const id = response.headers.get(searchSessionHeader);
  if (id) safeSessionStorage.set(sessionKey, id);
  return (await response.json()) as ResponseOf<typeof searchKnowledge>;
}

/** Opens a session with an empty query, once. Search works without a session, so a failure is only logged. */
export function openSearchSession(): Promise<void> {
  if (safeSessionStorage.get(sessionKey)) return Promise.resolve();
  sessionRequest ??= requestSearch({ query: '' })
    .then(() => undefined)
    .catch((error: unknown) => logFailure('Failed to open a search session', error))
    .finally(() => (sessionRequest = null));
  return sessionRequest;
}

/** Number of matches of a query, in its category if any; the page lists only the best. */
export const countResults = ({ results, categories = [], category }: CompletedSearch): number =>
  categories
    .filter(({ name }) => category === undefined || name === category)
    .reduce((sum, { count }) => sum + count, 0) || results.length;

/**
 * Results of a query; disabled while it is empty. Always refetched: an expert may have answered meanwhile. A failure while typing shows
 * nothing, since the next character searches again.
 */
export function useSearch(search: SearchQuery) {
  const { query, category, typing = false } = search;
  const { toast } = useToast();
  return useQuery({
    queryKey: [searchKnowledge.path, query, category, typing],
    queryFn: async ({ signal }): Promise<CompletedSearch> => {
      try {
        await openSearchSession();
        return { ...(await requestSearch(search, signal)), ...search };
      } catch (error) {
        if (!signal.aborted && !typing) toast({ ...searchCopy.failed, variant: 'destructive' });
        throw error;
      }
    },
    enabled: query !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
    // A refetch counts as another search and can open the question form again.
    refetchOnReconnect: ({ state }) => state.data === undefined,
  });
}

const suggestionDelayMs = 300;
const minSuggestionQueryLength = 2;
const maxSuggestionQueryLength = 200;
const noSuggestions: readonly string[] = [];

/** Completions of a text, requested when typing pauses. A failure is only logged. */
export function useSuggestions(text: string): readonly string[] {
  const typed = text.trim();
  const settled = useDebounced(typed, suggestionDelayMs);
  const enabled = isSuggestionQuery(settled) && isSuggestionQuery(typed);
  const { data } = useQuery({
    queryKey: [suggest.path, settled],
    queryFn: async ({ signal }) => {
      try {
        const options = { query: { query: settled }, headers: createSessionHeaders(), signal };
        return (await callApi(suggest, options)).suggestions;
      } catch (error) {
        if (!signal.aborted) logFailure('Failed to load suggestions', error);
        throw error;
      }
    },
    enabled,
    placeholderData: keepPreviousData,
  });
  return enabled ? (data ?? noSuggestions) : noSuggestions;
}

const isSuggestionQuery = ({ length }: string): boolean =>
  length >= minSuggestionQueryLength && length <= maxSuggestionQueryLength;

interface ResultClick {
  /** A search without an id is not counted. */
  readonly queryId: string | undefined;
  readonly documentId: string;
  /** Position of the result, from 1. */
  readonly rank: number;
}

/** Reports an opened result, from which the search learns. A failure is only logged. */
export function recordResultClick({ queryId, documentId, rank }: ResultClick): void {
  if (queryId === undefined) return;
  callApi(recordSearchClick, {
    body: { queryId, documentId, rank },
    headers: createSessionHeaders(),
    keepalive: true,
  }).catch((error: unknown) => logFailure('Failed to record the opened result', error));
}
