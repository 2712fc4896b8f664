import { answerQuestion, type BodyOf } from '@aera/contracts';
import { useToast } from '@aera/ui';
import { callApi, isApiError } from '@aera/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { questionsWords as words } from './questions-copy.ts';
import { dropQuestion, refreshQuestions } from './questions-api.ts';

/** Another steward was first, or the author took the question back. */
const isOvertaken = (error: unknown): boolean => isApiError(error) && error.status === 409;

/** Sends an answer; what is answered leaves the lists at once. That another steward was first is for the page to say. */
export function useAnswerQuestion(questionId: string) {
  const client = useQueryClient();
  const { toast } = useToast();
  return useMutation({
    mutationFn: (body: BodyOf<typeof answerQuestion>) =>
      callApi(answerQuestion, { params: { questionId }, body }),
    onSuccess: (_answered, { publish }) => {
      dropQuestion(client, questionId);
      const { title, description, unpublished } = words.sent;
      toast({ title, description: publish ? description : unpublished, variant: 'success' });
    },
    onError: (error) => {
      if (!isOvertaken(error)) toast({ ...words.failure, variant: 'destructive' });
    },
    onSettled: () => refreshQuestions(client),
  });
}
