import { findNewPasswordError, NewPasswordField, useForm } from '@aera/frontend-kit/form';
import { resetPassword } from '@aera/contracts';
import { ButtonLink, focusOnMount, Notice, Stack } from '@aera/ui';
import { callApi, isApiError, memberKey } from '@aera/frontend-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router-dom';
import { passwordChangedPath, paths, resetPath } from '../../../shared/paths.ts';
import { AccountForm, AccountFrame } from './account-frame.tsx';
import { signInCopy } from './sign-in-copy.ts';

const copy = signInCopy.newPassword;

/** Sets a new password with the link from an email, then leads to the sign-in. */
export function NewPasswordForm({ token }: { readonly token: string }) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const reset = useMutation({
    mutationFn: (password: string) => callApi(resetPassword, { body: { token, password } }),
    onSuccess: async () => {
      // The reset ends every session.
      client.setQueryData(memberKey, null);
      await navigate(passwordChangedPath, { replace: true });
    },
  });
  const form = useForm({
    initial: { password: '' },
    validate: ({ password }) => ({ password: findNewPasswordError(password) }),
    send: ({ password }) => reset.mutateAsync(password),
    mutation: reset,
  });
  const isExpired = isApiError(reset.error) && reset.error.problem?.code === 'reset-invalid';
  const { other, otherLink } = signInCopy.resetRequest;
  return (
    <AccountFrame copy={{ ...copy, other, otherLink }} otherPath={paths.login}>
      {isExpired ? (
        <Stack gap={4} align="start">
          <div role="alert" tabIndex={-1} ref={focusOnMount}>
            <Notice tone="warning" title={copy.invalidLink.title}>
              {copy.invalidLink.text}
            </Notice>
          </div>
          <ButtonLink as={Link} to={resetPath}>
            {copy.invalidLink.requestNewLink}
          </ButtonLink>
        </Stack>
      ) : (
        <AccountForm form={form} title={copy.title} copy={copy}>
          <NewPasswordField {...form.bind('password')} label={copy.field} />
        </AccountForm>
      )}
    </AccountFrame>
  );
}
