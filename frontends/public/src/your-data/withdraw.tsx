import { yourData } from '@aera/content/your-data';
import { Button, Card, Heading, Notice, Stack, Text, useToast } from '@aera/ui';
import { Dialog } from '@aera/ui/dialog';
import { callApi, logFailure } from '@aera/web-kit';
import { forgetAcknowledgement } from '@aera/web-kit/forget-acknowledgement';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { keys } from '../keys.ts';
import { withdrawAddress } from './addresses.ts';
import { useReadAnew } from './use-visitor-data.ts';

const { title, text, action, nothing, dialog, done, failed } = yourData.withdraw;

/** Takes every acknowledgement of this browser back, after asking once. */
export function Withdraw({ standing }: { readonly standing: boolean }) {
  const [open, setOpen] = useState(false);
  const heading = useHeadingOnceDone(standing);
  const { toast } = useToast();
  const readAnew = useReadAnew();
  const withdrawing = useMutation({
    mutationFn: () => callApi(withdrawAddress, { body: {} }),
    onError: (error) => logFailure('Failed to withdraw the consent', error),
    onSuccess: () => {
      setOpen(false);
      toast({ ...done, variant: 'success' });
      forgetAcknowledgement(keys);
      readAnew();
    },
  });
  return (
    <Stack as={Card} gap={4} align="start">
      <Heading level={3} size="lg" ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      <Text>{standing ? text : nothing}</Text>
      {standing && (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {action}
        </Button>
      )}
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={dialog.title}
        description={dialog.text}
        width="sm"
        actions={
          <>
            <Button variant="ghost" onClick={() => setOpen(false)}>
              {dialog.cancel}
            </Button>
            <Button
              pending={withdrawing.isPending}
              pendingLabel={dialog.confirming}
              onClick={() => withdrawing.mutate()}
            >
              {dialog.confirm}
            </Button>
          </>
        }
      >
        <div role="alert">{withdrawing.isError && <Notice tone="destructive">{failed}</Notice>}</div>
      </Dialog>
    </Stack>
  );
}

/** Takes the focus once there is nothing left to withdraw: the button that had it is gone. */
function useHeadingOnceDone(standing: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(standing);
  useEffect(() => {
    if (before.current && !standing) heading.current?.focus();
    before.current = standing;
  }, [standing]);
  return heading;
}
