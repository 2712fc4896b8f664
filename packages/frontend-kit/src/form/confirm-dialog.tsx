import { Button, Stack } from '@aera/ui';
import { Dialog, type DialogProps } from '@aera/ui/dialog';
import type { ReactNode } from 'react';
import { FailureNotice } from './form-error.tsx';

interface ConfirmDialogProps extends Pick<DialogProps, 'title' | 'description' | 'width'> {
  readonly open?: boolean;
  readonly copy: { readonly cancel: string; readonly confirm: string; readonly confirming?: string };
  readonly destructive?: boolean;
  readonly pending?: boolean;
  readonly failure?: string | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** Explains a consequence and asks for confirmation. Stays open while the request is pending. */
export const ConfirmDialog = ({
  open = true,
  copy,
  destructive = false,
  pending = false,
  failure = null,
  onConfirm,
  onClose,
  children,
  ...dialog
}: ConfirmDialogProps) => (
  <Dialog
    {...dialog}
    open={open}
    onOpenChange={() => pending || onClose()}
    actions={
      <>
        <Button variant="ghost" disabled={pending} onClick={onClose}>
          {copy.cancel}
        </Button>
        <Button
          variant={destructive ? 'destructive' : 'primary'}
          pending={pending}
          pendingLabel={copy.confirming}
          onClick={onConfirm}
        >
          {copy.confirm}
        </Button>
      </>
    }
  >
    {(children || failure) && (
      <Stack gap={3}>
        {children}
        <FailureNotice>{failure}</FailureNotice>
      </Stack>
    )}
  </Dialog>
);
