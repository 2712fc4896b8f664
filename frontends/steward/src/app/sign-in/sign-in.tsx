import { Eyebrow, Heading, Notice, Stack, Text, ThirteenRings } from '@aera/ui';
import { styled } from 'styled-components';
import { EntryPage } from '../../shared/page/entry-page.tsx';
import { wasSignedOutIdle } from '../../shared/session/idle-sign-out.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { CodeForm, RecoveryForm } from './second-step-form.tsx';
import { CredentialsForm } from './credentials-form.tsx';
import { signInCopy } from './sign-in-copy.ts';
import { useSignIn } from './use-sign-in.ts';

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
        <Text size="sm" tone="muted">
          {step === 'credentials' ? signInCopy.lead : signInCopy[step].lead(credentials.username)}
        </Text>
      </Stack>
      {step === 'credentials' && (
        <>
          {wasSignedOutIdle() && <Notice tone="info">{signInCopy.signedOutIdle}</Notice>}
          <CredentialsForm signIn={signIn} />
          <PasskeyButton />
        </>
      )}
      {step === 'code' && <CodeForm signIn={signIn} />}
      {step === 'recovery' && <RecoveryForm signIn={signIn} />}
    </EntryPage>
  );
}
