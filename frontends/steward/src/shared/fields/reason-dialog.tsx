import { TextArea } from '@aera/ui';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';

interface AskWhyProps extends Pick<ConfirmDialogProps, 'title' | 'description' | 'width' | 'failure'> {
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
  const { title, description, width, words, confirm, final = false, longest, pending, failure } = props;
  const { onConfirm, onClose, children } = props;
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const said = reason.trim();
  const send = () => {
    setMissing(said === '');
    if (said !== '') onConfirm(said);
  };
  return (
    <ConfirmDialog
      title={title}
      description={description}
      width={width}
      copy={{ ...words, confirm }}
      destructive={final}
      pending={pending}
      failure={failure}
      onConfirm={send}
      onClose={onClose}
    >
      {children}
      <TextArea
        label={words.reason}
        hint={words.hint}
        required
        maxLength={longest}
        rows={3}
        value={reason}
        error={isMissing ? words.missing : null}
        onChange={({ target }) => {
          setReason(target.value);
          setMissing(false);
        }}
      />
    </ConfirmDialog>
  );
}
