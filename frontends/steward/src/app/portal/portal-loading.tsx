import { Container, Section, Spinner, Stack, Text } from '@aera/ui';
import { portalWords } from './portal-copy.ts';

export const PortalLoading = () => (
  <Section>
    <Container>
      <Stack align="center">
        <Spinner size="2rem" />
        <Text as="output" tone="muted">
          {portalWords.loading}
        </Text>
      </Stack>
    </Container>
  </Section>
);
