import { ButtonLink } from '../controls/button-link.tsx';
import { BrandMark } from '../icons/brand-mark.tsx';
import { ThirteenRings } from '../icons/thirteen-rings.tsx';
import { Card } from '../layout/card.tsx';
import { Container } from '../layout/container.tsx';
import { Grid } from '../layout/grid.tsx';
import { Row } from '../layout/row.tsx';
import { Section } from '../layout/section.tsx';
import { Stack } from '../layout/stack.tsx';
import { Eyebrow } from '../type/eyebrow.tsx';
import { Heading } from '../type/heading.tsx';
import { Text } from '../type/text.tsx';

export function Hero() {
  return (
    <Section tone="deep">
      <ThirteenRings />
      <Container>
        <Stack gap={6} align="start">
          <Row gap={3}>
            <BrandMark size="2.5rem" />
            <Text size="sm">Eternis 7, Year 3</Text>
          </Row>
          <Stack gap={4} align="start">
            <Eyebrow>The question</Eyebrow>
            <Heading level={1} size="display">
              Who holds authority over your life?
            </Heading>
            <Text size="lg" tone="muted" measure>
              The organisation starts from one question: which of the powers over you did you ever agree to?
            </Text>
          </Stack>
          <Row>
            <ButtonLink size="lg" href="#colour">
              Reveal The Truth
            </ButtonLink>
            <ButtonLink size="lg" variant="secondary" href="#type">
              I Need to Learn More
            </ButtonLink>
          </Row>
        </Stack>
      </Container>
    </Section>
  );
}

export function Cards() {
  return (
    <Grid minColumn="15rem">
      {(['plain', 'raised', 'quiet', 'gold'] as const).map((tone) => (
        <Card key={tone} tone={tone} as="article">
          <Stack gap={2}>
            <Heading level={3}>See How It Works</Heading>
            <Text size="sm" tone="muted">
              A {tone} card. The reasoning, the documents and the cases it relies on.
            </Text>
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}
