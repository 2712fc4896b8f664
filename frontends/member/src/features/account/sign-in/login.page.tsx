import { findEmailError, PasswordField, useForm } from '@aera/frontend-kit/form';
import { account } from '@aera/content/account';
import { Notice, Text } from '@aera/ui';
import { useMember, useMemberSignIn } from '@aera/frontend-kit';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths, resetPath } from '../../../shared/paths.ts';
import { AccountForm, AccountFrame, EmailField } from './account-frame.tsx';
import { signInCopy } from './sign-in-copy.ts';
import { toPathWithNext, readPathAfterSignIn } from './next-path.ts';
import { canUsePasskeys } from '@aera/frontend-kit/account-security';
import { PasskeySignIn } from './passkey-sign-in.tsx';

const copy = account.login;

/** Link directly below the password, with a touch target for thumbs. */
const ForgotLink = styled(Text)`
  margin-top: -0.75rem;
  a {
    display: inline-block;
    padding-block: 0.375rem;
  }
`;

/** Sign-in of members. Continues at the page that a guard stopped. */
export function LoginPage() {
  const [search] = useSearchParams();
  const erased = search.has('erased');
  const { member } = useMember();
  const signIn = useMemberSignIn();
  const form = useForm({
    initial: { email: '', password: '' },
    validate: ({ email, password }) => ({
      email: findEmailError(email),
      password: password === '' ? account.missing.password : undefined,
    }),
    send: ({ email, password }) => signIn.mutateAsync({ email: email.trim(), password }),
    mutation: signIn,
  });
  if (member) return <Navigate replace to={readPathAfterSignIn(search)} />;

  return (
    <AccountFrame
      copy={erased ? { ...copy, lead: copy.erased.lead } : copy}
      otherPath={toPathWithNext(paths.join, search)}
    >
      {erased && (
        <output>
          <Notice tone="success" title={copy.erased.title}>
            {copy.erased.text} <Link to="/your-data">{copy.erased.link}</Link>
          </Notice>
        </output>
      )}
      {search.has('changed') && (
        <output>
          <Notice tone="success" title={signInCopy.passwordChanged.title}>
            {signInCopy.passwordChanged.text}
          </Notice>
        </output>
      )}
      <AccountForm form={form} title={copy.title} copy={copy}>
        <EmailField {...form.bind('email')} autoComplete="username webauthn" />
        <PasswordField {...form.bind('password')} />
        <ForgotLink size="sm">
          <Link to={resetPath}>{signInCopy.forgotPassword}</Link>
        </ForgotLink>
      </AccountForm>
      {canUsePasskeys() && <PasskeySignIn />}
    </AccountFrame>
  );
}
