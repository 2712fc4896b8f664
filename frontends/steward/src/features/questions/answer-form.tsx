import { reviseAnswer, type StewardThread } from '@aera/contracts';
import { Button, Checkbox, Notice, Row, Stack, TextArea, useToast } from '@aera/ui';
import { useState } from 'react';
import { sendOnCtrlEnter } from '../../shared/keys/keyboard.ts';
import { useAnswerQuestion, useQuestionAction } from './questions-api.ts';
import { questionsCopy } from './questions-copy.ts';
import { RequestInformation } from './request-information.tsx';
import type { AnswerDraft } from './use-answer-draft.ts';

const maxAnswerLength = 20_000;

interface AnswerFormProps {
  readonly questionId: string;
  readonly draft: AnswerDraft;
  /** Whether the author may be asked for more. */
  readonly askable: boolean;
  /** Sent, or given up. */
  readonly onDone: () => void;
}

/** The answer to one question. What was typed stays until it is sent or cancelled. */
export function AnswerForm({ questionId, draft: { text, write }, askable, onDone }: AnswerFormProps) {
  const [publish, setPublish] = useState(true);
  const { mutate, isPending: sending } = useAnswerQuestion(questionId);
  const answer = text.trim();

  const finish = () => {
    write('');
    onDone();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (answer === '' || sending) return;
        mutate({ answer, publish }, { onSuccess: finish });
      }}
    >
      <Stack gap={4}>
        <TextArea
          label={questionsCopy.answer}
          hint={questionsCopy.hint}
          rows={6}
          maxLength={maxAnswerLength}
          required
          value={text}
          onKeyDown={sendOnCtrlEnter}
          onChange={({ target }) => write(target.value)}
        />
        <Checkbox
          label={questionsCopy.publish}
          checked={publish}
          onChange={({ target }) => setPublish(target.checked)}
        />
        <Row gap={2}>
          <Button
            type="submit"
            disabled={answer === ''}
            pending={sending}
            pendingLabel={questionsCopy.sending}
          >
            {questionsCopy.send}
          </Button>
          {askable && <RequestInformation questionId={questionId} />}
          <Button variant="ghost" onClick={finish}>
            {questionsCopy.cancel}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}

const givenCopy = questionsCopy.given;

interface ReviseFormProps {
  readonly thread: StewardThread;
  /** What the form begins with. */
  readonly text: string;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Revises an answer. After a conflict the steward has to confirm that it replaces the other revision. */
export function ReviseForm({ thread, text: initial, onDone, onCancel }: ReviseFormProps) {
  const { toast } = useToast();
  const [text, setText] = useState(initial);
  const present = thread.version ?? 1;
  const [version, setVersion] = useState(present);
  const { mutate, isPending } = useQuestionAction(reviseAnswer, thread.id);
  const answer = text.trim();
  const changed = present !== version;

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (answer === '' || isPending || changed) return;
        mutate(
          { answer, version },
          {
            onSuccess: () => {
              toast({ ...givenCopy.saved, variant: 'success' });
              onDone();
            },
          },
        );
      }}
    >
      <Stack gap={4}>
        {changed && (
          <div role="alert">
            <Notice tone="warning">{givenCopy.changed}</Notice>
          </div>
        )}
        <TextArea
          label={givenCopy.revision}
          rows={6}
          maxLength={maxAnswerLength}
          required
          value={text}
          onKeyDown={sendOnCtrlEnter}
          onChange={({ target }) => setText(target.value)}
        />
        <Row gap={2}>
          {changed ? (
            <Button onClick={() => setVersion(present)}>{givenCopy.goOn}</Button>
          ) : (
            <Button
              type="submit"
              disabled={answer === ''}
              pending={isPending}
              pendingLabel={givenCopy.saving}
            >
              {givenCopy.save}
            </Button>
          )}
          <Button variant="ghost" onClick={onCancel}>
            {questionsCopy.cancel}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
