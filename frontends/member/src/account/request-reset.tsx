import { requestPasswordReset } from '@aera/contracts';
import { account } from '@aera/content/account';
import { Button, Notice, Stack, TextField } from '@aera/ui';
import { callApi } from '@aera/frontend-kit';
import { useMutation } from '@tanstack/react-query';
import { emailAdvice, isEmail, longestEmail } from '../form/email.ts';
import { useForm } from '../form/use-form.ts';
import { PageHead } from '../page/page-head.tsx';
import { paths } from '../paths.ts';
import { AccountForm } from './account-form.tsx';
import { AccountFrame } from './account-frame.tsx';
import { accountWords } from './account-words.ts';

const words = accountWords.request;

/** Has a link sent. What it says afterwards is the same whether or not there is such an account. */
export function RequestReset() {
  const request = useMutation({
    mutationFn: (email: string) => callApi(requestPasswordReset, { body: { email } }),
  });
  const { form, bind, submit, hasErrors } = useForm({
    initial: { email: '' },
    check: ({ email }) => (isEmail(email) ? {} : { email: emailAdvice }),
    send: ({ email }) => request.mutateAsync(email.trim()),
    pending: request.isPending,
  });
  return (
    <AccountFrame
      title={words.title}
      lead={words.lead}
      other={{ text: words.other, label: words.otherLink, to: paths.login }}
    >
      <PageHead title={words.title} description={words.description} />
      {request.isSuccess ? (
        <Stack gap={4} align="start">
          <output>
            <Notice tone="success" title={words.sent.title}>
              {words.sent.text(request.variables)}
            </Notice>
          </output>
          <Button variant="secondary" onClick={request.reset}>
            {words.sent.again}
          </Button>
        </Stack>
      ) : (
        <AccountForm
          formRef={form}
          title={words.title}
          words={words}
          pending={request.isPending}
          failure={hasErrors ? null : request.error}
          onSubmit={submit}
        >
          <TextField
            {...bind('email')}
            label={account.fields.email}
            type="email"
            autoComplete="username"
            maxLength={longestEmail}
            required
          />
        </AccountForm>
      )}
    </AccountFrame>
  );
}
