import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { SearchState } from '../paths.ts';
import type { Answer } from './use-search.ts';

/** Closed, opened by an answer that was none, or opened by somebody who wants to ask. */
type Asking = 'no' | 'unanswered' | 'wanted';

/**
 * Whether the form for a question is open: each search that found no answer opens it, one that did closes it again, and whoever
 * came here to ask finds it open. `answeredAt` tells one search from the next, even one for the same words.
 */
export function useAsking(answer: Answer | undefined, answeredAt: number) {
  const state = useLocation().state as SearchState | null;
  const [asking, setAsking] = useState<Asking>(state?.ask ? 'wanted' : 'no');
  const [seen, setSeen] = useState(0);

  if (answer && answeredAt !== seen) {
    setSeen(answeredAt);
    if (!answer.hasAnswer) setAsking('unanswered');
    else if (asking === 'unanswered') setAsking('no');
  }

  return {
    open: asking !== 'no',
    wanted: asking === 'wanted',
    ask: () => setAsking('wanted'),
    close: () => setAsking('no'),
  };
}
