import { FailureNotice, FormDialog, type FormDialogProps, useForm } from '@aera/frontend-kit/form';
import { TextArea } from '@aera/ui';
import { sendOnCtrlEnter } from '../keys/keyboard.ts';

interface ReasonDialogProps extends Omit<FormDialogProps, 'form' | 'copy'> {
  readonly copy: {
    readonly reason: string;
    readonly missing: string;
    readonly cancel: string;
    readonly confirming: string;
    readonly hint?: string;
  };
  readonly confirm: string;
  /** Maximum length of the reason, in characters. */
  readonly maxLength: number;
  readonly pending: boolean;
  readonly failure?: string | null;
  readonly onConfirm: (reason: string) => void;
}

/** Explains a consequence and requires a reason. The input stays until the dialog is closed. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { copy, confirm, maxLength, pending, failure = null, onConfirm, children, ...dialog } = props;
  const form = useForm({
    initial: { reason: '' },
    required: { reason: copy.missing },
    send: ({ reason }) => onConfirm(reason.trim()),
    mutation: { isPending: pending },
  });
  return (
    <FormDialog
      {...dialog}
      form={form}
      copy={{ cancel: copy.cancel, submit: confirm, submitting: copy.confirming }}
    >
      {children}
      <TextArea
        {...form.bind('reason')}
        label={copy.reason}
        hint={copy.hint}
        required
        maxLength={maxLength}
        rows={3}
        onKeyDown={sendOnCtrlEnter}
      />
      <FailureNotice>{failure}</FailureNotice>
    </FormDialog>
  );
}
