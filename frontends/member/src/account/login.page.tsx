import { account } from '@aera/content/account';
import { Notice, Text, TextField } from '@aera/ui';
import { useMember, useMemberSignIn } from '@aera/frontend-kit';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { emailAdvice, isEmail, longestEmail } from '../form/email.ts';
import { useForm } from '../form/use-form.ts';
import { PageHead } from '../page/page-head.tsx';
import { paths, resetPath } from '../paths.ts';
import { AccountForm } from './account-form.tsx';
import { AccountFrame } from './account-frame.tsx';
import { accountWords } from './account-words.ts';
import { keepingNext, nextPath } from './next-path.ts';
import { canUsePasskeys } from './passkey-client.ts';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { PasswordField } from './password-field.tsx';

const words = account.login;

/** Right below the password, and large enough for a thumb. */
const Forgot = styled(Text)`
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
      title={words.title}
      lead={erased ? words.erased.lead : words.lead}
      other={{ text: words.other, label: words.otherLink, to: keepingNext(paths.join, search) }}
    >
      <PageHead title={words.title} description={words.description} />
      {erased && (
        <output>
          <Notice tone="success" title={words.erased.title}>
            {words.erased.text} <Link to="/your-data">{words.erased.link}</Link>
          </Notice>
        </output>
      )}
      {search.has('changed') && (
        <output>
          <Notice tone="success" title={accountWords.changed.title}>
            {accountWords.changed.text}
          </Notice>
        </output>
      )}
      <AccountForm
        formRef={form}
        title={words.title}
        words={words}
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
        <Forgot size="sm">
          <Link to={resetPath}>{accountWords.forgot}</Link>
        </Forgot>
      </AccountForm>
      {canUsePasskeys() && <PasskeySignIn />}
    </AccountFrame>
  );
}
