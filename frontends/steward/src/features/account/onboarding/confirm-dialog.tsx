import { Button, Notice, Stack, Text } from '@aera/ui';
import { Dialog } from '@aera/ui/dialog';
import type { ReactNode } from 'react';
import { onboardingWords } from './onboarding-copy.ts';
import { failureOf } from './onboarding-api.ts';

export interface ConfirmProps {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly confirming: string;
  readonly destructive?: boolean;
  readonly pending: boolean;
  readonly error: unknown;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** Says what will happen before it does, and why it did not. */
export const Confirm = ({
  title,
  text,
  confirm,
  confirming,
  destructive = false,
  pending,
  error,
  onConfirm,
  onClose,
  children,
}: ConfirmProps) => (
  <Dialog
    open
    onOpenChange={(open) => open || pending || onClose()}
    title={title}
    actions={
      <>
        <Button variant="ghost" onClick={onClose}>
          {onboardingWords.confirm.cancel}
        </Button>
        <Button
          variant={destructive ? 'destructive' : 'primary'}
          pending={pending}
          pendingLabel={confirming}
          onClick={onConfirm}
        >
          {confirm}
        </Button>
      </>
    }
  >
    <Stack gap={4}>
      <Text>{text}</Text>
      {children}
      {error !== null && (
        <div role="alert">
          <Notice tone="destructive">{failureOf(error)}</Notice>
        </div>
      )}
    </Stack>
  </Dialog>
);
