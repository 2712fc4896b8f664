import { type QuestionThread, voteOnAnswer, reopenQuestion, type Vote } from '@aera/contracts';
import { Button, Card, Heading, Row, Select, Stack, Text, TextArea, useToast } from '@aera/ui';
import { useState } from 'react';
import { useQuestionAction } from './questions-api.ts';
import { questionsCopy } from './questions-copy.ts';

const copy = questionsCopy.vote;

/** Whether the answer helped. Who says no can say why, and ask again. */
export function AnswerVote({ thread: { id, vote } }: { readonly thread: QuestionThread }) {
  const { toast } = useToast();
  const [complaining, setComplaining] = useState(false);
  const rate = useQuestionAction(voteOnAnswer, id);
  const reopen = useQuestionAction(reopenQuestion, id);

  const complain = async (complaint: Complaint, reopenToo: boolean) => {
    await rate.mutateAsync({ helpful: false, ...complaint });
    if (reopenToo) {
      await reopen.mutateAsync({ comment: complaint.comment });
      toast({ ...copy.reopened, variant: 'success' });
    }
    setComplaining(false);
  };
  return (
    <Card as="section" tone="quiet" padding={5}>
      <Stack gap={4}>
        <Heading level={2} size="md">
          {copy.title}
        </Heading>
        <Row gap={3}>
          <Button
            variant={vote?.helpful ? 'primary' : 'secondary'}
            aria-pressed={vote?.helpful === true}
            pending={rate.isPending && !complaining}
            onClick={() => {
              setComplaining(false);
              rate.mutate({ helpful: true });
            }}
          >
            {copy.yes}
          </Button>
          <Button
            variant={vote && !vote.helpful ? 'primary' : 'secondary'}
            aria-pressed={vote?.helpful === false}
            aria-expanded={complaining}
            onClick={() => setComplaining(!complaining)}
          >
            {copy.no}
          </Button>
          {vote && !complaining && (
            <Text as="output" size="sm" tone="muted">
              {copy.thanks}
            </Text>
          )}
        </Row>
        {complaining && (
          <ComplaintForm
            vote={vote}
            pending={rate.isPending || reopen.isPending}
            // A failure shows a toast; the form keeps its input.
            onSend={(complaint, reopenToo) => void complain(complaint, reopenToo).catch(() => undefined)}
          />
        )}
      </Stack>
    </Card>
  );
}

interface Complaint {
  readonly reason: NonNullable<Vote['reason']>;
  readonly comment: string;
}

interface ComplaintFormProps {
  readonly vote: Vote | null;
  readonly pending: boolean;
  readonly onSend: (complaint: Complaint, reopenToo: boolean) => void;
}

function ComplaintForm({ vote, pending, onSend }: ComplaintFormProps) {
  const [reason, setReason] = useState<Complaint['reason']>(vote?.reason ?? 'unclear');
  const [comment, setComment] = useState(vote?.comment ?? '');
  const [missing, setMissing] = useState(false);
  const send = (reopenToo: boolean) => {
    if (pending) return;
    if (reopenToo && comment.trim() === '') setMissing(true);
    else onSend({ reason, comment: comment.trim() }, reopenToo);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send(false);
      }}
    >
      <Stack gap={4}>
        <Select
          label={copy.reason}
          options={copy.reasons}
          value={reason}
          onChange={({ target }) => setReason(target.value as Complaint['reason'])}
        />
        <TextArea
          label={copy.comment}
          hint={copy.hint}
          error={missing ? copy.commentNeeded : null}
          rows={3}
          maxLength={1000}
          value={comment}
          onChange={({ target }) => {
            setComment(target.value);
            setMissing(false);
          }}
        />
        <Row gap={3}>
          <Button pending={pending} onClick={() => send(true)}>
            {copy.again}
          </Button>
          <Button type="submit" variant="secondary" pending={pending}>
            {copy.send}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
