import { voteOnAnswer } from '@aera/contracts';
import { callApi, toErrorDetail } from '@aera/frontend-kit';
import { MutedText, Stack, useToast } from '@aera/ui';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { AnswerVote, type Vote } from '../../shared/answer-vote.tsx';
import { answerVoteCopy } from '../../shared/answer-vote-copy.ts';
import { searchCopy } from './search-copy.ts';

const { voteFailed } = searchCopy;

/** Asks whether a published answer helped, also visitors without an account. */
export function ResultVote({ questionId }: { readonly questionId: string }) {
  const titleId = useId();
  const { toast } = useToast();
  const [vote, setVote] = useState<Vote | null>(null);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (body: Vote) => callApi(voteOnAnswer, { params: { questionId }, body }),
    onSuccess: (_result, body) => setVote(body),
    onError: (error) =>
      toast({
        title: voteFailed.title,
        description: toErrorDetail(error, voteFailed.description),
        variant: 'destructive',
      }),
  });
  const title = (
    <MutedText as="span" id={titleId}>
      {answerVoteCopy.title}
    </MutedText>
  );
  return (
    <Stack as="section" gap={3} aria-labelledby={titleId}>
      <AnswerVote label={title} size="sm" vote={vote} pending={isPending} onVote={mutateAsync} />
    </Stack>
  );
}
