import {
  type BodyOf,
  type ResponseOf,
  type Route,
  answerQuestion,
  listQuestions,
  readQuestionOverview,
  readQuestionAsSteward,
} from '@aera/contracts';
import type { ToastMessage } from '@aera/ui';
import { callApi, isApiError } from '@aera/frontend-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useCommand } from '@aera/frontend-kit/use-command';
import { useApiPages, useApiQuery } from '@aera/frontend-kit/use-api-query';
import { type QuestionFilter, toQuery } from './question-filters.tsx';
import { questionsCopy as copy } from './questions-copy.ts';

const pollIntervalMs = 30_000;
const refetch = [listQuestions, readQuestionOverview, readQuestionAsSteward];

/** Reads the questions of a filter page by page, and polls every 30 s. */
export function useQuestions(filter: QuestionFilter) {
  const { last, ...pages } = useApiPages(listQuestions, { query: toQuery(filter) });
  return { ...pages, total: last?.total };
}

export const useQuestionOverview = () => useApiQuery(readQuestionOverview, { intervalMs: pollIntervalMs });

/** Reads one question with its history, and polls every 30 s. */
export const useThread = (questionId: string) =>
  useApiQuery(readQuestionAsSteward, { params: { questionId }, intervalMs: pollIntervalMs });

interface QuestionCommandOptions<Body> {
  readonly success?: (body: Body) => ToastMessage;
  /** Returns the request body that undoes the command. */
  readonly toUndo?: (body: Body) => Body;
}

/** Sends a command on a question. The toast of its success can offer undo. */
export function useQuestionCommand<R extends Route>(
  route: R,
  questionId: string,
  { success, toUndo }: QuestionCommandOptions<BodyOf<R>> = {},
) {
  const command = useCommand<BodyOf<R>, ResponseOf<R>>({
    send: (body) => callApi<R>(route, { params: { questionId } as never, body: body as never }),
    refetch,
    ...(success && {
      success: (_response, body) => ({
        ...success(body),
        ...(toUndo && { action: { label: copy.undo, run: () => command.mutate(toUndo(body)) } }),
      }),
    }),
    failure: copy.actionFailed,
  });
  return command;
}

type Page = ResponseOf<typeof listQuestions>;
type Pages = { readonly pages: readonly Page[]; readonly pageParams: readonly unknown[] };

const removeQuestion = (page: Page, questionId: string): Page => {
  const items = page.items.filter(({ id }) => id !== questionId);
  return { ...page, items, total: page.total - (page.items.length - items.length) };
};

/**
 * Answers a question, and removes it from the lists at once. `onAnswered` is called before the lists are read again. The page shows
 * conflicts.
 */
export function useAnswerQuestion(questionId: string, onAnswered: () => void) {
  const client = useQueryClient();
  return useCommand({
    send: (body: BodyOf<typeof answerQuestion>) => callApi(answerQuestion, { params: { questionId }, body }),
    refetch,
    onSuccess: () => {
      onAnswered();
      client.setQueriesData<Pages>(
        { queryKey: [listQuestions.path] },
        (list) => list && { ...list, pages: list.pages.map((page) => removeQuestion(page, questionId)) },
      );
    },
    success: (_answered, { publish }) => {
      const { unpublished, ...published } = copy.sent;
      return { ...published, ...(!publish && { description: unpublished }) };
    },
    failure: copy.failure,
    showReason: false,
    isShownByPage: (error) => isApiError(error) && error.status === 409,
  });
}
