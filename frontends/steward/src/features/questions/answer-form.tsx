import { Button, Checkbox, Row, Stack, TextArea } from '@aera/ui';
import { useState } from 'react';
import { useAnswerQuestion } from './questions-api.ts';
import { questionsCopy } from './questions-copy.ts';
import { RequestInformation } from './request-information.tsx';
import type { AnswerDraft } from './use-answer-draft.ts';
import { sendOnCtrlEnter } from '../../shared/keys/keyboard.ts';

export const longestAnswer = 20_000;

export interface AnswerFormProps {
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
          maxLength={longestAnswer}
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
          <Button type="submit" disabled={answer === ''} pending={sending} pendingLabel={questionsCopy.sending}>
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
