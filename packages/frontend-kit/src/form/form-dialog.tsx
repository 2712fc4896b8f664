import { Button, Stack } from '@aera/ui';
import { Dialog, type DialogProps } from '@aera/ui/dialog';
import { type ReactNode, useId, useState } from 'react';
import type { Form } from './use-form.ts';

export interface FormDialogProps extends Pick<DialogProps, 'title' | 'description' | 'width'> {
  readonly form: Form;
  readonly copy: { readonly cancel: string; readonly submit: string; readonly submitting: string };
  readonly variant?: 'primary' | 'destructive';
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form in a modal dialog, which stays open until the server has accepted it. A click outside does not discard what was typed. */
export function FormDialog({ form, copy, variant, onClose, children, ...dialog }: FormDialogProps) {
  const id = useId();
  const [edited, setEdited] = useState(false);
  return (
    <Dialog
      {...dialog}
      open
      closesOnClickOutside={!edited}
      onOpenChange={(open) => open || form.pending || onClose()}
      actions={
        <>
          <Button variant="ghost" onClick={onClose} disabled={form.pending}>
            {copy.cancel}
          </Button>
          <Button
            type="submit"
            form={id}
            variant={variant}
            pending={form.pending}
            pendingLabel={copy.submitting}
          >
            {copy.submit}
          </Button>
        </>
      }
    >
      <Stack as="form" id={id} {...form.props} onInput={() => setEdited(true)} gap={4}>
        {children}
      </Stack>
    </Dialog>
  );
}
