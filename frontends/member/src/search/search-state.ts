import type { NavigateOptions } from 'react-router-dom';
import { useLocation, useSearchParams } from 'react-router-dom';

/** What is looked for. */
export interface Wanted {
  readonly query: string;
  /** Only results of this category. */
  readonly category?: string | undefined;
  /** Somebody is still at it: nothing is concluded from what is found. */
  readonly typing?: boolean;
}

type TypingState = { readonly typing: true };
const typed: TypingState = { typing: true };

/**
 * The search as the address says it (`?q=…&category=…`). Words that are still being typed have one entry of the history, which the
 * search itself then takes over, so that Back leads from search to search.
 */
export function useSearchState() {
  const [params, setParams] = useSearchParams();
  const typing = (useLocation().state as Partial<TypingState> | null)?.typing === true;
  const query = params.get('q')?.trim() ?? '';
  const category = params.get('category')?.trim() || undefined;
  const go = (wanted: Wanted, options: NavigateOptions) =>
    setParams({ q: wanted.query, ...(wanted.category && { category: wanted.category }) }, options);

  return {
    wanted: { query, category, typing },
    search: (words: string) => go({ query: words }, { replace: typing }),
    type: (words: string) => go({ query: words }, { replace: typing, state: typed }),
    narrow: (to: string | undefined) => go({ query, category: to }, {}),
  };
}
