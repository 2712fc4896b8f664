import { reviseAnswer, type StewardThread } from '@aera/contracts';
import { useForm } from '@aera/frontend-kit/form';
import { Button, Notice, Row, Stack, TextArea } from '@aera/ui';
import { useEffect } from 'react';
import { sendOnCtrlEnter } from '../../shared/keys/keyboard.ts';
import { maxAnswerLength } from './answer-form.tsx';
import { useQuestionCommand } from './questions-api.ts';
import { questionsCopy } from './questions-copy.ts';

const copy = questionsCopy.currentAnswer;

/** Changed text of an answer, and the version that it replaces. */
export interface Revision {
  readonly text: string;
  readonly version: number;
  /** Draft of an answer that the text contains, which is discarded with it; empty if there is none. */
  readonly draftText: string;
}

export const emptyRevision: Revision = { text: '', version: 0, draftText: '' };

interface ReviseFormProps {
  readonly thread: StewardThread;
  readonly revision: Revision;
  /** Whether the field gets the focus: not when the form is restored with a draft. */
  readonly startsFocused: boolean;
  readonly onChange: (revision: Revision) => void;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Revises an answer. If another steward revised the answer meanwhile, this one has to confirm that the other revision is replaced. */
export function ReviseForm({ thread, revision, startsFocused, onChange, onDone, onCancel }: ReviseFormProps) {
  const { text, version } = revision;
  const currentVersion = thread.version ?? 1;
  const command = useQuestionCommand(reviseAnswer, thread.id, { success: () => copy.saved });
  const hasConflict = currentVersion !== version;
  const form = useForm({
    initial: { answer: text },
    onType: ({ answer = '' }) => onChange({ ...revision, text: answer }),
    required: { answer: questionsCopy.missing },
    send: async ({ answer }) => {
      if (hasConflict) return;
      await command.mutateAsync({ answer: answer.trim(), version });
      onDone();
    },
    mutation: command,
  });
  const { ref } = form.props;
  useEffect(() => {
    if (startsFocused) ref.current?.querySelector('textarea')?.focus();
  }, [ref, startsFocused]);
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
          <Button onClick={() => onChange({ ...revision, version: currentVersion })}>{copy.keepMine}</Button>
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
