import {
  Eyebrow,
  Heading,
  MutedText,
  Notice,
  Stack,
  ThirteenRings,
  Button,
  PasswordField as Field,
  type PasswordFieldProps,
  TextField,
} from '@aera/ui';
import { styled } from 'styled-components';
import { signInStewardWithPasskey, startStewardPasskeySignIn } from '@aera/contracts';
import { callApi, startStewardSession, toErrorDetail } from '@aera/frontend-kit';
import { canUsePasskeys, isPasskeyError, getPasskeyAssertion } from '@aera/frontend-kit/account-security';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FailureNotice } from '@aera/frontend-kit/form';
import { EntryPage } from '../../shared/page/entry-page.tsx';
import { hasBeenSignedOutIdle } from '../../shared/session/idle-sign-out.ts';
import { CodeForm, RecoveryForm } from './second-step-form.tsx';
import { signInCopy } from './sign-in-copy.ts';
import { useSignIn, type SignInState } from './use-sign-in.ts';

const Ornament = styled.div`
  position: absolute;
  inset: 0;
`;

export function SignIn() {
  const signIn = useSignIn();
  const { step, credentials } = signIn;
  return (
    <EntryPage
      title={signInCopy.title}
      maxWidth="28rem"
      ornament={
        <Ornament>
          <ThirteenRings />
        </Ornament>
      }
    >
      <Stack gap={3}>
        <Eyebrow>{signInCopy.eyebrow}</Eyebrow>
        <Heading level={1} size="2xl">
          {signInCopy.title}
        </Heading>
        <MutedText>
          {step === 'credentials' ? signInCopy.lead : signInCopy[step].lead(credentials.username)}
        </MutedText>
      </Stack>
      {step === 'credentials' && (
        <>
          {hasBeenSignedOutIdle() && <Notice tone="info">{signInCopy.signedOutIdle}</Notice>}
          <CredentialsForm signIn={signIn} />
          <PasskeyButton />
        </>
      )}
      {step === 'code' && <CodeForm signIn={signIn} />}
      {step === 'recovery' && <RecoveryForm signIn={signIn} />}
    </EntryPage>
  );
}

const copy = signInCopy.passkey;

/** Signs a steward in with a passkey, without a password or code. Hidden where the browser has no passkeys. */
function PasskeyButton() {
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const assertion = await getPasskeyAssertion(() => callApi(startStewardPasskeySignIn, { body: {} }));
      return callApi(signInStewardWithPasskey, { body: { response: assertion } });
    },
    onSuccess: (session) => startStewardSession(client, session),
  });
  if (!canUsePasskeys()) return null;
  return (
    <Stack gap={3}>
      <Button
        variant="secondary"
        size="lg"
        fullWidth
        pending={isPending}
        pendingLabel={copy.pending}
        onClick={() => mutate()}
      >
        {copy.action}
      </Button>
      <FailureNotice>{error && toMessage(error)}</FailureNotice>
    </Stack>
  );
}

function toMessage(error: Error): string {
  return isPasskeyError(error) ? copy.declined : toErrorDetail(error, signInCopy.failed);
}

const PasswordField = (props: Omit<PasswordFieldProps, 'label' | 'showLabel' | 'hideLabel'>) => (
  <Field
    {...props}
    label={signInCopy.password}
    showLabel={signInCopy.showPassword}
    hideLabel={signInCopy.hidePassword}
  />
);

function CredentialsForm({ signIn }: { readonly signIn: SignInState }) {
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
