import { Button, Notice, Stack, TextField, useToast } from '@aera/ui';
import { Dialog } from '@aera/ui/dialog';
import { isApiError } from '@aera/frontend-kit';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { PasswordField } from '../../../shared/form/password-field.tsx';
import { useForm } from '../../../shared/form/use-form.ts';
import { createPasskey } from '../passkey-client.ts';
import { securityCopy } from './security-copy.ts';
import { toErrorDetail, useInvalidateSecurity } from './security-api.ts';

const copy = securityCopy.passkeys.adding;
const maxNameLength = 60;

/** Names a passkey, asks for the password, and then for the passkey itself. */
export function AddPasskeyDialog({ onClose }: { readonly onClose: () => void }) {
  const id = useId();
  const { toast } = useToast();
  const invalidate = useInvalidateSecurity();
  const creation = useMutation({
    mutationFn: createPasskey,
    onSuccess: async ({ passkey: { name } }) => {
      toast({ title: copy.done(name), variant: 'success' });
      onClose();
      await invalidate();
    },
  });
  const { form, bind, submit, hasErrors } = useForm({
    initial: { name: copy.usual, password: '' },
    check: ({ name, password }) => ({
      ...(name.trim() === '' && { name: copy.missingName }),
      ...(password === '' && { password: copy.missingPassword }),
    }),
    send: ({ name, password }) => creation.mutateAsync({ name: name.trim(), password }),
    pending: creation.isPending,
    fieldOf: (error): { password?: string } =>
      isApiError(error) && error.problem?.code === 'wrong-password' ? { password: error.detail } : {},
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => open || creation.isPending || onClose()}
      width="sm"
      title={copy.title}
      description={copy.text}
      actions={
        <>
          <Button variant="ghost" onClick={onClose} disabled={creation.isPending}>
            {securityCopy.cancel}
          </Button>
          <Button type="submit" form={id} pending={creation.isPending} pendingLabel={copy.submitting}>
            {copy.submit}
          </Button>
        </>
      }
    >
      <Stack as="form" id={id} ref={form} noValidate onSubmit={submit} gap={4}>
        <TextField
          {...bind('name')}
          label={copy.name}
          hint={copy.nameHint}
          autoComplete="off"
          maxLength={maxNameLength}
          required
        />
        <PasswordField
          {...bind('password')}
          label={copy.password}
          autoComplete="current-password"
          maxLength={200}
          required
        />
        <div role="alert">
          {creation.isError && !hasErrors && (
            <Notice tone="warning" title={copy.failure}>
              {toFailureMessage(creation.error)}
            </Notice>
          )}
        </div>
      </Stack>
    </Dialog>
  );
}

/** The browser says little of why there is no passkey, and on purpose. */
function toFailureMessage(error: Error): string {
  if (error.name === 'InvalidStateError') return copy.there;
  return /^(?:NotAllowed|Abort)Error$/.test(error.name) ? copy.given : toErrorDetail(error);
}
