import { requestInformation } from '@aera/contracts';
import { Button, TextArea, useToast } from '@aera/ui';
import { Dialog } from '@aera/ui/dialog';
import { useId, useState } from 'react';
import { useQuestionAction } from './questions-api.ts';
import { questionsCopy } from './questions-copy.ts';
import { sendOnCtrlEnter } from '../../shared/keys/keyboard.ts';

const copy = questionsCopy.request;

/** Asks the author for more, in a dialog. What was typed stays until it is sent or the dialog is cancelled. */
export function RequestInformation({ questionId }: { readonly questionId: string }) {
  const formId = useId();
  const { toast } = useToast();
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const { mutate, isPending } = useQuestionAction(requestInformation, questionId);
  const request = text.trim();
  const close = () => {
    setOpen(false);
    setText('');
  };
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {copy.open}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={copy.title}
        description={copy.description}
        actions={
          <>
            <Button variant="ghost" onClick={close}>
              {copy.cancel}
            </Button>
            <Button type="submit" form={formId} disabled={request === ''} pending={isPending}>
              {copy.send}
            </Button>
          </>
        }
      >
        <form
          id={formId}
          onSubmit={(event) => {
            event.preventDefault();
            if (request === '' || isPending) return;
            mutate(
              { request },
              {
                onSuccess: () => {
                  close();
                  toast({ ...copy.sent, variant: 'success' });
                },
              },
            );
          }}
        >
          <TextArea
            label={copy.field}
            rows={4}
            maxLength={4000}
            required
            value={text}
            onKeyDown={sendOnCtrlEnter}
            onChange={({ target }) => setText(target.value)}
          />
        </form>
      </Dialog>
    </>
  );
}
