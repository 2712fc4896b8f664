import { answerCategory, type SearchResult, recordQuestionDeflection, submitQuestion } from '@aera/contracts';
import { callApi, logFailure, newId } from '@aera/frontend-kit';
import { useToast } from '@aera/ui';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { maxQueryLength, requestSearch } from './search-api.ts';
import { searchCopy } from './search-copy.ts';

export interface Submission {
  readonly question: string;
  readonly userEmail: string;
}

/**
 * Submits a question. The idempotency key depends on the text, so a retry is not a second question. The key of a draft is stored with it, for
 * a retry after a reload.
 */
export function useSubmitQuestion(
  query: string,
  draft: { readonly question: string; readonly key: string } | null,
) {
  const { toast } = useToast();
  const last = useRef({ text: '', key: '' });
  const toIdempotencyKey = (submission: Submission): string => {
    if (submission.question === draft?.question.trim()) return draft.key;
    const text = JSON.stringify(submission);
    if (last.current.text !== text) last.current = { text, key: newId() };
    return last.current.key;
  };
  return useMutation({
    mutationFn: ({ question, userEmail }: Submission) => {
      const submission = { question: question.trim(), userEmail: userEmail.trim() };
      return callApi(submitQuestion, {
        body: { ...submission, originalQuery: query || null },
        headers: { 'idempotency-key': toIdempotencyKey(submission) },
      });
    },
    onSuccess: () => toast({ ...searchCopy.form.submitted, variant: 'success' }),
    onError: () => toast({ ...searchCopy.form.failed, variant: 'destructive' }),
  });
}

const maxSimilarQuestions = 3;
/** Similar questions are optional: a slow search must not delay the form. */
const timeoutMs = 4000;

/** Answered questions that resemble a question; none when the search fails. */
export async function findSimilarQuestions(question: string): Promise<SearchResult[]> {
  try {
    // `typing` keeps this request out of the search statistics.
    const search = { query: question.slice(0, maxQueryLength), category: answerCategory, typing: true };
    const { results } = await requestSearch(search, AbortSignal.timeout(timeoutMs));
    return results.slice(0, maxSimilarQuestions);
  } catch (error) {
    logFailure('Failed to find similar questions', error);
    return [];
  }
}

/** Counts a question that was not sent because an existing answer helped. A failure is only logged. */
export function recordDeflection(documentId: string): void {
  const headers = { 'idempotency-key': newId() };
  callApi(recordQuestionDeflection, { body: { documentId }, headers }).catch((error: unknown) =>
    logFailure('Failed to record a deflected question', error),
  );
}
