import type { Question } from '@aera/contracts';
import { useToast } from '@aera/ui';
import { callApi, isApiError } from '@aera/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addresses } from '../addresses.ts';
import { questionsWords as words } from './questions-words.ts';

export type Answer = { readonly questionId: string; readonly answer: string; readonly publish: boolean };

/** Another steward was first. */
export const isTaken = (error: unknown): boolean => isApiError(error) && error.status === 409;

/** Sends an answer; what is answered leaves the list at once, and the list is read again either way. That another steward was first is for the form to say. */
export function useAnswerQuestion() {
  const client = useQueryClient();
  const { toast } = useToast();
  const list = { queryKey: [addresses.pendingQuestions.path] };
  return useMutation({
    mutationFn: ({ questionId, ...body }: Answer) =>
      callApi(addresses.answerQuestion, { params: { questionId }, body }),
    onSuccess: (_answered, { questionId, publish }) => {
      client.setQueriesData<Question[]>(list, (questions) =>
        questions?.filter(({ id }) => id !== questionId),
      );
      const { title, description, unpublished } = words.sent;
      toast({ title, description: publish ? description : unpublished, variant: 'success' });
    },
    onError: (error) => {
      if (!isTaken(error)) toast({ ...words.failure, variant: 'destructive' });
    },
    onSettled: () => void client.invalidateQueries(list),
  });
}
