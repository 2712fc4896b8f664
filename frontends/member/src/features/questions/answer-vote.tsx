import { type QuestionThread, voteOnAnswer, reopenQuestion, type Vote } from '@aera/contracts';
import {
  Button,
  Card,
  focusParentOnRemoval,
  Heading,
  MutedText,
  Row,
  Select,
  Stack,
  TextArea,
} from '@aera/ui';
import { useState } from 'react';
import { useQuestionAction } from './questions-api.ts';
import { questionsCopy } from './questions-copy.ts';

const copy = questionsCopy.vote;

/** Asks whether the answer helped. Members who say no can give a reason and reopen the question. */
export function AnswerVote({ thread: { id, vote } }: { readonly thread: QuestionThread }) {
  const [isFormOpen, setIsFormOpen] = useState(false);
  const sendVote = useQuestionAction(voteOnAnswer, id);
  const reopen = useQuestionAction(reopenQuestion, id, copy.reopened);

  const submitFeedback = async (feedback: NegativeFeedback, alsoReopen: boolean) => {
    await sendVote.mutateAsync({ helpful: false, ...feedback });
    if (alsoReopen) await reopen.mutateAsync({ comment: feedback.comment });
    setIsFormOpen(false);
  };
  return (
    <Card ref={focusParentOnRemoval} as="section" tone="quiet" padding={5}>
      <Stack gap={4}>
        <Heading level={2} size="md">
          {copy.title}
        </Heading>
        <Row gap={3}>
          <Button
            variant={vote?.helpful ? 'primary' : 'secondary'}
            aria-pressed={vote?.helpful === true}
            pending={sendVote.isPending && !isFormOpen}
            onClick={() => {
              setIsFormOpen(false);
              sendVote.mutate({ helpful: true });
            }}
          >
            {copy.yes}
          </Button>
          <Button
            variant={vote && !vote.helpful ? 'primary' : 'secondary'}
            aria-pressed={vote?.helpful === false}
            aria-expanded={isFormOpen}
            onClick={() => setIsFormOpen(!isFormOpen)}
          >
            {copy.no}
          </Button>
          {vote && !isFormOpen && <MutedText as="output">{copy.thanks}</MutedText>}
        </Row>
        {isFormOpen && (
          <FeedbackForm
            vote={vote}
            pending={sendVote.isPending || reopen.isPending}
            // A failure shows a toast; the form keeps its input.
            onSubmit={(feedback, alsoReopen) =>
              void submitFeedback(feedback, alsoReopen).catch(() => undefined)
            }
          />
        )}
      </Stack>
    </Card>
  );
}

interface NegativeFeedback {
  readonly reason: NonNullable<Vote['reason']>;
  readonly comment: string;
}

interface FeedbackFormProps {
  readonly vote: Vote | null;
  readonly pending: boolean;
  readonly onSubmit: (feedback: NegativeFeedback, alsoReopen: boolean) => void;
}

function FeedbackForm({ vote, pending, onSubmit }: FeedbackFormProps) {
  const [reason, setReason] = useState<NegativeFeedback['reason']>(vote?.reason ?? 'unclear');
  const [comment, setComment] = useState(vote?.comment ?? '');
  const [commentMissing, setCommentMissing] = useState(false);
  const submit = (alsoReopen: boolean) => {
    if (pending) return;
    if (alsoReopen && comment.trim() === '') setCommentMissing(true);
    else onSubmit({ reason, comment: comment.trim() }, alsoReopen);
  };
  return (
    <form
      ref={focusParentOnRemoval}
      onSubmit={(event) => {
        event.preventDefault();
        submit(false);
      }}
    >
      <Stack gap={4}>
        <Select
          label={copy.reason}
          options={copy.reasons}
          value={reason}
          onChange={({ target }) => setReason(target.value as NegativeFeedback['reason'])}
        />
        <TextArea
          label={copy.comment}
          hint={copy.hint}
          error={commentMissing ? copy.commentNeeded : null}
          rows={3}
          maxLength={1000}
          value={comment}
          onChange={({ target }) => {
            setComment(target.value);
            setCommentMissing(false);
          }}
        />
        <Row gap={3}>
          <Button pending={pending} onClick={() => submit(true)}>
            {copy.reopen}
          </Button>
          <Button type="submit" variant="secondary" pending={pending}>
            {copy.send}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
