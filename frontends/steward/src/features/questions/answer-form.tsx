import { useForm } from '@aera/frontend-kit/form';
import { Button, Checkbox, Row, Stack, TextArea } from '@aera/ui';
import { sendOnCtrlEnter } from '../../shared/keys/keyboard.ts';
import { useAnswerQuestion } from './questions-api.ts';
import { questionsCopy } from './questions-copy.ts';
import type { AnswerDraft } from './use-answer-draft.ts';

export const maxAnswerLength = 20_000;

interface AnswerFormProps {
  readonly questionId: string;
  readonly draft: AnswerDraft;
  /** Null while a request for information waits for its reply. */
  readonly onRequestInformation: (() => void) | null;
  /** Called after the answer is sent or cancelled. */
  readonly onDone: () => void;
}

/** The answer to one question. The draft is kept until it is sent or cancelled. */
export function AnswerForm({ questionId, draft, onRequestInformation, onDone }: AnswerFormProps) {
  // The draft is deleted before the question is read again. Then it would look like a conflict with the answer just sent.
  const command = useAnswerQuestion(questionId, draft.discard);
  const form = useForm({
    initial: { answer: draft.text },
    onType: ({ answer = '' }) => draft.write({ text: answer }),
    required: { answer: questionsCopy.missing },
    send: ({ answer }) =>
      // `onSuccess` is not called if the steward has left the form.
      command.mutateAsync({ answer: answer.trim(), publish: draft.publish }, { onSuccess: () => onDone() }),
    mutation: command,
  });
  const cancel = () => {
    draft.discard();
    onDone();
  };
  return (
    <Stack as="form" {...form.props} gap={4}>
      <TextArea
        {...form.bind('answer')}
        label={questionsCopy.answer}
        hint={questionsCopy.hint}
        rows={6}
        maxLength={maxAnswerLength}
        required
        onKeyDown={sendOnCtrlEnter}
      />
      <Checkbox
        label={questionsCopy.publish}
        checked={draft.publish}
        onChange={({ target }) => draft.write({ publish: target.checked })}
      />
      <Row gap={2}>
        <Button
          type="submit"
          disabled={draft.text.trim() === ''}
          pending={form.pending}
          pendingLabel={questionsCopy.sending}
        >
          {questionsCopy.send}
        </Button>
        {onRequestInformation && (
          <Button variant="secondary" onClick={onRequestInformation}>
            {questionsCopy.request.title}
          </Button>
        )}
        <Button variant="ghost" disabled={form.pending} onClick={cancel}>
          {questionsCopy.cancel}
        </Button>
      </Row>
    </Stack>
  );
}
