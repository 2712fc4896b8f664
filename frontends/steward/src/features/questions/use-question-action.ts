import type { BodyOf, Route } from '@aera/contracts';
import { useToast } from '@aera/ui';
import { callApi, isApiError } from '@aera/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { questionsWords as words } from './questions-copy.ts';
import { refreshQuestions } from './questions-api.ts';

/** What is said once it is done, and what takes it back. */
export interface Undoable<Body> {
  readonly title: string;
  readonly undo: Body;
}

/**
 * One thing to do with a question. What is shown is read again either way; a refusal is told in the server’s own sentence, and what
 * can be taken back is said with the way to.
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
      toast({ title, variant: 'success', action: { label: words.undo, run: () => action.mutate(undo) } });
    },
    onError: (error) => {
      const { title, description } = words.actionFailed;
      const detail = isApiError(error) ? error.problem?.detail : undefined;
      toast({ title, description: detail ?? description, variant: 'destructive' });
    },
    onSettled: () => refreshQuestions(client),
  });
  return action;
}
