import { findEmailError, useForm } from '@aera/frontend-kit/form';
import { requestPasswordReset } from '@aera/contracts';
import { callApi } from '@aera/frontend-kit';
import { useLinkToken } from '@aera/frontend-kit/link-token';
import { Button, focusOnMount, focusParentOnRemoval, Notice, Stack } from '@aera/ui';
import { useMutation } from '@tanstack/react-query';
import { paths } from '../../../shared/paths.ts';
import { AccountForm, AccountFrame, EmailField } from './account-frame.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { signInCopy } from './sign-in-copy.ts';

/** Sets a new password with the link from the email; without one, requests the email. */
export function ResetPasswordPage() {
  const { token } = useLinkToken();
  return token ? <NewPasswordForm token={token} /> : <ResetRequestForm />;
}

const copy = signInCopy.resetRequest;

/** Requests a reset link by email. The message afterwards does not reveal whether the account exists. */
function ResetRequestForm() {
  const request = useMutation({
    mutationFn: (email: string) => callApi(requestPasswordReset, { body: { email } }),
  });
  const form = useForm({
    initial: { email: '' },
    validate: ({ email }) => ({ email: findEmailError(email) }),
    send: ({ email }) => request.mutateAsync(email.trim()),
    mutation: request,
  });
  return (
    <AccountFrame copy={copy} otherPath={paths.login}>
      {request.isSuccess ? (
        <Stack ref={focusParentOnRemoval} gap={4} align="start">
          <output ref={focusOnMount} tabIndex={-1}>
            <Notice tone="success" title={copy.sent.title}>
              {copy.sent.text(request.variables)}
            </Notice>
          </output>
          <Button variant="secondary" onClick={request.reset}>
            {copy.sent.changeEmail}
          </Button>
        </Stack>
      ) : (
        <AccountForm form={form} title={copy.title} copy={copy}>
          <EmailField {...form.bind('email')} />
        </AccountForm>
      )}
    </AccountFrame>
  );
}
