import { resetPassword } from '@aera/contracts';
import { account } from '@aera/content/account';
import { ButtonLink, Notice, Stack } from '@aera/ui';
import { callApi, isApiError, memberKey } from '@aera/frontend-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router-dom';
import { useForm } from '../form/use-form.ts';
import { PageHead } from '../page/page-head.tsx';
import { changedPath, paths, resetPath } from '../paths.ts';
import { AccountForm } from './account-form.tsx';
import { AccountFrame } from './account-frame.tsx';
import { accountWords } from './account-words.ts';
import { PasswordField } from './password-field.tsx';
import { PasswordRule } from './password-rule.tsx';
import { shortestPassword } from './shortest-password.ts';

const words = accountWords.choose;

/** Chooses a new password with the link from a mail, then leads to the sign-in. */
export function ChoosePassword({ token }: { readonly token: string }) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const reset = useMutation({
    mutationFn: (password: string) => callApi(resetPassword, { body: { token, password } }),
    onSuccess: async () => {
      // Whoever was signed in here is not any more.
      client.setQueryData(memberKey, null);
      await navigate(changedPath, { replace: true });
    },
  });
  const { form, values, bind, submit, hasErrors } = useForm({
    initial: { password: '' },
    check: ({ password }) =>
      password.length < shortestPassword ? { password: account.missing.shortPassword } : {},
    send: ({ password }) => reset.mutateAsync(password),
    pending: reset.isPending,
  });
  const isDead = isApiError(reset.error) && reset.error.problem?.code === 'reset-invalid';
  const { other, otherLink } = accountWords.request;
  return (
    <AccountFrame
      title={words.title}
      lead={words.lead}
      other={{ text: other, label: otherLink, to: paths.login }}
    >
      <PageHead title={words.title} personal />
      {isDead ? (
        <Stack gap={4} align="start">
          <div role="alert">
            <Notice tone="warning" title={words.dead.title}>
              {words.dead.text}
            </Notice>
          </div>
          <ButtonLink as={Link} to={resetPath}>
            {words.dead.again}
          </ButtonLink>
        </Stack>
      ) : (
        <AccountForm
          formRef={form}
          title={words.title}
          words={words}
          pending={reset.isPending}
          failure={hasErrors ? null : reset.error}
          onSubmit={submit}
        >
          <PasswordField
            {...bind('password')}
            label={words.field}
            hint={<PasswordRule password={values.password} />}
            autoComplete="new-password"
            maxLength={200}
            required
          />
        </AccountForm>
      )}
    </AccountFrame>
  );
}
