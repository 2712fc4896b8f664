import { type Passkey, renamePasskey } from '@aera/contracts';
import { Button, Notice, Stack, TextField } from '@aera/ui';
import { Dialog } from '@aera/ui/dialog';
import { callApi } from '@aera/frontend-kit';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm } from '../form/use-form.ts';
import { securityWords } from './security-words.ts';
import { detailOf, useRefreshSecurity } from './use-security.ts';

const words = securityWords.passkeys.renaming;
const { name: label, missingName } = securityWords.passkeys.adding;

interface RenamePasskeyProps {
  readonly passkey: Passkey;
  readonly onClose: () => void;
}

/** Gives a passkey another name. */
export function RenamePasskey({ passkey: { id, name }, onClose }: RenamePasskeyProps) {
  const formId = useId();
  const refresh = useRefreshSecurity();
  const renaming = useMutation({
    mutationFn: (to: string) => callApi(renamePasskey, { params: { id }, body: { name: to } }),
    onSuccess: async () => {
      await refresh();
      onClose();
    },
  });
  const { form, bind, submit, hasErrors } = useForm({
    initial: { name },
    check: (values) => (values.name.trim() === '' ? { name: missingName } : {}),
    send: (values) => renaming.mutateAsync(values.name.trim()),
    pending: renaming.isPending,
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => open || renaming.isPending || onClose()}
      width="sm"
      title={words.title}
      actions={
        <>
          <Button variant="ghost" onClick={onClose} disabled={renaming.isPending}>
            {securityWords.cancel}
          </Button>
          <Button type="submit" form={formId} pending={renaming.isPending} pendingLabel={words.submitting}>
            {words.submit}
          </Button>
        </>
      }
    >
      <Stack as="form" id={formId} ref={form} noValidate onSubmit={submit} gap={4}>
        <TextField {...bind('name')} label={label} autoComplete="off" maxLength={60} required />
        <div role="alert">
          {renaming.isError && !hasErrors && (
            <Notice tone="destructive" title={words.failure}>
              {detailOf(renaming.error)}
            </Notice>
          )}
        </div>
      </Stack>
    </Dialog>
  );
}
