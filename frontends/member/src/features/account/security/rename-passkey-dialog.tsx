import { type Passkey, renamePasskey } from '@aera/contracts';
import { Button, Notice, Stack, TextField } from '@aera/ui';
import { Dialog } from '@aera/ui/dialog';
import { callApi } from '@aera/frontend-kit';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm } from '../../../shared/form/use-form.ts';
import { securityCopy } from './security-copy.ts';
import { toErrorDetail, useInvalidateSecurity } from './security-api.ts';

const copy = securityCopy.passkeys.renaming;
const { name: label, missingName } = securityCopy.passkeys.adding;

interface RenamePasskeyDialogProps {
  readonly passkey: Passkey;
  readonly onClose: () => void;
}

/** Gives a passkey another name. */
export function RenamePasskeyDialog({ passkey: { id, name }, onClose }: RenamePasskeyDialogProps) {
  const formId = useId();
  const invalidate = useInvalidateSecurity();
  const rename = useMutation({
    mutationFn: (to: string) => callApi(renamePasskey, { params: { id }, body: { name: to } }),
    onSuccess: async () => {
      await invalidate();
      onClose();
    },
  });
  const { form, bind, submit, hasErrors } = useForm({
    initial: { name },
    check: (values) => (values.name.trim() === '' ? { name: missingName } : {}),
    send: (values) => rename.mutateAsync(values.name.trim()),
    pending: rename.isPending,
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => open || rename.isPending || onClose()}
      width="sm"
      title={copy.title}
      actions={
        <>
          <Button variant="ghost" onClick={onClose} disabled={rename.isPending}>
            {securityCopy.cancel}
          </Button>
          <Button type="submit" form={formId} pending={rename.isPending} pendingLabel={copy.submitting}>
            {copy.submit}
          </Button>
        </>
      }
    >
      <Stack as="form" id={formId} ref={form} noValidate onSubmit={submit} gap={4}>
        <TextField {...bind('name')} label={label} autoComplete="off" maxLength={60} required />
        <div role="alert">
          {rename.isError && !hasErrors && (
            <Notice tone="destructive" title={copy.failure}>
              {toErrorDetail(rename.error)}
            </Notice>
          )}
        </div>
      </Stack>
    </Dialog>
  );
}
