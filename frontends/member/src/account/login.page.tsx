import { account } from '@aera/content/account';
import { Notice, TextField } from '@aera/ui';
import { useMember, useMemberSignIn } from '@aera/web-kit';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { emailAdvice, isEmail, longestEmail } from '../form/email.ts';
import { useForm } from '../form/use-form.ts';
import { PageHead } from '../page/page-head.tsx';
import { paths } from '../paths.ts';
import { AccountForm } from './account-form.tsx';
import { AccountFrame } from './account-frame.tsx';

import { keepingNext, nextPath } from './next-path.ts';
import { PasswordField } from './password-field.tsx';

const words = account.login;

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
          autoComplete="username"
          maxLength={longestEmail}
          required
        />
        <PasswordField {...bind('password')} autoComplete="current-password" maxLength={200} required />
      </AccountForm>
    </AccountFrame>
  );
}
