import { type Role } from '../../shared/session/roles.tsx';
import { isApiError, stewardKey, useDebounced, useEndedSession } from '@aera/frontend-kit';
import { useQueries } from '@tanstack/react-query';
import type { PaletteEntry } from '../../shared/feature.ts';
import { mayOpen, searchableFeatures } from '../registry.ts';
import type { EntryGroup } from './rank.ts';
import { paletteCopy as copy } from './palette-copy.ts';

const pauseMs = 250;
/** Minimum query length, because shorter texts match too much. */
const minLength = 2;
const limit = 5;

interface SearchResult {
  readonly data: readonly PaletteEntry[] | undefined;
  readonly isFetching: boolean;
  readonly error: Error | null;
}

const hasStatus = (error: Error | null, ...statuses: readonly number[]) =>
  isApiError(error) && statuses.includes(error.status ?? 0);

/**
 * Searches the features on the server once typing pauses. A new query aborts the requests of the previous one. Skips features that the
 * role may not open, and hides those that the server rejects with 401 or 403.
 */
export function useSearch(typed: string, role: Role) {
  const query = useDebounced(typed, pauseMs);
  const isLongEnough = typed.length >= minLength;
  const isReady = isLongEnough && query === typed;
  const searches = searchableFeatures.flatMap(({ home, search }) =>
    home && search && mayOpen(role, home.path) ? [search] : [],
  );
  const results = useQueries({
    queries: searches.map(({ label, load }) => ({
      queryKey: ['palette-search', label, query],
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        (await load()).find({ q: query, limit }, signal),
      staleTime: 0,
      enabled: isReady,
    })),
  });
  useEndedSession(
    stewardKey,
    results.map(({ error }) => error),
  );

  return {
    groups: isReady ? searches.map(({ label }, index) => toGroup(label, results[index]!)) : [],
    searching: isLongEnough && (!isReady || results.some(({ isFetching }) => isFetching)),
    /** Refetches failed searches. */
    retry: () => results.filter(({ error }) => error).forEach(({ refetch }) => void refetch()),
  };
}

function toGroup(name: string, { data = [], error, isFetching }: SearchResult): EntryGroup {
  const refused = hasStatus(error, 401, 403);
  if (!error || refused || isFetching) return { name, entries: refused ? [] : data };
  const retry = { id: `retry-${name}`, label: copy.notSearched(name), detail: copy.again };
  return { name, entries: [{ ...retry, action: { act: 'retry' } }] };
}
