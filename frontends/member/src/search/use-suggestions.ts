import { suggest } from '@aera/contracts';
import { callApi, logFailure, useDebounced } from '@aera/frontend-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { sessionHeaders } from './search-session.ts';

const debounce = 300;
const shortest = 2;
const longest = 200;
const none: readonly string[] = [];

/** Completions of what is typed, asked for once typing has paused; none for less than two characters. A failure is only logged. */
export function useSuggestions(text: string): readonly string[] {
  const typed = text.trim();
  const settled = useDebounced(typed, debounce);
  const enabled = isLongEnough(settled) && isLongEnough(typed);
  const { data } = useQuery({
    queryKey: [suggest.path, settled],
    queryFn: async ({ signal }) => {
      try {
        const options = { query: { query: settled }, headers: sessionHeaders(), signal };
        return (await callApi(suggest, options)).suggestions;
      } catch (error) {
        if (!signal.aborted) logFailure('Failed to load suggestions', error);
        throw error;
      }
    },
    enabled,
    placeholderData: keepPreviousData,
  });
  return enabled ? (data ?? none) : none;
}

const isLongEnough = ({ length }: string): boolean => length >= shortest && length <= longest;
