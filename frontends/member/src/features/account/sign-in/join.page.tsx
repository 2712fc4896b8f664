import { account } from '@aera/content/account';
import { type ApiError, isApiError, useMember, useMemberRegistration } from '@aera/frontend-kit';
import { Text, TextField, theme } from '@aera/ui';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { emailAdvice, isEmail, longestEmail } from '../../../shared/form/email.ts';
import { PasswordField } from '../../../shared/form/password-field.tsx';
import { PasswordRule, shortestPassword } from '../../../shared/form/password-rule.tsx';
import { useForm } from '../../../shared/form/use-form.ts';
import { PageHead } from '../../../shared/page-head.tsx';
import { paths } from '../../../shared/paths.ts';
import { AccountForm } from './account-form.tsx';
import { AccountFrame } from './account-frame.tsx';
import { toPathWithNext, nextPath } from './next-path.ts';

const copy = account.join;

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
    fieldOf: (error) => (isEmailTaken(error) ? { email: error.detail } : {}),
  });
  if (member) return <Navigate replace to={nextPath(search)} />;

  return (
    <AccountFrame
      title={copy.title}
      lead={copy.lead}
      alternative={{ text: copy.other, label: copy.otherLink, to: toPathWithNext(paths.login, search) }}
    >
      <PageHead title={copy.title} description={copy.description} />
      <AccountForm
        formRef={form}
        title={copy.title}
        copy={copy}
        pending={registration.isPending}
        failure={hasErrors ? null : registration.error}
        onSubmit={submit}
      >
        <TextField
          {...bind('name')}
          label={account.fields.name}
          hint={copy.hints.name}
          autoComplete="name"
          maxLength={200}
          required
        />
        <TextField
          {...bind('email')}
          label={account.fields.email}
          hint={copy.hints.email}
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
        <LegalLinks />
      </AccountForm>
    </AccountFrame>
  );
}

const isEmailTaken = (error: unknown): error is ApiError =>
  isApiError(error) && error.problem?.code === 'email-taken';

const { lead, links } = account.join.agreement;

const Links = styled(Text)`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[3]};
  align-items: center;
  a {
    padding-block: ${theme.space[1]};
  }
`;

/** The documents that an account stands under. */
export const LegalLinks = () => (
  <Links size="xs" tone="muted">
    <span>{lead}</span>
    {links.map(({ label, path }) => (
      <Link key={path} to={path}>
        {label}
      </Link>
    ))}
  </Links>
);
