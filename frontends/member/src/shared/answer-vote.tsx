import type { BodyOf, voteOnAnswer } from '@aera/contracts';
import {
  Button,
  type ButtonProps,
  focusParentOnRemoval,
  MutedText,
  Row,
  Select,
  Stack,
  TextArea,
} from '@aera/ui';
import { type ReactNode, useState } from 'react';
import { answerVoteCopy as copy } from './answer-vote-copy.ts';

export type Vote = BodyOf<typeof voteOnAnswer>;

interface AnswerVoteProps {
  /** The vote so far. */
  readonly vote: Vote | null;
  readonly pending: boolean;
  /** Rejects if it fails: the form then keeps its input. */
  readonly onVote: (vote: Vote) => Promise<unknown>;
  /** Asks again with the comment of a “No”. Without it, there is no comment. */
  readonly onReopen?: (comment: string) => Promise<unknown>;
  /** Shown beside the buttons. */
  readonly label?: ReactNode;
  readonly size?: ButtonProps['size'];
}

/** Asks whether an answer helped. A vote can be changed, and a “No” can have a reason. */
export function AnswerVote(props: AnswerVoteProps) {
  const { vote, pending, onVote, label, size } = props;
  const [isFormOpen, setIsFormOpen] = useState(false);
  const choice = (helpful: boolean): ButtonProps => ({
    size,
    variant: vote?.helpful === helpful ? 'primary' : 'secondary',
    'aria-pressed': vote?.helpful === helpful,
  });
  return (
    <>
      <Row gap={3}>
        {label}
        <Button
          {...choice(true)}
          pending={pending && !isFormOpen}
          onClick={() => {
            onVote({ helpful: true }).then(
              () => setIsFormOpen(false),
              () => undefined,
            );
          }}
        >
          {copy.yes}
        </Button>
        <Button {...choice(false)} aria-expanded={isFormOpen} onClick={() => setIsFormOpen(!isFormOpen)}>
          {copy.no}
        </Button>
        {vote && !isFormOpen && <MutedText as="output">{copy.thanks}</MutedText>}
      </Row>
      {isFormOpen && <ReasonForm {...props} onSent={() => setIsFormOpen(false)} />}
    </>
  );
}

type ReasonFormProps = AnswerVoteProps & { readonly onSent: () => void };

function ReasonForm({ vote, pending, onVote, onReopen, size, onSent }: ReasonFormProps) {
  const [reason, setReason] = useState(vote?.reason ?? 'unclear');
  const [comment, setComment] = useState(vote?.comment ?? '');
  const [commentMissing, setCommentMissing] = useState(false);
  const text = comment.trim();
  const send = async (reopen?: typeof onReopen) => {
    if (pending) return;
    await onVote({ helpful: false, reason, ...(onReopen && { comment: text }) });
    await reopen?.(text);
    onSent();
  };
  return (
    <Stack
      ref={focusParentOnRemoval}
      as="form"
      gap={onReopen ? 4 : 3}
      align={onReopen ? 'stretch' : 'start'}
      onSubmit={(event) => {
        event.preventDefault();
        send().catch(() => undefined);
      }}
    >
      <Select
        label={copy.reason}
        options={copy.reasons}
        value={reason}
        onChange={({ target }) => setReason(target.value as typeof reason)}
      />
      {onReopen && (
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
      )}
      <Row gap={3}>
        {onReopen && (
          <Button
            pending={pending}
            onClick={() =>
              text === '' ? setCommentMissing(true) : void send(onReopen).catch(() => undefined)
            }
          >
            {copy.reopen}
          </Button>
        )}
        <Button type="submit" variant="secondary" size={size} pending={pending}>
          {copy.send}
        </Button>
      </Row>
    </Stack>
  );
}
