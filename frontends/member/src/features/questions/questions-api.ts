import {
  type BodyOf,
  listMyQuestionsByPage,
  listMyQuestions,
  readQuestion,
  type Route,
} from '@aera/contracts';
import type { ToastMessage } from '@aera/ui';
import { callApi, useMember } from '@aera/frontend-kit';
import { useApiPages, useApiQuery } from '@aera/frontend-kit/use-api-query';
import { useCommand } from '@aera/frontend-kit/use-command';
import type { QuestionFilter } from './question-filters.tsx';
import { questionsCopy } from './questions-copy.ts';

/** The member’s questions, page by page. */
export function useMyQuestions({ status, q }: QuestionFilter) {
  const { member } = useMember();
  const { data, last, ...query } = useApiPages(listMyQuestionsByPage, {
    accountId: member?.id ?? null,
    query: { status, ...(q && { q }) },
    intervalMs: false,
  });
  return { ...query, items: data, total: last?.total ?? 0 };
}

/** A question of the member. */
export function useQuestion(questionId: string) {
  const { member } = useMember();
  return useApiQuery(readQuestion, { accountId: member?.id ?? null, params: { questionId } });
}

/**
 * One command on a question. Its toast shows the success, even if the component is gone because the question has changed, or the server's
 * message. Reads the questions again either way.
 */
export const useQuestionAction = <R extends Route>(
  route: R,
  questionId: string,
  success?: Omit<ToastMessage, 'variant'>,
) =>
  useCommand({
    send: (body: BodyOf<R>) => callApi<R>(route, { params: { questionId } as never, body: body as never }),
    refetch: [listMyQuestionsByPage, readQuestion, listMyQuestions],
    ...(success && { success: () => success }),
    failure: questionsCopy.notDone,
  });
