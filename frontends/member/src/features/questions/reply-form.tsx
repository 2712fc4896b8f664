import { provideInformation } from '@aera/contracts';
import { Button, Card, Heading, Stack, TextArea, useToast } from '@aera/ui';
import { useState } from 'react';
import { useQuestionAction } from './questions-api.ts';
import { questionsCopy } from './questions-copy.ts';

const copy = questionsCopy.reply;

/** Answers the experts’ request for information. Keeps the input if sending fails. */
export function ReplyForm({ questionId }: { readonly questionId: string }) {
  const { toast } = useToast();
  const [text, setText] = useState('');
  const { mutate, isPending } = useQuestionAction(provideInformation, questionId);
  const reply = text.trim();
  return (
    <Card tone="gold" padding={5}>
      <form
        aria-labelledby="reply-title"
        onSubmit={(event) => {
          event.preventDefault();
          if (reply === '' || isPending) return;
          mutate({ reply }, { onSuccess: () => toast({ ...copy.sent, variant: 'success' }) });
        }}
      >
        <Stack gap={4} align="stretch">
          <Heading level={2} size="lg" id="reply-title">
            {copy.title}
          </Heading>
          <TextArea
            label={copy.field}
            rows={4}
            maxLength={4000}
            required
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <div>
            <Button type="submit" disabled={reply === ''} pending={isPending}>
              {copy.send}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}
