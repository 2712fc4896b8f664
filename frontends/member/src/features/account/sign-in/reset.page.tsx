import { findEmailError, maxEmailLength, useForm } from '@aera/frontend-kit/form';
import { account } from '@aera/content/account';
import { requestPasswordReset } from '@aera/contracts';
import { callApi } from '@aera/frontend-kit';
import { useLinkToken } from '@aera/frontend-kit/link-token';
import { Button, Notice, Stack, TextField } from '@aera/ui';
import { useMutation } from '@tanstack/react-query';
import { PageHead } from '../../../shared/page-head.tsx';
import { paths } from '../../../shared/paths.ts';
import { AccountForm } from './account-form.tsx';
import { AccountFrame } from './account-frame.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { signInCopy } from './sign-in-copy.ts';

/** Sets a new password with the link from the email; without one, requests the email. */
export function ResetPage() {
  const { token } = useLinkToken();
  return token ? <NewPasswordForm token={token} /> : <ResetRequestForm />;
}

const copy = signInCopy.request;

/** Has a link sent. What it says afterwards is the same whether or not there is such an account. */
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
    <AccountFrame
      title={copy.title}
      lead={copy.lead}
      alternative={{ text: copy.other, label: copy.otherLink, to: paths.login }}
    >
      <PageHead title={copy.title} description={copy.description} />
      {request.isSuccess ? (
        <Stack gap={4} align="start">
          <output>
            <Notice tone="success" title={copy.sent.title}>
              {copy.sent.text(request.variables)}
            </Notice>
          </output>
          <Button variant="secondary" onClick={request.reset}>
            {copy.sent.again}
          </Button>
        </Stack>
      ) : (
        <AccountForm form={form} title={copy.title} copy={copy}>
          <TextField
            {...form.bind('email')}
            label={account.fields.email}
            type="email"
            autoComplete="username"
            maxLength={maxEmailLength}
            required
          />
        </AccountForm>
      )}
    </AccountFrame>
  );
}
