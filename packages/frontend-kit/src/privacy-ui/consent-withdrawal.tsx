import { yourData } from '@aera/content/your-data';
import { withdrawConsent } from '@aera/contracts';
import { Button, Card, Heading, Stack, Text, useToast } from '@aera/ui';
import { callApi, logFailure } from '@aera/frontend-kit';
import { clearAcknowledgement } from '@aera/frontend-kit/clear-visitor-storage';
import { lockVisitor } from '@aera/frontend-kit/visitor-lock';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '../form/index.ts';

const { action, dialog, done, failed } = yourData.withdraw;

export interface ConsentWithdrawalProps {
  readonly title: string;
  /** Current consent status. */
  readonly text: string;
  /** Whether a consent is active. */
  readonly isActive: boolean;
  readonly level: 2 | 3;
  readonly onWithdrawn: () => void;
}

/** Withdraws every consent given in this browser, after a confirmation. */
export function ConsentWithdrawal(props: ConsentWithdrawalProps) {
  const { title, text, isActive, level, onWithdrawn } = props;
  const [open, setOpen] = useState(false);
  const heading = useFocusOnWithdrawal(isActive);
  const { toast } = useToast();
  const withdrawing = useMutation({
    // Waits for a consent that is being sent, and deletes those that are not sent yet.
    mutationFn: () =>
      lockVisitor(async () => {
        await callApi(withdrawConsent, { body: {} });
        clearAcknowledgement();
      }),
    onError: (error) => logFailure('Failed to withdraw consent', error),
    onSuccess: () => {
      setOpen(false);
      toast({ ...done, variant: 'success' });
      onWithdrawn();
    },
  });
  return (
    <Stack as={Card} gap={4} align="start">
      <Heading level={level} size="lg" ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      <Text>{text}</Text>
      {isActive && (
        <Button
          variant="secondary"
          onClick={() => {
            // An error of an earlier attempt is over.
            withdrawing.reset();
            setOpen(true);
          }}
        >
          {action}
        </Button>
      )}
      <ConfirmDialog
        open={open}
        width="sm"
        title={dialog.title}
        description={dialog.text}
        copy={dialog}
        pending={withdrawing.isPending}
        failure={withdrawing.isError ? failed : null}
        onConfirm={() => withdrawing.mutate()}
        onClose={() => setOpen(false)}
      />
    </Stack>
  );
}

/** Moves the focus to the heading after the withdrawal, because the button is removed. */
function useFocusOnWithdrawal(isActive: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasActive = useRef(isActive);
  useEffect(() => {
    if (wasActive.current && !isActive) heading.current?.focus();
    wasActive.current = isActive;
  }, [isActive]);
  return heading;
}
