import { Button, Stack, Text, TextArea } from '@aera/ui';
import { Dialog } from '@aera/ui/dialog';
import { useState } from 'react';
import { deadLettersWords } from './dead-letters-words.ts';

const words = deadLettersWords.dialog;

export interface DiscardDialogProps {
  readonly count: number;
  readonly pending: boolean;
  readonly onConfirm: (reason: string) => void;
  readonly onClose: () => void;
}

/** Asks why before a message is given up. */
export function DiscardDialog({ count, pending, onConfirm, onClose }: DiscardDialogProps) {
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const confirm = () => {
    setMissing(reason.trim() === '');
    if (reason.trim() !== '') onConfirm(reason.trim());
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || pending || onClose()}
      title={words.title(count)}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button variant="destructive" pending={pending} pendingLabel={words.confirming} onClick={confirm}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <Text>{words.text}</Text>
        <TextArea
          label={words.reason}
          maxLength={500}
          rows={3}
          value={reason}
          error={isMissing ? words.missing : null}
          onChange={({ target }) => {
            setReason(target.value);
            setMissing(false);
          }}
        />
      </Stack>
    </Dialog>
  );
}
