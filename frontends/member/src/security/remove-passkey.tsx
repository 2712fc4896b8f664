import { type Passkey, removePasskey } from '@aera/contracts';
import { Button, useToast } from '@aera/ui';
import { Dialog } from '@aera/ui/dialog';
import { callApi } from '@aera/frontend-kit';
import { useMutation } from '@tanstack/react-query';
import { securityWords } from './security-words.ts';
import { detailOf, useRefreshSecurity } from './use-security.ts';

const words = securityWords.passkeys.removing;

interface RemovePasskeyProps {
  readonly passkey: Passkey;
  readonly onClose: () => void;
}

/** Lets a passkey open the account no more, after asking once. */
export function RemovePasskey({ passkey: { id, name }, onClose }: RemovePasskeyProps) {
  const { toast } = useToast();
  const refresh = useRefreshSecurity();
  const removing = useMutation({
    mutationFn: () => callApi(removePasskey, { params: { id } }),
    onSuccess: async () => {
      toast({ title: words.done(name), variant: 'success' });
      onClose();
      await refresh();
    },
    onError: (error) => toast({ title: words.failed, description: detailOf(error), variant: 'destructive' }),
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => open || removing.isPending || onClose()}
      width="sm"
      title={words.title(name)}
      description={words.text}
      actions={
        <>
          <Button variant="ghost" onClick={onClose} disabled={removing.isPending}>
            {securityWords.cancel}
          </Button>
          <Button
            variant="destructive"
            pending={removing.isPending}
            pendingLabel={words.submitting}
            onClick={() => removing.mutate()}
          >
            {words.submit}
          </Button>
        </>
      }
    />
  );
}
