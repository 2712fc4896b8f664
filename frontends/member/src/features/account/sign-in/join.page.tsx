import { findEmailError, findNewPasswordError, NewPasswordField, useForm } from '@aera/frontend-kit/form';
import { account } from '@aera/content/account';
import { useMember, useMemberRegistration } from '@aera/frontend-kit';
import { Text, TextField, theme } from '@aera/ui';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '../../../shared/paths.ts';
import { AccountForm, AccountFrame, EmailField } from './account-frame.tsx';
import { toPathWithNext, readPathAfterSignIn } from './next-path.ts';

const copy = account.join;

/** Registers a member and signs them in. */
export function JoinPage() {
  const [search] = useSearchParams();
  const { member } = useMember();
  const registration = useMemberRegistration();
  const form = useForm({
    initial: { name: '', email: '', password: '' },
    validate: ({ name, email, password }) => ({
      name: name.trim() === '' ? account.missing.name : undefined,
      email: findEmailError(email),
      password: findNewPasswordError(password),
    }),
    send: ({ name, email, password }) =>
      registration.mutateAsync({ name: name.trim(), email: email.trim(), password }),
    mutation: registration,
    fieldByCode: { 'email-taken': 'email' },
  });
  if (member) return <Navigate replace to={readPathAfterSignIn(search)} />;

  return (
    <AccountFrame copy={copy} otherPath={toPathWithNext(paths.login, search)}>
      <AccountForm form={form} title={copy.title} copy={copy}>
        <TextField
          {...form.bind('name')}
          label={account.fields.name}
          hint={copy.hints.name}
          autoComplete="name"
          maxLength={200}
          required
        />
        <EmailField {...form.bind('email')} hint={copy.hints.email} />
        <NewPasswordField {...form.bind('password')} />
        <LegalLinks />
      </AccountForm>
    </AccountFrame>
  );
}

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

const LegalLinks = () => (
  <Links size="xs" tone="muted">
    <span>{lead}</span>
    {links.map(({ label, path }) => (
      <Link key={path} to={path}>
        {label}
      </Link>
    ))}
  </Links>
);
