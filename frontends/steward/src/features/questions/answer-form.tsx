import { reviseAnswer, type StewardThread } from '@aera/contracts';
import { useForm } from '@aera/frontend-kit/form';
import { Button, Checkbox, Notice, Row, Stack, TextArea } from '@aera/ui';
import { useEffect, useState } from 'react';
import { sendOnCtrlEnter } from '../../shared/keys/keyboard.ts';
import { useAnswerQuestion, useQuestionCommand } from './questions-api.ts';
import { questionsCopy } from './questions-copy.ts';
import { RequestInformation } from './request-information.tsx';
import type { AnswerDraft } from './use-answer-draft.ts';

const maxAnswerLength = 20_000;

interface AnswerFormProps {
  readonly questionId: string;
  readonly draft: AnswerDraft;
  readonly canRequestInformation: boolean;
  /** Called after the answer is sent or cancelled. */
  readonly onDone: () => void;
}

/** The answer to one question. The draft is kept until it is sent or cancelled. */
export function AnswerForm({ questionId, draft, canRequestInformation, onDone }: AnswerFormProps) {
  const [publish, setPublish] = useState(true);
  // Before the refetch, in which the draft would look like a conflict with the own answer.
  const command = useAnswerQuestion(questionId, () => draft.write(''));
  const form = useForm({
    initial: { answer: draft.text },
    onType: ({ answer = '' }) => draft.write(answer),
    required: { answer: questionsCopy.missing },
    // Not called when the steward has left the form meanwhile.
    send: ({ answer }) =>
      command.mutateAsync({ answer: answer.trim(), publish }, { onSuccess: () => onDone() }),
    mutation: command,
  });
  const cancel = () => {
    draft.write('');
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
        checked={publish}
        onChange={({ target }) => setPublish(target.checked)}
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
        {canRequestInformation && <RequestInformation questionId={questionId} />}
        <Button variant="ghost" disabled={form.pending} onClick={cancel}>
          {questionsCopy.cancel}
        </Button>
      </Row>
    </Stack>
  );
}

const copy = questionsCopy.currentAnswer;

interface ReviseFormProps {
  readonly thread: StewardThread;
  /** Initial text. */
  readonly text: string;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Revises an answer, with the focus in its field. After a conflict the steward has to confirm that it replaces the other revision. */
export function ReviseForm({ thread, text, onDone, onCancel }: ReviseFormProps) {
  const currentVersion = thread.version ?? 1;
  const [version, setVersion] = useState(currentVersion);
  const command = useQuestionCommand(reviseAnswer, thread.id, { success: () => copy.saved });
  const hasConflict = currentVersion !== version;
  const form = useForm({
    initial: { answer: text },
    required: { answer: questionsCopy.missing },
    send: async ({ answer }) => {
      if (hasConflict) return;
      await command.mutateAsync({ answer: answer.trim(), version });
      onDone();
    },
    mutation: command,
  });
  const { ref } = form.props;
  useEffect(() => ref.current?.querySelector('textarea')?.focus(), [ref]);
  return (
    <Stack as="form" {...form.props} gap={4}>
      {hasConflict && (
        <div role="alert">
          <Notice tone="warning">{copy.changed}</Notice>
        </div>
      )}
      <TextArea
        {...form.bind('answer')}
        label={copy.revision}
        rows={6}
        maxLength={maxAnswerLength}
        required
        onKeyDown={sendOnCtrlEnter}
      />
      <Row gap={2}>
        {hasConflict ? (
          <Button onClick={() => setVersion(currentVersion)}>{copy.keepMine}</Button>
        ) : (
          <Button
            type="submit"
            disabled={form.values.answer.trim() === ''}
            pending={form.pending}
            pendingLabel={copy.saving}
          >
            {copy.save}
          </Button>
        )}
        <Button variant="ghost" onClick={onCancel}>
          {questionsCopy.cancel}
        </Button>
      </Row>
    </Stack>
  );
}
