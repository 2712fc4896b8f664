import { Container } from '../layout/container.tsx';
import { Section } from '../layout/section.tsx';
import { Stack } from '../layout/stack.tsx';
import { Toaster } from '../toast/toaster.tsx';
import { TooltipProvider } from '../tooltip/index.ts';
import { Eyebrow } from '../type/eyebrow.tsx';
import { Heading } from '../type/heading.tsx';
import { Text } from '../type/text.tsx';
import { Colours } from './colours.tsx';
import { Buttons, Fields } from './controls.tsx';
import { Data } from './data.tsx';
import { Feedback } from './feedback.tsx';
import { Cards, Hero } from './hero.tsx';
import { Overlays } from './overlays.tsx';
import type { OpenDialog } from './overlays.tsx';
import { Specimen } from './specimen.tsx';

export interface CatalogueProps {
  /** A dialog that is open from the start, for screenshots. */
  readonly opened?: OpenDialog;
}

/** Every component of the design system on one page. Stands inside a `ThemeProvider`. */
export function Catalogue({ opened }: CatalogueProps) {
  return (
    <TooltipProvider>
      <main>
        <Hero />
        <Section>
          <Container>
            <Stack gap={8}>
              <Specimen title="Type">
                <Stack gap={3}>
                  <Eyebrow>Eyebrow</Eyebrow>
                  <Heading level={3} size="3xl">
                    What protection means here
                  </Heading>
                  <Heading level={3} size="2xl">
                    How control is said to work
                  </Heading>
                  <Heading level={3}>A heading within a card</Heading>
                  <Text size="lg" measure>
                    Large text opens a chapter. It has room around it and says one thing.
                  </Text>
                  <Text measure>
                    Body text is set at seventeen pixels with generous leading, in the reader’s own system
                    face, and never runs wider than about sixty-four characters.{' '}
                    <a href="#type">Links are underlined</a>, and <mark>found words</mark> are marked.
                  </Text>
                  <Text size="sm" tone="muted">
                    Statements on this site are the organisation’s own and unverified. They are not legal
                    advice.
                  </Text>
                </Stack>
              </Specimen>
              <Colours />
              <Buttons />
              <Fields />
              <Specimen title="Cards">
                <Cards />
              </Specimen>
              <Feedback />
              <Data />
              <Overlays opened={opened} />
            </Stack>
          </Container>
        </Section>
      </main>
      <Toaster />
    </TooltipProvider>
  );
}
