import { acceptInvitation } from '@aera/contracts';
import { callApi, isApiError, startStewardSession } from '@aera/frontend-kit';
import { findNewPasswordError, FormError, NewPasswordField, useForm } from '@aera/frontend-kit/form';
import { Button, MutedText, Stack, TextField } from '@aera/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { invitationCopy as copy } from '../account-copy.ts';

interface AcceptFormProps {
  readonly token: string;
  /** The invitation is no longer valid. */
  readonly onExpired: () => void;
}

/** Name, username and password of the new steward. */
export function AcceptForm({ token, onExpired }: AcceptFormProps) {
  const acceptance = useAcceptInvitation(token);
  const form = useForm({
    initial: { firstName: '', lastName: '', username: '', password: '' },
    required: copy.missing,
    validate: ({ username, password }) => ({
      username: username.trim().length < 3 ? copy.missing.username : undefined,
      password: findNewPasswordError(password),
    }),
    send: (person) =>
      acceptance.mutateAsync(person, {
        onError: (error) => isApiError(error) && error.status === 410 && onExpired(),
      }),
    mutation: acceptance,
    fieldByCode: { 'username-taken': 'username' },
  });
  return (
    <form {...form.props} aria-label={copy.title}>
      <Stack gap={4}>
        <TextField
          {...form.bind('firstName')}
          label={copy.fields.firstName}
          autoComplete="given-name"
          maxLength={100}
          required
        />
        <TextField
          {...form.bind('lastName')}
          label={copy.fields.lastName}
          autoComplete="family-name"
          maxLength={100}
          required
        />
        <TextField
          {...form.bind('username')}
          label={copy.fields.username}
          hint={copy.usernameHint}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          required
        />
        <NewPasswordField {...form.bind('password')} />
        <FormError error={form.error} fallback={copy.failed} />
        <Button type="submit" size="lg" fullWidth pending={form.pending} pendingLabel={copy.submitting}>
          {copy.submit}
        </Button>
        <MutedText>{copy.next}</MutedText>
      </Stack>
    </form>
  );
}

type Person = Readonly<Record<'firstName' | 'lastName' | 'username' | 'password', string>>;

/** Accepts an invitation, which signs in; the second factor is next. */
function useAcceptInvitation(token: string) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (person: Person) => callApi(acceptInvitation, { body: { token, ...person } }),
    onSuccess: ({ success, user }) => {
      startStewardSession(client, { success, user });
      void navigate(paths.account, { replace: true });
    },
  });
}
