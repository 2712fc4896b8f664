import { Button, Notice, Stack, TextField, useToast } from '@aera/ui';
import { Dialog } from '@aera/ui/dialog';
import { isApiError } from '@aera/frontend-kit';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { PasswordField } from '../account/password-field.tsx';
import { useForm } from '../form/use-form.ts';
import { makePasskey } from './make-passkey.ts';
import { securityWords } from './security-words.ts';
import { detailOf, useRefreshSecurity } from './use-security.ts';

const words = securityWords.passkeys.adding;
const longestName = 60;

/** Names a passkey, asks for the password, and then for the passkey itself. */
export function AddPasskey({ onClose }: { readonly onClose: () => void }) {
  const id = useId();
  const { toast } = useToast();
  const refresh = useRefreshSecurity();
  const adding = useMutation({
    mutationFn: makePasskey,
    onSuccess: async ({ passkey: { name } }) => {
      toast({ title: words.done(name), variant: 'success' });
      onClose();
      await refresh();
    },
  });
  const { form, bind, submit, hasErrors } = useForm({
    initial: { name: words.usual, password: '' },
    check: ({ name, password }) => ({
      ...(name.trim() === '' && { name: words.missingName }),
      ...(password === '' && { password: words.missingPassword }),
    }),
    send: ({ name, password }) => adding.mutateAsync({ name: name.trim(), password }),
    pending: adding.isPending,
    fieldOf: (error): { password?: string } =>
      isApiError(error) && error.problem?.code === 'wrong-password' ? { password: error.detail } : {},
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => open || adding.isPending || onClose()}
      width="sm"
      title={words.title}
      description={words.text}
      actions={
        <>
          <Button variant="ghost" onClick={onClose} disabled={adding.isPending}>
            {securityWords.cancel}
          </Button>
          <Button type="submit" form={id} pending={adding.isPending} pendingLabel={words.submitting}>
            {words.submit}
          </Button>
        </>
      }
    >
      <Stack as="form" id={id} ref={form} noValidate onSubmit={submit} gap={4}>
        <TextField
          {...bind('name')}
          label={words.name}
          hint={words.nameHint}
          autoComplete="off"
          maxLength={longestName}
          required
        />
        <PasswordField
          {...bind('password')}
          label={words.password}
          autoComplete="current-password"
          maxLength={200}
          required
        />
        <div role="alert">
          {adding.isError && !hasErrors && (
            <Notice tone="warning" title={words.failure}>
              {failureOf(adding.error)}
            </Notice>
          )}
        </div>
      </Stack>
    </Dialog>
  );
}

/** The browser says little of why there is no passkey, and on purpose. */
function failureOf(error: Error): string {
  if (error.name === 'InvalidStateError') return words.there;
  return /^(?:NotAllowed|Abort)Error$/.test(error.name) ? words.given : detailOf(error);
}
