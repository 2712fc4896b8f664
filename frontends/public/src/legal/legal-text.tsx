import type { LegalDocument } from '@aera/content/privacy-policy';
import { Container, Heading, Section, Stack, from, theme } from '@aera/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { PageContents } from '../page/page-contents.tsx';
import { PageHead } from '../page/page-head.tsx';
import { PageOpening } from '../page/page-opening.tsx';
import { LegalBlock } from './legal-block.tsx';
import { Summary } from './summary.tsx';

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[7]} ${theme.space[8]};
  align-items: start;
  @media ${from('laptop')} {
    grid-template-columns: 17rem minmax(0, 46rem);
  }
  @media print {
    display: block;
  }
`;

const Chapter = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  /* What is a grid breaks badly over pages. */
  @media print {
    display: block;
    > * + * {
      margin-top: ${theme.space[3]};
    }
  }
`;

export interface LegalTextProps {
  readonly document: LegalDocument;
  readonly path: string;
  /** What stands below a section, by its anchor. */
  readonly after?: Readonly<Record<string, ReactNode>>;
}

/** A legal text: its date, what it says in short, its contents, and its sections, each with an anchor. */
export function LegalText({ document, path, after }: LegalTextProps) {
  const { meta, eyebrow, title, updatedLabel, updated, summary, contents, sections } = document;
  return (
    <>
      <PageHead meta={meta} path={path} />
      <PageOpening eyebrow={eyebrow} title={title} lead={`${updatedLabel} ${updated}`} />
      <Section>
        <Columns>
          <PageContents title={contents} items={sections} />
          <Stack gap={7}>
            <Summary summary={summary} />
            {sections.map(({ anchor, title: heading, blocks }) => (
              <Chapter key={anchor} id={anchor} aria-labelledby={`${anchor}-title`}>
                <Heading level={2} id={`${anchor}-title`}>
                  {heading}
                </Heading>
                {blocks.map((block, at) => (
                  // oxlint-disable-next-line react/no-array-index-key -- the text is fixed: a block is named by its place alone
                  <LegalBlock key={at} block={block} />
                ))}
                {after?.[anchor]}
              </Chapter>
            ))}
          </Stack>
        </Columns>
      </Section>
    </>
  );
}
