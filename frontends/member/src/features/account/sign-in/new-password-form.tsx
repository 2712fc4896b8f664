import { resetPassword } from '@aera/contracts';
import { account } from '@aera/content/account';
import { ButtonLink, Notice, Stack } from '@aera/ui';
import { callApi, isApiError, memberKey } from '@aera/frontend-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router-dom';
import { useForm } from '../../../shared/form/use-form.ts';
import { PageHead } from '../../../shared/page-head.tsx';
import { passwordChangedPath, paths, resetPath } from '../../../shared/paths.ts';
import { AccountForm } from './account-form.tsx';
import { AccountFrame } from './account-frame.tsx';
import { signInCopy } from './sign-in-copy.ts';
import { PasswordField } from '../../../shared/form/password-field.tsx';
import { PasswordRule, shortestPassword } from '../../../shared/form/password-rule.tsx';

const copy = signInCopy.choose;

/** Chooses a new password with the link from a mail, then leads to the sign-in. */
export function NewPasswordForm({ token }: { readonly token: string }) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const reset = useMutation({
    mutationFn: (password: string) => callApi(resetPassword, { body: { token, password } }),
    onSuccess: async () => {
      // Whoever was signed in here is not any more.
      client.setQueryData(memberKey, null);
      await navigate(passwordChangedPath, { replace: true });
    },
  });
  const { form, values, bind, submit, hasErrors } = useForm({
    initial: { password: '' },
    check: ({ password }) =>
      password.length < shortestPassword ? { password: account.missing.shortPassword } : {},
    send: ({ password }) => reset.mutateAsync(password),
    pending: reset.isPending,
  });
  const isExpired = isApiError(reset.error) && reset.error.problem?.code === 'reset-invalid';
  const { other, otherLink } = signInCopy.request;
  return (
    <AccountFrame
      title={copy.title}
      lead={copy.lead}
      alternative={{ text: other, label: otherLink, to: paths.login }}
    >
      <PageHead title={copy.title} personal />
      {isExpired ? (
        <Stack gap={4} align="start">
          <div role="alert">
            <Notice tone="warning" title={copy.dead.title}>
              {copy.dead.text}
            </Notice>
          </div>
          <ButtonLink as={Link} to={resetPath}>
            {copy.dead.again}
          </ButtonLink>
        </Stack>
      ) : (
        <AccountForm
          formRef={form}
          title={copy.title}
          copy={copy}
          pending={reset.isPending}
          failure={hasErrors ? null : reset.error}
          onSubmit={submit}
        >
          <PasswordField
            {...bind('password')}
            label={copy.field}
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
