import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { SearchLinkState } from '../../shared/paths.ts';
import type { CompletedSearch } from './search-api.ts';

type OpenForm = {
  readonly openedBy: 'search' | 'person';
  readonly query: string;
  /** Something was typed: no search closes or replaces the form. */
  readonly edited?: boolean;
};

/**
 * State of the question form: a search without an answer opens it, the next search with an answer closes it unless something was typed, a
 * link with `ask` opens it at once. `completedAt` distinguishes two searches for the same query.
 */
export function useQuestionFormState(search: CompletedSearch | undefined, completedAt: number) {
  const state = useLocation().state as SearchLinkState | null;
  const [form, setForm] = useState<OpenForm | null>(state?.ask ? { openedBy: 'person', query: '' } : null);
  const [handledAt, setHandledAt] = useState(0);

  if (search && completedAt !== handledAt) {
    setHandledAt(completedAt);
    if (!form?.edited) {
      if (!search.hasAnswer) setForm({ openedBy: 'search', query: search.query });
      else if (form?.openedBy === 'search') setForm(null);
    }
  }

  return {
    form,
    open: () => setForm({ openedBy: 'person', query: search?.query ?? '' }),
    edit: () => setForm((current) => current && { ...current, edited: true }),
    close: () => setForm(null),
  };
}
