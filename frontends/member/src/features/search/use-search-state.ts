import { type NavigateOptions, useLocation, useSearchParams } from 'react-router-dom';
import type { SearchQuery } from './search-api.ts';

type TypingState = { readonly typing: true };
const typingState: TypingState = { typing: true };

/**
 * The search in the URL (`?q=…&category=…`). Queries during typing share one history entry, which the search itself replaces, so
 * that Back leads from search to search.
 */
export function useSearchState() {
  const [params, setParams] = useSearchParams();
  const typing = (useLocation().state as Partial<TypingState> | null)?.typing === true;
  const query = params.get('q')?.trim() ?? '';
  const category = params.get('category')?.trim() || undefined;
  const navigate = (next: SearchQuery, options: NavigateOptions) =>
    setParams({ q: next.query, ...(next.category && { category: next.category }) }, options);

  return {
    current: { query, category, typing },
    search: (query: string) => navigate({ query }, { replace: typing }),
    searchWhileTyping: (query: string) => navigate({ query }, { replace: typing, state: typingState }),
    setCategory: (category: string | undefined) => navigate({ query, category }, {}),
  };
}
