import { type StewardThread, reviseAnswer } from '@aera/contracts';
import { Button, Notice, Row, Stack, TextArea, useToast } from '@aera/ui';
import { useState } from 'react';
import { longestAnswer } from './answer-form.tsx';
import { useQuestionAction } from './questions-api.ts';
import { questionsCopy } from './questions-copy.ts';
import { sendOnCtrlEnter } from '../../shared/keys/keyboard.ts';

const givenCopy = questionsCopy.given;

export interface ReviseFormProps {
  readonly thread: StewardThread;
  /** What the form begins with. */
  readonly text: string;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** An answer in other words. When somebody else revised it meanwhile, that is said, and goes on only on purpose. */
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
          maxLength={longestAnswer}
          required
          value={text}
          onKeyDown={sendOnCtrlEnter}
          onChange={({ target }) => setText(target.value)}
        />
        <Row gap={2}>
          {changed ? (
            <Button onClick={() => setVersion(present)}>{givenCopy.goOn}</Button>
          ) : (
            <Button type="submit" disabled={answer === ''} pending={isPending} pendingLabel={givenCopy.saving}>
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
