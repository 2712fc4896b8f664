import { requestInformation } from '@aera/contracts';
import { FormDialog, useForm } from '@aera/frontend-kit/form';
import { Button, Notice, TextArea } from '@aera/ui';
import { useState } from 'react';
import { sendOnCtrlEnter } from '../../shared/keys/keyboard.ts';
import { useQuestionCommand } from './questions-api.ts';
import { questionsCopy } from './questions-copy.ts';

const copy = questionsCopy.request;

interface RequestInformationProps {
  readonly questionId: string;
  /** False while a request waits for its reply. A dialog that is open then stays, with its text. */
  readonly isOffered: boolean;
}

/** Asks the author for more information. The text is kept until it is sent or cancelled. */
export function RequestInformation({ questionId, isOffered }: RequestInformationProps) {
  const [open, setOpen] = useState(false);
  const command = useQuestionCommand(requestInformation, questionId, { success: () => copy.sent });
  const close = () => {
    setOpen(false);
    form.reset();
  };
  const form = useForm({
    initial: { request: '' },
    required: { request: copy.missing },
    send: async ({ request }) => {
      await command.mutateAsync({ request: request.trim() });
      close();
    },
    mutation: command,
  });
  if (!isOffered && !open) return null;
  return (
    <>
      {isOffered && (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {copy.title}
        </Button>
      )}
      {open && (
        <FormDialog title={copy.title} description={copy.description} form={form} copy={copy} onClose={close}>
          {!isOffered && !form.pending && (
            <div role="alert">
              <Notice tone="warning">{copy.alreadySent}</Notice>
            </div>
          )}
          <TextArea
            {...form.bind('request')}
            label={copy.field}
            rows={4}
            maxLength={4000}
            required
            onKeyDown={sendOnCtrlEnter}
          />
        </FormDialog>
      )}
    </>
  );
}
