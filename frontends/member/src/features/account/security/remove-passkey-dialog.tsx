import { type Passkey, removePasskey } from '@aera/contracts';
import { Button, useToast } from '@aera/ui';
import { Dialog } from '@aera/ui/dialog';
import { callApi } from '@aera/frontend-kit';
import { useMutation } from '@tanstack/react-query';
import { securityCopy } from './security-copy.ts';
import { toErrorDetail, useInvalidateSecurity } from './security-api.ts';

const copy = securityCopy.passkeys.removing;

interface RemovePasskeyDialogProps {
  readonly passkey: Passkey;
  readonly onClose: () => void;
}

/** Lets a passkey open the account no more, after asking once. */
export function RemovePasskeyDialog({ passkey: { id, name }, onClose }: RemovePasskeyDialogProps) {
  const { toast } = useToast();
  const invalidate = useInvalidateSecurity();
  const removal = useMutation({
    mutationFn: () => callApi(removePasskey, { params: { id } }),
    onSuccess: async () => {
      toast({ title: copy.done(name), variant: 'success' });
      onClose();
      await invalidate();
    },
    onError: (error) =>
      toast({ title: copy.failed, description: toErrorDetail(error), variant: 'destructive' }),
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => open || removal.isPending || onClose()}
      width="sm"
      title={copy.title(name)}
      description={copy.text}
      actions={
        <>
          <Button variant="ghost" onClick={onClose} disabled={removal.isPending}>
            {securityCopy.cancel}
          </Button>
          <Button
            variant="destructive"
            pending={removal.isPending}
            pendingLabel={copy.submitting}
            onClick={() => removal.mutate()}
          >
            {copy.submit}
          </Button>
        </>
      }
    />
  );
}
