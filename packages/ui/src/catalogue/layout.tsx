import { Button, Card, Columns, Container, Grid, Heading, Row, Section, Stack, Text, theme } from '@aera/ui';
import { MotionProvider, Reveal } from '@aera/ui/motion';
import { styled } from 'styled-components';
import { Specimen } from './specimen.tsx';

const Block = styled.div`
  min-width: 4rem;
  padding: ${theme.space[3]};
  background: ${theme.color.sunken};
  border: 1px dashed ${theme.color.lineStrong};
  border-radius: ${theme.radius.sm};
  font-size: ${theme.text.xs};
`;

const blocks = ['one', 'two', 'three'].map((name) => <Block key={name}>{name}</Block>);

export const Layout = () => (
  <>
    <Specimen title="Section" bare>
      <Stack gap={0}>
        {(['plain', 'sunken', 'deep'] as const).map((tone) => (
          <Section key={tone} as="div" tone={tone} style={{ paddingBlock: theme.space[6] }}>
            <Container>
              <Row justify="space-between">
                <Heading level={4} size="xl">
                  A {tone} section
                </Heading>
                <Button variant="secondary">A button on it</Button>
              </Row>
            </Container>
          </Section>
        ))}
      </Stack>
    </Specimen>
    <Specimen title="Stack, Row, Grid, Columns">
      <Stack gap={2}>{blocks}</Stack>
      <Row gap={2}>{blocks}</Row>
      <Grid minColumn="8rem" gap={2}>
        {blocks}
      </Grid>
      <Columns tracks="3fr 2fr 1fr" gap={2}>
        {blocks}
      </Columns>
    </Specimen>
    <Specimen title="Reveal" from="@aera/ui/motion">
      <MotionProvider>
        <Reveal>
          <Text>Rises into place when it is scrolled into view, unless reduced motion is preferred.</Text>
        </Reveal>
      </MotionProvider>
    </Specimen>
    <Specimen title="Card">
      <Grid minColumn="11rem">
        {(['plain', 'raised', 'quiet', 'gold'] as const).map((tone) => (
          <Card key={tone} tone={tone} as="article">
            <Stack gap={2}>
              <Heading level={4}>See How It Works</Heading>
              <Text size="sm" tone="muted">
                A {tone} card. The reasoning, the documents and the cases it relies on.
              </Text>
            </Stack>
          </Card>
        ))}
      </Grid>
    </Specimen>
  </>
);
