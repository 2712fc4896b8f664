import { type QuestionThread, voteOnAnswer, reopenQuestion } from '@aera/contracts';
import { Card, focusParentOnRemoval, Heading, Stack } from '@aera/ui';
import { AnswerVote } from '../../shared/answer-vote.tsx';
import { answerVoteCopy } from '../../shared/answer-vote-copy.ts';
import { useQuestionAction } from './questions-api.ts';
import { questionsCopy } from './questions-copy.ts';

/** Asks whether the answer helped. Members who say no can reopen the question. */
export function QuestionVote({ thread: { id, vote } }: { readonly thread: QuestionThread }) {
  const sending = useQuestionAction(voteOnAnswer, id);
  const reopening = useQuestionAction(reopenQuestion, id, questionsCopy.reopened);
  return (
    <Card ref={focusParentOnRemoval} as="section" tone="quiet" padding={5}>
      <Stack gap={4}>
        <Heading level={2} size="md">
          {answerVoteCopy.title}
        </Heading>
        <AnswerVote
          vote={vote}
          pending={sending.isPending || reopening.isPending}
          onVote={sending.mutateAsync}
          onReopen={(comment) => reopening.mutateAsync({ comment })}
        />
      </Stack>
    </Card>
  );
}
