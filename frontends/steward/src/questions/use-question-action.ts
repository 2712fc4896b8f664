import type { BodyOf, Route } from '@aera/contracts';
import { useToast } from '@aera/ui';
import { type RouteAddress, callApi, isApiError } from '@aera/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { questionsWords as words } from './questions-words.ts';
import { refreshQuestions } from './use-questions.ts';

/** One thing to do with a question. What is shown is read again either way; a refusal is told in the server’s own sentence. */
export function useQuestionAction<R extends Route>(route: RouteAddress<R>, questionId: string) {
  const client = useQueryClient();
  const { toast } = useToast();
  return useMutation({
    mutationFn: (body: BodyOf<R>) =>
      callApi<R>(route, { params: { questionId } as never, body: body as never }),
    onError: (error) => {
      const { title, description } = words.actionFailed;
      const detail = isApiError(error) ? error.problem?.detail : undefined;
      toast({ title, description: detail ?? description, variant: 'destructive' });
    },
    onSettled: () => refreshQuestions(client),
  });
}
