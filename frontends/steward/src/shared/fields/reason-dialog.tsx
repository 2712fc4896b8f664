import { Button, Stack, TextArea } from '@aera/ui';
import { Dialog } from '@aera/ui/dialog';
import { type ReactNode, useState } from 'react';

export interface AskWhyProps {
  readonly title: string;
  readonly words: {
    readonly reason: string;
    readonly missing: string;
    readonly cancel: string;
    readonly confirming: string;
    readonly hint?: string;
  };
  readonly confirm: string;
  /** It cannot be taken back. */
  readonly final?: boolean;
  /** Of the reason, in characters. */
  readonly longest: number;
  readonly pending: boolean;
  readonly onConfirm: (reason: string) => void;
  readonly onClose: () => void;
  /** What it means, and what is in the way. */
  readonly children: ReactNode;
}

/** Says what something would mean, and asks why before it is done. What was typed stays until the dialog is closed. */
export function AskWhy(props: AskWhyProps) {
  const { title, words, confirm, final = false, longest, pending, onConfirm, onClose, children } = props;
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const said = reason.trim();
  const send = () => {
    setMissing(said === '');
    if (said !== '') onConfirm(said);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || pending || onClose()}
      title={title}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button
            variant={final ? 'destructive' : 'primary'}
            pending={pending}
            pendingLabel={words.confirming}
            onClick={send}
          >
            {confirm}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        {children}
        <TextArea
          label={words.reason}
          hint={words.hint}
          maxLength={longest}
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
