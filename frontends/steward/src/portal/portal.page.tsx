import { Button, Container, Heading, Section, Spinner, Stack, Text } from '@aera/ui';
import { useSteward, useStewardSignOut } from '@aera/web-kit';
import { SignIn } from '../sign-in/sign-in.tsx';

/** The stewards' portal, or the way into it. */
export function PortalPage() {
  const { steward, isLoading } = useSteward();
  const signOut = useStewardSignOut();
  if (isLoading)
    return (
      <Section>
        <Container>
          <Stack align="center">
            <Spinner size="2rem" />
            <Text as="output">Loading admin portal...</Text>
          </Stack>
        </Container>
      </Section>
    );
  if (!steward) return <SignIn />;
  return (
    <Section>
      <Container>
        <Stack gap={5} align="start">
          <Heading level={1}>{`Welcome, ${steward.firstName} ${steward.lastName}`}</Heading>
          <Button variant="secondary" onClick={() => signOut.mutate()}>
            Logout
          </Button>
        </Stack>
      </Container>
    </Section>
  );
}
