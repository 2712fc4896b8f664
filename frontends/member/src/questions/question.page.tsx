import { ErrorState, Skeleton, Stack } from '@aera/ui';
import { isApiError } from '@aera/frontend-kit';
import { useParams } from 'react-router-dom';
import { useLiveNews } from '../live/use-live-news.ts';
import { questionsPath } from '../paths.ts';
import { AnswerVote } from './answer-vote.tsx';
import { Conversation } from './conversation.tsx';
import { useQuestion } from './question-api.ts';
import { QuestionFrame } from './question-frame.tsx';
import { questionsWords as words } from './questions-words.ts';
import { ReplyForm } from './reply-form.tsx';
import { ThreadHead, titleOf } from './thread-head.tsx';
import { UsualTime } from './usual-time.tsx';
import { WithdrawQuestion } from './withdraw-question.tsx';

const back = { to: questionsPath, label: words.backToAll };
const openStatuses = new Set(['pending', 'reopened', 'needs_information']);

/** One question of the member’s with all that was said, live, and what can be done about it now. */
export function QuestionPage() {
  const { id = '' } = useParams();
  const { data: thread, error, isFetching, refetch } = useQuestion(id);
  useLiveNews();

  if (thread)
    return (
      <QuestionFrame title={titleOf(thread)} back={back}>
        <ThreadHead thread={thread} />
        {openStatuses.has(thread.status) && <UsualTime />}
        <Conversation thread={thread} />
        {thread.status === 'needs_information' && <ReplyForm questionId={thread.id} />}
        {thread.status === 'answered' && <AnswerVote thread={thread} />}
        {openStatuses.has(thread.status) && <WithdrawQuestion questionId={thread.id} />}
      </QuestionFrame>
    );
  if (isApiError(error) && (error.status === 404 || error.status === 400))
    return (
      <QuestionFrame title={words.unknown.title} back={back}>
        <ErrorState level={1} {...words.unknown} />
      </QuestionFrame>
    );
  return (
    <QuestionFrame title={words.all} back={back}>
      {error ? (
        <ErrorState
          level={1}
          title={words.failedOne}
          detail={words.failedDetail}
          retryLabel={words.retry}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Stack gap={4}>
          <Skeleton width="60%" height="2rem" />
          <Skeleton height="6rem" />
          <Skeleton height="6rem" />
        </Stack>
      )}
    </QuestionFrame>
  );
}
