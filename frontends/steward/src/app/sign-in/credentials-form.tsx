import { Button, PasswordField as Field, type PasswordFieldProps, Stack, TextField } from '@aera/ui';
import { signInWords } from './sign-in-copy.ts';
import type { SignIn } from './use-sign-in.ts';
import { FailureNotice } from '../../shared/fields/notices.tsx';

/** The password, in the words of this page. */
const PasswordField = (props: Omit<PasswordFieldProps, 'label' | 'showLabel' | 'hideLabel'>) => (
  <Field
    {...props}
    label={signInWords.password}
    showLabel={signInWords.showPassword}
    hideLabel={signInWords.hidePassword}
  />
);

/** Step one: username and password. */
export function CredentialsForm({ signIn }: { readonly signIn: SignIn }) {
  const { credentials, setCredentials, submitCredentials, error, pending } = signIn;
  return (
    <form
      noValidate
      aria-label={signInWords.title}
      onSubmit={(event) => {
        event.preventDefault();
        submitCredentials();
      }}
    >
      <Stack gap={5}>
        <TextField
          label={signInWords.username}
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
        <Button type="submit" size="lg" fullWidth pending={pending} pendingLabel={signInWords.submitting}>
          {signInWords.submit}
        </Button>
      </Stack>
    </form>
  );
}
