import { eraseAccount, readCurrentMember } from '@aera/contracts';
import { callApi, emitWindowEvent, isApiError, isNetworkError } from '@aera/frontend-kit';
import { FormDialog, FormError, PasswordField, useForm } from '@aera/frontend-kit/form';
import { ErasureSummary } from '@aera/frontend-kit/privacy-ui';
import { Button, Card, Heading, Stack, Text } from '@aera/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
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
  const [isResponseLost, setIsResponseLost] = useState(false);
  const erasure = useMutation({
    mutationFn: (body: { password: string }) => callApi(eraseAccount, { body }),
    onSuccess: leavePage,
    onError: (error) => {
      if (isNetworkError(error)) setIsResponseLost(true);
    },
  });
  // An attempt without a response may have erased the account and ended its session.
  const mayBeErased =
    isResponseLost && isApiError(erasure.error) && [401, 404].includes(erasure.error.status);
  const form = useForm({
    initial: { password: '' },
    validate: ({ password }) => ({ password: password === '' ? copy.missing : undefined }),
    send: ({ password }) => erasure.mutateAsync({ password }),
    // Stays pending until the next page is loaded.
    mutation: { isPending: erasure.isPending || erasure.isSuccess, error: erasure.error },
    fieldByCode: { 'wrong-password': 'password' },
  });
  return (
    <FormDialog
      form={form}
      title={copy.title}
      description={copy.text}
      copy={copy}
      variant="destructive"
      onClose={onClose}
    >
      <ErasureSummary copy={copy} />
      <Text size="sm">{copy.pendingQuestions}</Text>
      <PasswordField {...form.bind('password')} />
      <FormError
        error={mayBeErased || form.error}
        fallback={mayBeErased ? copy.mayBeErased.text : undefined}
        title={mayBeErased ? copy.mayBeErased.title : copy.failed}
      />
    </FormDialog>
  );
}

/** Replaces the page, so that no data of the member stays in memory or in the history. */
function leavePage(): void {
  emitWindowEvent('signed-out', { path: readCurrentMember.path });
  window.location.replace(accountErasedPath);
}
