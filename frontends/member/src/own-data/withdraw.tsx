import { brand } from '@aera/content';
import { Button, Card, Heading, Notice, Stack, Text, useToast } from '@aera/ui';
import { Dialog } from '@aera/ui/dialog';
import { callApi, logFailure, storageKeys } from '@aera/web-kit';
import { forgetAcknowledgement } from '@aera/web-kit/forget-acknowledgement';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { addresses } from '../addresses.ts';
import { ownDataWords } from './own-data-words.ts';
import type { OwnData } from './use-own-data.ts';

const { title, standing, nothing, unknown, action, dialog, done, failed } = ownDataWords.consent;

/** Takes the acknowledgements of this browser back, after asking once. The account stays. */
export function Withdraw({ browser }: Pick<OwnData, 'browser'>) {
  const [open, setOpen] = useState(false);
  const stands = browser.data?.consents.some(({ events }) => events.every(({ type }) => type === 'given'));
  const heading = useHeadingOnceDone(stands === true);
  const { toast } = useToast();
  const withdrawing = useMutation({
    mutationFn: () => callApi(addresses.withdrawConsent, { body: {} }),
    onError: (error) => logFailure('Failed to withdraw the consent', error),
    onSuccess: () => {
      setOpen(false);
      toast({ ...done, variant: 'success' });
      forgetAcknowledgement(storageKeys(brand.slug));
      browser.retry();
    },
  });
  return (
    <Stack as={Card} gap={4} align="start">
      <Heading level={2} size="lg" ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      <Text>{browser.failed ? unknown : stands ? standing : nothing}</Text>
      {stands && (
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
