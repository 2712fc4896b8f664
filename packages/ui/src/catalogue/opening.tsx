import { BrandMark, Container, Eyebrow, Heading, Row, Section, Stack, Text, ThirteenRings } from '@aera/ui';
import { SchemeSwitch } from './scheme-switch.tsx';

export const Opening = () => (
  <Section tone="deep">
    <ThirteenRings />
    <Container>
      <Stack gap={5} align="start">
        <Row gap={3}>
          <BrandMark size="2.5rem" />
          <Eyebrow>Living catalogue</Eyebrow>
        </Row>
        <Heading level={1} size="display">
          The design system
        </Heading>
        <Text size="lg" tone="muted" measure>
          Every component of the product in every state, as it is now: this page is built from what the site
          is built from.
        </Text>
        <SchemeSwitch />
      </Stack>
    </Container>
  </Section>
);
