import { eraseAccount } from '@aera/contracts';
import { GoesAndStays } from '@aera/frontend-kit/privacy-ui';
import { Button, Notice, Stack, Text } from '@aera/ui';
import { Dialog } from '@aera/ui/dialog';
import { callApi, isApiError } from '@aera/frontend-kit';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { PasswordField } from '../account/password-field.tsx';
import { useForm } from '../form/use-form.ts';
import { leaveErased } from './leave.ts';
import { ownDataWords } from './own-data-words.ts';

const words = ownDataWords.erase.dialog;

/** Says what goes and what stays, and asks for the password: this cannot be undone, and the screen may be somebody else's. */
export function EraseDialog({ onClose }: { readonly onClose: () => void }) {
  const id = useId();
  const erasing = useMutation({
    mutationFn: (password: string) => callApi(eraseAccount, { body: { password } }),
    onSuccess: leaveErased,
  });
  // Until the new page is there.
  const pending = erasing.isPending || erasing.isSuccess;
  const { form, bind, submit, hasErrors } = useForm({
    initial: { password: '' },
    check: ({ password }) => (password === '' ? { password: words.missing } : {}),
    send: ({ password }) => erasing.mutateAsync(password),
    pending,
    fieldOf: (error): { password?: string } =>
      isApiError(error) && error.problem?.code === 'wrong-password' ? { password: error.detail } : {},
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => open || pending || onClose()}
      title={words.title}
      description={words.text}
      actions={
        <>
          <Button variant="ghost" onClick={onClose} disabled={pending}>
            {words.cancel}
          </Button>
          <Button
            type="submit"
            form={id}
            variant="destructive"
            pending={pending}
            pendingLabel={words.confirming}
          >
            {words.confirm}
          </Button>
        </>
      }
    >
      <Stack as="form" id={id} ref={form} noValidate onSubmit={submit} gap={4}>
        <GoesAndStays words={words} />
        <Text size="sm">{words.waiting}</Text>
        <PasswordField {...bind('password')} autoComplete="current-password" maxLength={200} required />
        <div role="alert">
          {erasing.isError && !hasErrors && (
            <Notice tone="destructive" title={words.failed}>
              {isApiError(erasing.error) ? erasing.error.detail : words.unreachable}
            </Notice>
          )}
        </div>
      </Stack>
    </Dialog>
  );
}
