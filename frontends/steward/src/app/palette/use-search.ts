import { type Role } from '../../shared/session/roles.tsx';
import { isApiError, useDebounced } from '@aera/frontend-kit';
import { useQueries } from '@tanstack/react-query';
import type { PaletteEntry } from '../../shared/feature.ts';
import { useEndedSession } from '../../shared/session/use-steward-query.ts';
import { mayOpen, searched } from '../registry.ts';
import type { EntryGroup } from './rank.ts';
import { paletteCopy as copy } from './palette-copy.ts';

const pauseMs = 250;
/** Shorter texts match too much. */
const minLength = 2;
const limit = 5;

interface Reading {
  readonly data: readonly PaletteEntry[] | undefined;
  readonly isFetching: boolean;
  readonly error: Error | null;
}

const hasStatus = (error: Error | null, ...statuses: readonly number[]) =>
  isApiError(error) && statuses.includes(error.status ?? 0);

/**
 * What features find on the server with the words typed, once typing has paused; an answer that is overtaken is not waited for. A kind
 * that the role does not have is not asked for, and one that the server refuses is not there.
 */
export function useSearch(typed: string, role: Role) {
  const settled = useDebounced(typed, pauseMs);
  const long = typed.length >= minLength;
  const ready = long && settled === typed;
  const searches = searched.flatMap(({ home, search }) =>
    home && search && mayOpen(role, home.path) ? [search] : [],
  );
  const readings = useQueries({
    queries: searches.map(({ label, load }) => ({
      queryKey: ['palette-search', label, settled],
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        (await load()).find({ q: settled, limit }, signal),
      staleTime: 0,
      enabled: ready,
    })),
  });
  useEndedSession(readings.map(({ error }) => error));

  return {
    groups: ready ? searches.map(({ label }, index) => group(label, readings[index]!)) : [],
    searching: long && (!ready || readings.some(({ isFetching }) => isFetching)),
    /** Refetches failed searches. */
    retry: () => readings.filter(({ error }) => error).forEach(({ refetch }) => void refetch()),
  };
}

function group(name: string, { data = [], error, isFetching }: Reading): EntryGroup {
  const refused = hasStatus(error, 401, 403);
  if (!error || refused || isFetching) return { name, entries: refused ? [] : data };
  const retry = { id: `retry-${name}`, label: copy.notSearched(name), detail: copy.again };
  return { name, entries: [{ ...retry, does: { act: 'retry' } }] };
}
