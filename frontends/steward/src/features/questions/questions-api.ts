import {
  type BodyOf,
  type ResponseOf,
  type Route,
  answerQuestion,
  listQuestions,
  pendingQuestions,
  questionOverview,
  readQuestionAsSteward,
} from '@aera/contracts';
import { useToast } from '@aera/ui';
import { callApi, isApiError } from '@aera/frontend-kit';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { type QuestionFilter, toQuery } from './question-filters.tsx';
import { questionsCopy as copy } from './questions-copy.ts';
import { useStewardPages, useStewardQuery } from '../../shared/session/use-steward-query.ts';
import { errorDetail } from '../../shared/session/api-errors.ts';

const pollIntervalMs = 30_000;

type Page = ResponseOf<typeof listQuestions>;
type Pages = { readonly pages: readonly Page[]; readonly pageParams: readonly unknown[] };

/** The loaded pages of the questions of a filter, read again every 30 seconds. */
export function useQuestions(filter: QuestionFilter) {
  const route = listQuestions;
  const { last, ...pages } = useStewardPages(route.path, filter, (cursor, signal) =>
    callApi(route, { query: { ...toQuery(filter), ...cursor }, signal }),
  );
  return { ...pages, total: last?.total };
}

export const useQuestionOverview = () => useStewardQuery(questionOverview, { intervalMs: pollIntervalMs });

/** One question with its history, read again every 30 seconds. */
export const useThread = (questionId: string) =>
  useStewardQuery(readQuestionAsSteward, { params: { questionId }, intervalMs: pollIntervalMs });

/** Reads everything about questions again that is on the page. */
async function refreshQuestions(client: QueryClient): Promise<void> {
  const paths = [
    listQuestions.path,
    questionOverview.path,
    readQuestionAsSteward.path,
    pendingQuestions.path,
  ];
  await Promise.all(paths.map((path) => client.invalidateQueries({ queryKey: [path] })));
}

/** Takes a question off the lists at once, before they are read again. */
function removeQuestion(client: QueryClient, questionId: string): void {
  const filter = { queryKey: [listQuestions.path] };
  client.setQueriesData<Pages>(
    filter,
    (pages) => pages && { ...pages, pages: pages.pages.map(removeFrom(questionId)) },
  );
}

const removeFrom =
  (questionId: string) =>
  (page: Page): Page => {
    const items = page.items.filter(({ id }) => id !== questionId);
    return { ...page, items, total: page.total - (page.items.length - items.length) };
  };

/** Title of the toast, and the body that undoes the action. */
interface Undoable<Body> {
  readonly title: string;
  readonly undo: Body;
}

/**
 * One command on a question. The data is refetched in both cases; a rejection shows the server's message, and an undoable command offers
 * undo.
 */
export function useQuestionAction<R extends Route>(
  route: R,
  questionId: string,
  undoable?: (body: BodyOf<R>) => Undoable<BodyOf<R>>,
) {
  const client = useQueryClient();
  const { toast } = useToast();
  const action = useMutation({
    mutationFn: (body: BodyOf<R>) =>
      callApi<R>(route, { params: { questionId } as never, body: body as never }),
    onSuccess: (_done, body) => {
      if (!undoable) return;
      const { title, undo } = undoable(body);
      toast({ title, variant: 'success', action: { label: copy.undo, run: () => action.mutate(undo) } });
    },
    onError: (error) => {
      const { title, description } = copy.actionFailed;
      toast({ title, description: errorDetail(error, description), variant: 'destructive' });
    },
    onSettled: () => refreshQuestions(client),
  });
  return action;
}

/** Another steward was first, or the author took the question back. */
const isConflict = (error: unknown): boolean => isApiError(error) && error.status === 409;

/** Sends an answer and removes the question from the lists. The page shows conflicts. */
export function useAnswerQuestion(questionId: string) {
  const client = useQueryClient();
  const { toast } = useToast();
  return useMutation({
    mutationFn: (body: BodyOf<typeof answerQuestion>) =>
      callApi(answerQuestion, { params: { questionId }, body }),
    onSuccess: (_answered, { publish }) => {
      removeQuestion(client, questionId);
      const { title, description, unpublished } = copy.sent;
      toast({ title, description: publish ? description : unpublished, variant: 'success' });
    },
    onError: (error) => {
      if (!isConflict(error)) toast({ ...copy.failure, variant: 'destructive' });
    },
    onSettled: () => refreshQuestions(client),
  });
}
