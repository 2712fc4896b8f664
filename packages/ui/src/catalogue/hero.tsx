import { BrandMark, Container, Eyebrow, Heading, Row, Section, Stack, Text, ThirteenRings } from '@aera/ui';
import { SegmentedControl } from '@aera/ui/segmented-control';
import { useEffect, useState } from 'react';

const schemes = [
  { value: 'system', label: 'As your system' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

type Scheme = (typeof schemes)[number]['value'];

/** Puts the whole page into a scheme while the catalogue is open, with all that floats over it. */
function SchemeSwitch() {
  const [scheme, setScheme] = useState<Scheme>('system');

  useEffect(() => {
    if (scheme === 'system') return undefined;
    const { dataset } = document.documentElement;
    dataset['scheme'] = scheme;
    return () => {
      delete dataset['scheme'];
    };
  }, [scheme]);

  return <SegmentedControl label="Scheme" options={schemes} value={scheme} onValueChange={setScheme} />;
}

export const HeroExample = () => (
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
