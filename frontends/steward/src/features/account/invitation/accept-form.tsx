import { isApiError } from '@aera/frontend-kit';
import { findPasswordError, FormError, NewPasswordField, useForm } from '@aera/frontend-kit/form';
import { Button, Stack, Text, TextField } from '@aera/ui';
import { useAcceptInvitation } from './invitation-api.ts';
import { invitationCopy as copy } from './invitation-copy.ts';

interface AcceptFormProps {
  readonly token: string;
  /** The invitation turned out to be over. */
  readonly onExpired: () => void;
}

/** Name, user name and password of the new steward. */
export function AcceptForm({ token, onExpired }: AcceptFormProps) {
  const acceptance = useAcceptInvitation(token);
  const form = useForm({
    initial: { firstName: '', lastName: '', username: '', password: '' },
    required: copy.missing,
    validate: ({ username, password }) => ({
      username: username.trim().length < 3 ? copy.missing.username : undefined,
      password: findPasswordError(password),
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
        <Text size="sm" tone="muted">
          {copy.next}
        </Text>
      </Stack>
    </form>
  );
}
