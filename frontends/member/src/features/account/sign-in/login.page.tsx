import { account } from '@aera/content/account';
import { Notice, Text, TextField } from '@aera/ui';
import { useMember, useMemberSignIn } from '@aera/frontend-kit';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { emailAdvice, isEmail, longestEmail } from '../../../shared/form/email.ts';
import { useForm } from '../../../shared/form/use-form.ts';
import { PageHead } from '../../../shared/page-head.tsx';
import { paths, resetPath } from '../../../shared/paths.ts';
import { AccountForm } from './account-form.tsx';
import { AccountFrame } from './account-frame.tsx';
import { signInCopy } from './sign-in-copy.ts';
import { toPathWithNext, nextPath } from './next-path.ts';
import { canUsePasskeys } from '../passkey-client.ts';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { PasswordField } from '../../../shared/form/password-field.tsx';

const copy = account.login;

/** Right below the password, and large enough for a thumb. */
const ForgotLink = styled(Text)`
  margin-top: -0.75rem;
  a {
    display: inline-block;
    padding-block: 0.375rem;
  }
`;

/** Members sign in here, and go on to where a guard stopped them. */
export function LoginPage() {
  const [search] = useSearchParams();
  const erased = search.has('erased');
  const { member } = useMember();
  const signIn = useMemberSignIn();
  const { form, bind, submit, hasErrors } = useForm({
    initial: { email: '', password: '' },
    check: ({ email, password }) => ({
      ...(!isEmail(email) && { email: emailAdvice }),
      ...(password === '' && { password: account.missing.password }),
    }),
    send: ({ email, password }) => signIn.mutateAsync({ email: email.trim(), password }),
    pending: signIn.isPending,
  });
  if (member) return <Navigate replace to={nextPath(search)} />;

  return (
    <AccountFrame
      title={copy.title}
      lead={erased ? copy.erased.lead : copy.lead}
      alternative={{ text: copy.other, label: copy.otherLink, to: toPathWithNext(paths.join, search) }}
    >
      <PageHead title={copy.title} description={copy.description} />
      {erased && (
        <output>
          <Notice tone="success" title={copy.erased.title}>
            {copy.erased.text} <Link to="/your-data">{copy.erased.link}</Link>
          </Notice>
        </output>
      )}
      {search.has('changed') && (
        <output>
          <Notice tone="success" title={signInCopy.changed.title}>
            {signInCopy.changed.text}
          </Notice>
        </output>
      )}
      <AccountForm
        formRef={form}
        title={copy.title}
        copy={copy}
        pending={signIn.isPending}
        failure={hasErrors ? null : signIn.error}
        onSubmit={submit}
      >
        <TextField
          {...bind('email')}
          label={account.fields.email}
          type="email"
          autoComplete="username webauthn"
          maxLength={longestEmail}
          required
        />
        <PasswordField {...bind('password')} autoComplete="current-password" maxLength={200} required />
        <ForgotLink size="sm">
          <Link to={resetPath}>{signInCopy.forgot}</Link>
        </ForgotLink>
      </AccountForm>
      {canUsePasskeys() && <PasskeySignIn />}
    </AccountFrame>
  );
}
