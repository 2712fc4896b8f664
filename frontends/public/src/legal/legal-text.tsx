import { brand } from '@aera/content';
import { Container, Heading, Section, Stack, Text } from '@aera/ui';
import { PageHead } from '../page/page-head.tsx';
import { PageOpening } from '../page/page-opening.tsx';
import type { LegalDocument } from './legal-document.ts';

/** A legal text under its title and date. */
export function LegalText({ document, path }: { readonly document: LegalDocument; readonly path: string }) {
  const { title, description, updated, sections } = document;
  return (
    <>
      <PageHead meta={{ title: `${title} · ${brand.name}`, description }} path={path} />
      <PageOpening eyebrow="Legal" title={title} lead={`Last updated ${updated}`} />
      <Section>
        <Container width="text">
          <Stack gap={7}>
            {sections.map(({ anchor, title: heading, paragraphs }) => (
              <Stack key={anchor} as="section" id={anchor} gap={3} aria-labelledby={`${anchor}-title`}>
                <Heading level={2} size="xl" id={`${anchor}-title`}>
                  {heading}
                </Heading>
                {paragraphs.map((paragraph) => (
                  <Text key={paragraph}>{paragraph}</Text>
                ))}
              </Stack>
            ))}
          </Stack>
        </Container>
      </Section>
    </>
  );
}
