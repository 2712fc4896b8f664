import { account } from '@aera/content/account';
import { TextField } from '@aera/ui';
import { type ApiError, isApiError, useMember, useMemberRegistration } from '@aera/frontend-kit';
import { Navigate, useSearchParams } from 'react-router-dom';
import { emailAdvice, isEmail, longestEmail } from '../form/email.ts';
import { useForm } from '../form/use-form.ts';
import { PageHead } from '../page/page-head.tsx';
import { paths } from '../paths.ts';
import { AccountForm } from './account-form.tsx';
import { AccountFrame } from './account-frame.tsx';
import { Agreement } from './agreement.tsx';
import { keepingNext, nextPath } from './next-path.ts';
import { PasswordField } from './password-field.tsx';
import { PasswordRule } from './password-rule.tsx';
import { shortestPassword } from './shortest-password.ts';

const words = account.join;

/** Whoever wants to become a member does so here, and is signed in at once. */
export function JoinPage() {
  const [search] = useSearchParams();
  const { member } = useMember();
  const registration = useMemberRegistration();
  const { form, values, bind, submit, hasErrors } = useForm({
    initial: { name: '', email: '', password: '' },
    check: ({ name, email, password }) => ({
      ...(name.trim() === '' && { name: account.missing.name }),
      ...(!isEmail(email) && { email: emailAdvice }),
      ...(password.length < shortestPassword && { password: account.missing.shortPassword }),
    }),
    send: ({ name, email, password }) =>
      registration.mutateAsync({ name: name.trim(), email: email.trim(), password }),
    pending: registration.isPending,
    fieldOf: (error) => (isTaken(error) ? { email: error.detail } : {}),
  });
  if (member) return <Navigate replace to={nextPath(search)} />;

  return (
    <AccountFrame
      title={words.title}
      lead={words.lead}
      other={{ text: words.other, label: words.otherLink, to: keepingNext(paths.login, search) }}
    >
      <PageHead title={words.title} description={words.description} />
      <AccountForm
        formRef={form}
        title={words.title}
        words={words}
        pending={registration.isPending}
        failure={hasErrors ? null : registration.error}
        onSubmit={submit}
      >
        <TextField
          {...bind('name')}
          label={account.fields.name}
          hint={words.hints.name}
          autoComplete="name"
          maxLength={200}
          required
        />
        <TextField
          {...bind('email')}
          label={account.fields.email}
          hint={words.hints.email}
          type="email"
          autoComplete="username"
          maxLength={longestEmail}
          required
        />
        <PasswordField
          {...bind('password')}
          hint={<PasswordRule password={values.password} />}
          autoComplete="new-password"
          maxLength={200}
          required
        />
        <Agreement />
      </AccountForm>
    </AccountFrame>
  );
}

const isTaken = (error: unknown): error is ApiError =>
  isApiError(error) && error.problem?.code === 'email-taken';
