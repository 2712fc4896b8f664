import type { Question } from '@aera/contracts';
import { Button, Checkbox, Notice, Row, Stack, TextArea } from '@aera/ui';
import { useState } from 'react';
import { questionsWords as words } from './questions-words.ts';
import { useAnswerDraft } from './use-answer-draft.ts';
import { isTaken, useAnswerQuestion } from './use-answer-question.ts';

const longestAnswer = 20_000;

export interface AnswerFormProps {
  readonly question: Question;
  /** Whether the list still has it; a question that left it was answered by somebody else. */
  readonly pending: boolean;
  /** Sent, or given up. */
  readonly onDone: () => void;
}

/** The answer to one question. What was typed stays until it is sent or cancelled. */
export function AnswerForm({ question, pending, onDone }: AnswerFormProps) {
  const { text, write } = useAnswerDraft(question.id);
  const [publish, setPublish] = useState(true);
  const { mutate, isPending: sending, isSuccess, error } = useAnswerQuestion();
  const taken = isTaken(error) || (!pending && !sending && !isSuccess);
  const answer = text.trim();

  const finish = () => {
    write('');
    onDone();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (answer === '' || sending || taken) return;
        mutate({ questionId: question.id, answer, publish }, { onSuccess: finish });
      }}
    >
      <Stack gap={4}>
        {taken && (
          <div role="alert">
            <Notice tone="warning" title={words.taken.title}>
              {words.taken.description}
            </Notice>
          </div>
        )}
        <TextArea
          label={words.answer}
          hint={words.hint}
          rows={6}
          maxLength={longestAnswer}
          required
          value={text}
          onChange={({ target }) => write(target.value)}
        />
        <Checkbox
          label={words.publish}
          checked={publish}
          onChange={({ target }) => setPublish(target.checked)}
        />
        <Row gap={2}>
          <Button
            type="submit"
            disabled={answer === '' || taken}
            pending={sending}
            pendingLabel={words.sending}
          >
            {words.send}
          </Button>
          <Button variant="ghost" onClick={finish}>
            {words.cancel}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
