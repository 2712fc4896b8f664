import { submitQuestion } from '@aera/contracts';
import { useToast } from '@aera/ui';
import { callApi, newId } from '@aera/frontend-kit';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { searchWords } from './search-words.ts';

const words = searchWords.form;

export interface Submission {
  readonly question: string;
  readonly userEmail: string;
}

/** Puts a question. The same words sent again, after an answer that got lost, are the same question; other words are another. */
export function useSubmission(query: string) {
  const { toast } = useToast();
  const last = useRef({ said: '', key: '' });
  const keyOf = (submission: Submission): string => {
    const said = JSON.stringify(submission);
    if (last.current.said !== said) last.current = { said, key: newId() };
    return last.current.key;
  };
  return useMutation({
    mutationFn: (filled: Submission) => {
      const submission = { question: filled.question.trim(), userEmail: filled.userEmail.trim() };
      return callApi(submitQuestion, {
        body: { ...submission, originalQuery: query || null },
        headers: { 'idempotency-key': keyOf(submission) },
      });
    },
    onSuccess: () => toast({ ...words.submitted, variant: 'success' }),
    onError: () => toast({ ...words.failed, variant: 'destructive' }),
  });
}
