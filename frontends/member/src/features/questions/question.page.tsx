import { Button, Card, ErrorState, focusParentOnRemoval, Heading, Notice, Stack, TextArea } from '@aera/ui';
import { ConfirmDialog } from '@aera/frontend-kit/form';
import { isMissing, QueryContent } from '@aera/frontend-kit/query-content';
import { useParams } from 'react-router-dom';
import { provideInformation, type QuestionThread, withdrawQuestion } from '@aera/contracts';
import { useState } from 'react';
import { useLiveUpdates } from '../../shared/use-live-updates.ts';
import { questionsPath } from '../../shared/paths.ts';
import { MemberPageLayout } from '../../shared/member-page-layout.tsx';
import { Conversation } from './conversation.tsx';
import { useQuestion, useQuestionAction } from './questions-api.ts';
import { questionsCopy as copy } from './questions-copy.ts';
import { QuestionHeader, QuestionSkeleton, toQuestionTitle } from './question-header.tsx';
import { QuestionVote } from './question-vote.tsx';
import { TypicalAnswerTime } from './answer-time.tsx';

const back = { to: questionsPath, label: copy.backToAll };
const openStatuses = new Set(['pending', 'reopened', 'needs_information']);

/** A question of the member with its conversation, updated live, and the possible actions. */
export function QuestionPage() {
  const { id = '' } = useParams();
  const query = useQuestion(id);
  useLiveUpdates();
  const fallbackTitle = isMissing(query.error) ? copy.unknown.title : copy.all;
  return (
    <MemberPageLayout title={query.data ? toQuestionTitle(query.data) : fallbackTitle} backLink={back}>
      <QueryContent
        query={query}
        copy={{ failed: copy.failedOne }}
        level={1}
        placeholder={<QuestionSkeleton />}
        missing={<ErrorState level={1} {...copy.unknown} />}
      >
        {(thread) => (
          <>
            <QuestionHeader thread={thread} />
            {openStatuses.has(thread.status) && <TypicalAnswerTime />}
            <Conversation thread={thread} />
            <ReplyForm key={thread.id} thread={thread} />
            {thread.status === 'answered' && <QuestionVote thread={thread} />}
            {openStatuses.has(thread.status) && <WithdrawQuestion questionId={thread.id} />}
          </>
        )}
      </QueryContent>
    </MemberPageLayout>
  );
}

const replyCopy = copy.reply;

/** Answers the experts’ request for information. Keeps the input if sending fails, or if the request ends before it is sent. */
function ReplyForm({ thread }: { readonly thread: QuestionThread }) {
  const [text, setText] = useState('');
  const { mutate, isPending } = useQuestionAction(provideInformation, thread.id, replyCopy.sent);
  const reply = text.trim();
  const isRequested = thread.status === 'needs_information';
  const lastReply = thread.entries.findLast(({ kind }) => kind.startsWith('information_'));
  // The reply was sent, but its response was lost.
  const isSent =
    !isRequested && reply !== '' && lastReply?.kind === 'information_provided' && lastReply.text === reply;
  if (isSent) setText('');
  if (!isRequested && (isSent || reply === '')) return null;
  return (
    <Card ref={focusParentOnRemoval} tone="gold" padding={5}>
      <form
        aria-labelledby="reply-title"
        onSubmit={(event) => {
          event.preventDefault();
          if (reply === '' || isPending) return;
          mutate({ reply });
        }}
      >
        <Stack gap={4} align="stretch">
          <Heading level={2} size="lg" id="reply-title">
            {isRequested ? replyCopy.title : replyCopy.unsent}
          </Heading>
          {!isRequested && (
            <div role="alert">
              <Notice tone="warning">
                {thread.status === 'answered' ? replyCopy.answered : replyCopy.noLongerNeeded}
              </Notice>
            </div>
          )}
          <TextArea
            label={replyCopy.field}
            rows={4}
            maxLength={4000}
            required
            readOnly={!isRequested}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <div>
            {isRequested ? (
              <Button type="submit" disabled={reply === ''} pending={isPending}>
                {replyCopy.send}
              </Button>
            ) : (
              <Button variant="secondary" onClick={() => setText('')}>
                {replyCopy.discard}
              </Button>
            )}
          </div>
        </Stack>
      </form>
    </Card>
  );
}

const withdrawCopy = copy.withdraw;

/** Withdraws a question after a confirmation. */
function WithdrawQuestion({ questionId }: { readonly questionId: string }) {
  const [open, setOpen] = useState(false);
  const { mutate, isPending } = useQuestionAction(withdrawQuestion, questionId, withdrawCopy.done);
  return (
    <div ref={focusParentOnRemoval}>
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
        {withdrawCopy.open}
      </Button>
      <ConfirmDialog
        open={open}
        width="sm"
        title={withdrawCopy.title}
        description={withdrawCopy.description}
        copy={withdrawCopy}
        destructive
        pending={isPending}
        onConfirm={() => mutate({}, { onSettled: () => setOpen(false) })}
        onClose={() => setOpen(false)}
      />
    </div>
  );
}
