import { newId, questionDraft, useMember } from '@aera/frontend-kit';
import { useDraft } from '@aera/frontend-kit/drafts';
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

/** A question as stored, with its idempotency key, and the member who typed it (empty for a visitor). */
const emptyDraft = { query: '', question: '', key: '', memberId: '' };

/**
 * State of the question form: a search without an answer opens it, the next search with an answer closes it unless something was typed, a
 * link with `ask` opens it at once. What is typed is a draft until it is sent or the form is closed. It opens the form again, but not over
 * the results of another query; the draft of a member is shown to this member only. `completedAt` distinguishes two searches for the same
 * query.
 */
export function useQuestionFormState(
  query: string,
  search: CompletedSearch | undefined,
  completedAt: number,
) {
  const state = useLocation().state as SearchLinkState | null;
  const memberId = useMember().member?.id ?? '';
  const [stored, storeDraft] = useDraft(questionDraft, emptyDraft);
  const draft = stored && ['', memberId].includes(stored.memberId) ? stored : null;
  const [opened, setForm] = useState<OpenForm | null>(state?.ask ? { openedBy: 'person', query: '' } : null);
  const isResumed = draft !== null && (opened !== null || ['', draft.query].includes(query));
  const form: OpenForm | null = isResumed
    ? { openedBy: opened?.openedBy ?? 'search', query: draft.query, edited: true }
    : opened;
  const [handledAt, setHandledAt] = useState(0);

  if (search && completedAt !== handledAt) {
    setHandledAt(completedAt);
    if (!form?.edited) {
      if (!search.hasAnswer) setForm({ openedBy: 'search', query: search.query });
      else if (form?.openedBy === 'search') setForm(null);
    }
  }

  return {
    form: form && { ...form, question: draft?.question ?? form.query },
    /** The question that is stored, with its idempotency key. */
    draft,
    open: () => setForm({ openedBy: 'person', query: search?.query ?? '' }),
    edit: (question: string) => {
      if (!form) return;
      setForm({ ...form, edited: true });
      if (question === draft?.question) return;
      const isOwnText = question.trim() !== '' && question !== form.query;
      storeDraft(isOwnText ? { query: form.query, question, key: newId(), memberId } : null);
    },
    /** Discards the draft, and leaves the form open. */
    discardDraft: () => {
      setForm(form);
      storeDraft(null);
    },
    close: () => {
      storeDraft(null);
      setForm(null);
    },
  };
}
