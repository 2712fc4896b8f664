import {
  BrandMark,
  Card,
  Container,
  Eyebrow,
  Heading,
  Section,
  Stack,
  Text,
  ThirteenRings,
  theme,
} from '@aera/ui';
import { styled } from 'styled-components';
import { PageHead } from '../../shared/page/page-title.tsx';
import { CodeForm } from './code-form.tsx';
import { CredentialsForm } from './credentials-form.tsx';
import { RecoveryForm } from './recovery-form.tsx';
import { signInWords } from './sign-in-copy.ts';
import { useSignIn } from './use-sign-in.ts';

const Room = styled(Section)`
  display: grid;
  align-items: center;
  min-height: calc(100dvh - var(--header-height, 0px));
  padding-block: ${theme.space[7]};
`;

const Ornament = styled.div`
  position: absolute;
  inset: 0;
`;

const Sheet = styled(Card)`
  max-width: 28rem;
  margin-inline: auto;
  padding: clamp(1.5rem, 5vw, 2.5rem);
`;

const Mark = styled.div`
  color: ${theme.color.gold};
`;

/** The way into the portal. */
export function SignIn() {
  const signIn = useSignIn();
  const { step, credentials } = signIn;
  return (
    <Room tone="deep">
      <PageHead title={signInWords.title} />
      <Ornament>
        <ThirteenRings />
      </Ornament>
      <Container>
        <Sheet tone="gold">
          <Stack gap={5}>
            <Mark>
              <BrandMark size="2.75rem" />
            </Mark>
            <Stack gap={3}>
              <Eyebrow>{signInWords.eyebrow}</Eyebrow>
              <Heading level={1} size="2xl">
                {signInWords.title}
              </Heading>
              <Text size="sm" tone="muted">
                {step === 'credentials' ? signInWords.lead : signInWords[step].lead(credentials.username)}
              </Text>
            </Stack>
            {step === 'credentials' && <CredentialsForm signIn={signIn} />}
            {step === 'code' && <CodeForm signIn={signIn} />}
            {step === 'recovery' && <RecoveryForm signIn={signIn} />}
          </Stack>
        </Sheet>
      </Container>
    </Room>
  );
}
