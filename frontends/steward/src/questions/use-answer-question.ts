import { useToast } from '@aera/ui';
import { callApi, isApiError } from '@aera/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addresses } from '../addresses.ts';
import { questionsWords as words } from './questions-words.ts';

export type Answer = { readonly questionId: string; readonly answer: string; readonly publish: boolean };

/** Another steward was first. */
export const isTaken = (error: unknown): boolean => isApiError(error) && error.status === 409;

/** Sends an answer and says how it went; the list is read again either way. */
export function useAnswerQuestion() {
  const client = useQueryClient();
  const { toast } = useToast();
  return useMutation({
    mutationFn: ({ questionId, ...body }: Answer) =>
      callApi(addresses.answerQuestion, { params: { questionId }, body }),
    onSuccess: (_answered, { publish }) => {
      const { title, description, unpublished } = words.sent;
      toast({ title, description: publish ? description : unpublished, variant: 'success' });
    },
    onError: (error) => toast({ ...(isTaken(error) ? words.taken : words.failure), variant: 'destructive' }),
    onSettled: () => void client.invalidateQueries({ queryKey: [addresses.pendingQuestions.path] }),
  });
}
