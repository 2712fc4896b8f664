import { FailureNotice } from '../../shared/fields/notices.tsx';
import { Button, PasswordField as Field, type PasswordFieldProps, Stack, TextField } from '@aera/ui';
import { signInCopy } from './sign-in-copy.ts';
import type { SignIn } from './use-sign-in.ts';

const PasswordField = (props: Omit<PasswordFieldProps, 'label' | 'showLabel' | 'hideLabel'>) => (
  <Field
    {...props}
    label={signInCopy.password}
    showLabel={signInCopy.showPassword}
    hideLabel={signInCopy.hidePassword}
  />
);

export function CredentialsForm({ signIn }: { readonly signIn: SignIn }) {
  const { credentials, setCredentials, submitCredentials, error, pending } = signIn;
  return (
    <form
      noValidate
      aria-label={signInCopy.title}
      onSubmit={(event) => {
        event.preventDefault();
        submitCredentials();
      }}
    >
      <Stack gap={5}>
        <TextField
          label={signInCopy.username}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          required
          value={credentials.username}
          onChange={({ target }) => setCredentials({ ...credentials, username: target.value })}
        />
        <PasswordField
          name="password"
          autoComplete="current-password"
          maxLength={200}
          required
          value={credentials.password}
          onChange={({ target }) => setCredentials({ ...credentials, password: target.value })}
        />
        <FailureNotice>{error}</FailureNotice>
        <Button type="submit" size="lg" fullWidth pending={pending} pendingLabel={signInCopy.submitting}>
          {signInCopy.submit}
        </Button>
      </Stack>
    </form>
  );
}
