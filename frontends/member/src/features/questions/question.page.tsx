import { ErrorState, Skeleton, Stack } from '@aera/ui';
import { isApiError } from '@aera/frontend-kit';
import { useParams } from 'react-router-dom';
import { useLiveUpdates } from '../../shared/use-live-updates.ts';
import { questionsPath } from '../../shared/paths.ts';
import { MemberPageLayout } from '../../shared/member-page-layout.tsx';
import { AnswerVote } from './answer-vote.tsx';
import { Conversation } from './conversation.tsx';
import { useQuestion } from './questions-api.ts';
import { questionsCopy as copy } from './questions-copy.ts';
import { ReplyForm } from './reply-form.tsx';
import { QuestionHeader, toQuestionTitle } from './question-header.tsx';
import { TypicalAnswerTime } from './answer-time.tsx';
import { WithdrawQuestion } from './withdraw-question.tsx';

const back = { to: questionsPath, label: copy.backToAll };
const openStatuses = new Set(['pending', 'reopened', 'needs_information']);

/** A question of the member with its conversation, updated live, and the possible actions. */
export function QuestionPage() {
  const { id = '' } = useParams();
  const query = useQuestion(id);
  const { data: thread, error } = query;
  useLiveUpdates();

  if (thread)
    return (
      <MemberPageLayout title={toQuestionTitle(thread)} backLink={back}>
        <QuestionHeader thread={thread} />
        {openStatuses.has(thread.status) && <TypicalAnswerTime />}
        <Conversation thread={thread} />
        {thread.status === 'needs_information' && <ReplyForm questionId={thread.id} />}
        {thread.status === 'answered' && <AnswerVote thread={thread} />}
        {openStatuses.has(thread.status) && <WithdrawQuestion questionId={thread.id} />}
      </MemberPageLayout>
    );
  if (isApiError(error) && (error.status === 404 || error.status === 400))
    return (
      <MemberPageLayout title={copy.unknown.title} backLink={back}>
        <ErrorState level={1} {...copy.unknown} />
      </MemberPageLayout>
    );
  return (
    <MemberPageLayout title={copy.all} backLink={back}>
      {error ? (
        <ErrorState level={1} title={copy.failedOne} detail={copy.failedDetail} query={query} />
      ) : (
        <Stack gap={4}>
          <Skeleton width="60%" height="2rem" />
          <Skeleton height="6rem" />
          <Skeleton height="6rem" />
        </Stack>
      )}
    </MemberPageLayout>
  );
}
