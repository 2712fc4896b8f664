import { eraseAccount } from '@aera/contracts';
import { callApi, emitWindowEvent, isApiError } from '@aera/frontend-kit';
import { GoesAndStays } from '@aera/frontend-kit/privacy-ui';
import { Button, Card, Heading, Notice, Stack, Text } from '@aera/ui';
import { Dialog } from '@aera/ui/dialog';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { PasswordField } from '../../shared/form/password-field.tsx';
import { useForm } from '../../shared/form/use-form.ts';
import { accountErasedPath } from '../../shared/paths.ts';
import { myDataCopy } from './my-data-copy.ts';

const copy = myDataCopy.erase;

export function EraseAccount() {
  const [open, setOpen] = useState(false);
  return (
    <Stack as={Card} gap={4} align="start">
      <Heading level={2} size="lg">
        {copy.title}
      </Heading>
      <Text>{copy.text}</Text>
      <Button variant="destructive" onClick={() => setOpen(true)}>
        {copy.action}
      </Button>
      {open && <EraseDialog onClose={() => setOpen(false)} />}
    </Stack>
  );
}

/** Lists what is erased and what stays. Asks for the password, since erasure cannot be undone. */
function EraseDialog({ onClose }: { readonly onClose: () => void }) {
  const copy = myDataCopy.erase.dialog;
  const id = useId();
  const erasure = useMutation({
    mutationFn: (password: string) => callApi(eraseAccount, { body: { password } }),
    onSuccess: leavePage,
  });
  // Stays pending until the next page is loaded.
  const pending = erasure.isPending || erasure.isSuccess;
  const { form, bind, submit, hasErrors } = useForm({
    initial: { password: '' },
    check: ({ password }) => (password === '' ? { password: copy.missing } : {}),
    send: ({ password }) => erasure.mutateAsync(password),
    pending,
    fieldOf: (error): { password?: string } =>
      isApiError(error) && error.problem?.code === 'wrong-password' ? { password: error.detail } : {},
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => open || pending || onClose()}
      title={copy.title}
      description={copy.text}
      actions={
        <>
          <Button variant="ghost" onClick={onClose} disabled={pending}>
            {copy.cancel}
          </Button>
          <Button
            type="submit"
            form={id}
            variant="destructive"
            pending={pending}
            pendingLabel={copy.confirming}
          >
            {copy.confirm}
          </Button>
        </>
      }
    >
      <Stack as="form" id={id} ref={form} noValidate onSubmit={submit} gap={4}>
        <GoesAndStays words={copy} />
        <Text size="sm">{copy.waiting}</Text>
        <PasswordField {...bind('password')} autoComplete="current-password" maxLength={200} required />
        <div role="alert">
          {erasure.isError && !hasErrors && (
            <Notice tone="destructive" title={copy.failed}>
              {isApiError(erasure.error) ? erasure.error.detail : copy.unreachable}
            </Notice>
          )}
        </div>
      </Stack>
    </Dialog>
  );
}

/** Replaces the page, so that no data of the member stays in memory or in the history. */
function leavePage(): void {
  emitWindowEvent('signed-out');
  window.location.replace(accountErasedPath);
}
