import { type ResponseOf, searchKnowledge } from '@aera/contracts';
import { useToast } from '@aera/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { openSearchSession, requestSearch } from './search-session.ts';
import type { Wanted } from './search-state.ts';
import { searchWords } from './search-words.ts';

/** What a search found, and what it was for: the results of the last search stay while the next one runs. */
export type Answer = ResponseOf<typeof searchKnowledge> & Wanted;

/** How many there are of what was asked for; what is shown is the best of them. */
export const foundIn = ({ results, categories = [], category }: Answer): number =>
  categories
    .filter(({ name }) => category === undefined || name === category)
    .reduce((sum, { count }) => sum + count, 0) || results.length;

/**
 * The answer to a query; none is asked for while it is empty. Asks anew each time: an expert may have answered meanwhile. A search
 * that fails while somebody types says nothing: the next letter asks again.
 */
export function useSearch(wanted: Wanted) {
  const { query, category, typing = false } = wanted;
  const { toast } = useToast();
  return useQuery({
    queryKey: [searchKnowledge.path, query, category, typing],
    queryFn: async ({ signal }): Promise<Answer> => {
      try {
        await openSearchSession();
        const response = await requestSearch(wanted, signal);
        return { ...((await response.json()) as ResponseOf<typeof searchKnowledge>), ...wanted };
      } catch (error) {
        if (!signal.aborted && !typing) toast({ ...searchWords.failed, variant: 'destructive' });
        throw error;
      }
    },
    enabled: query !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
