import {
  BrandMark,
  Columns,
  Container,
  Eyebrow,
  from,
  Heading,
  Row,
  Section,
  Stack,
  Text,
  theme,
  ThirteenRings,
} from '@aera/ui';
import { TooltipProvider } from '@aera/ui/tooltip';
import { SegmentedControl } from '@aera/ui/segmented-control';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { Controls } from './controls.tsx';
import { Data } from './data.tsx';
import { Disclosure } from './disclosure.tsx';
import { Feedback } from './feedback.tsx';
import { Foundations } from './foundations.tsx';
import { Layout } from './layout.tsx';
import { Overlays } from './overlays.tsx';
import { type CatalogueMedia, StepsAndMedia } from './steps-and-media.tsx';

export type { CatalogueMedia } from './steps-and-media.tsx';

const Contents = styled.nav`
  @media ${from('laptop')} {
    position: sticky;
    top: calc(var(--header-height, 0px) + ${theme.space[6]});
    align-self: start;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.space[5]};
    @media ${from('laptop')} {
      display: grid;
    }
  }
  a {
    display: inline-block;
    padding-block: ${theme.space[2]};
  }
`;

const chapters = [
  { id: 'foundations', title: 'Foundations', Content: Foundations },
  { id: 'layout', title: 'Layout', Content: Layout },
  { id: 'controls', title: 'Controls', Content: Controls },
  { id: 'disclosure', title: 'Disclosure', Content: Disclosure },
  { id: 'data', title: 'Data', Content: Data },
  { id: 'steps-and-media', title: 'Steps and media', Content: StepsAndMedia },
  { id: 'feedback', title: 'Feedback', Content: Feedback },
  { id: 'overlays', title: 'Overlays', Content: Overlays },
];

const schemes = [
  { value: 'system', label: 'As your system' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

type Scheme = (typeof schemes)[number]['value'];

/** Sets the scheme of the whole page while the catalogue is open, including overlays. */
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

const Hero = () => (
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

/** Every component of the design system in every state. Requires theme, main content and toaster of the shell. */
export const Catalogue = ({ media }: { readonly media: CatalogueMedia }) => (
  <TooltipProvider>
    <Hero />
    <Section style={{ overflow: 'visible' }}>
      <Columns as={Container} tracks="11rem minmax(0, 1fr)" gap={7}>
        <Contents aria-label="Components">
          <ul>
            {chapters.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </Contents>
        <Stack gap={8}>
          {chapters.map(({ id, title, Content }) => (
            <Stack as="section" key={id} id={id} gap={6} aria-labelledby={`${id}-title`}>
              <Heading level={2} id={`${id}-title`}>
                {title}
              </Heading>
              <Content media={media} />
            </Stack>
          ))}
        </Stack>
      </Columns>
    </Section>
  </TooltipProvider>
);
