import type { ResponseOf, searchKnowledge } from '@aera/contracts';
import { useToast } from '@aera/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { addresses } from '../addresses.ts';
import { openSearchSession, requestSearch } from './search-session.ts';
import { searchWords } from './search-words.ts';

/** What a search found, and the words it was for: the results of the last search stay while the next one runs. */
export type Answer = ResponseOf<typeof searchKnowledge> & { readonly query: string };

/** The answer to a query; none is asked for while it is empty. Asks anew each time: an expert may have answered meanwhile. */
export function useSearch(query: string) {
  const { toast } = useToast();
  return useQuery({
    queryKey: [addresses.searchKnowledge.path, query],
    queryFn: async ({ signal }): Promise<Answer> => {
      try {
        await openSearchSession();
        const response = await requestSearch(query, signal);
        return { ...((await response.json()) as ResponseOf<typeof searchKnowledge>), query };
      } catch (error) {
        if (!signal.aborted) toast({ ...searchWords.failed, variant: 'destructive' });
        throw error;
      }
    },
    enabled: query !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
