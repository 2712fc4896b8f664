import {
  type BodyOf,
  listMyQuestionsByPage,
  listMyQuestions,
  type Question,
  type QuestionThread,
  readQuestion,
  type ResponseOf,
  type Route,
} from '@aera/contracts';
import type { ToastMessage } from '@aera/ui';
import { callApi, memberKey, useEndedSession, useMember } from '@aera/frontend-kit';
import { useCommand } from '@aera/frontend-kit/use-command';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { QuestionFilter } from './question-filters.tsx';
import { questionsCopy } from './questions-copy.ts';

type Page = ResponseOf<typeof listMyQuestionsByPage>;

/** The member’s questions, page by page. The query key has the member's id, so that another member who signs in on this browser does not see them. */
export function useMyQuestions(filter: QuestionFilter) {
  const { member } = useMember();
  const query = useInfiniteQuery({
    queryKey: [listMyQuestionsByPage.path, member?.id, filter],
    queryFn: ({ pageParam, signal }) =>
      callApi(listMyQuestionsByPage, {
        query: {
          status: filter.status,
          ...(filter.q && { q: filter.q }),
          ...(pageParam && { cursor: pageParam }),
        },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (last: Page) => last.next,
    enabled: member !== null,
    staleTime: 0,
  });
  useEndedSession(memberKey, [query.error]);
  const pages = query.data?.pages;
  return {
    ...query,
    items: pages?.flatMap(({ items }): Question[] => items),
    total: pages?.at(-1)?.total ?? 0,
  };
}

/** A question of the member. */
export function useQuestion(questionId: string) {
  const { member } = useMember();
  const query = useQuery<QuestionThread>({
    queryKey: [readQuestion.path, member?.id, questionId],
    queryFn: ({ signal }) => callApi(readQuestion, { params: { questionId }, signal }),
    enabled: member !== null,
    staleTime: 0,
  });
  useEndedSession(memberKey, [query.error]);
  return query;
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
