import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { SearchState } from '../paths.ts';
import type { Answer } from './use-search.ts';

/** Who opened the form, and the query it begins with. */
type Asking = { readonly by: 'search' | 'person'; readonly query: string };

/**
 * Whether the form for a question is open: each search that found no answer opens it, one that did closes it again, and whoever
 * came here to ask finds it open. `answeredAt` tells one search from the next, even one for the same words.
 */
export function useAsking(answer: Answer | undefined, answeredAt: number) {
  const state = useLocation().state as SearchState | null;
  const [asking, setAsking] = useState<Asking | null>(state?.ask ? { by: 'person', query: '' } : null);
  const [seen, setSeen] = useState(0);

  if (answer && answeredAt !== seen) {
    setSeen(answeredAt);
    if (!answer.hasAnswer) setAsking({ by: 'search', query: answer.query });
    else if (asking?.by === 'search') setAsking(null);
  }

  return {
    asking,
    ask: () => setAsking({ by: 'person', query: answer?.query ?? '' }),
    close: () => setAsking(null),
  };
}
