import type { LegalBlock as Block, LegalDocument } from '@aera/content/privacy-policy';
import {
  ArrowRightIcon,
  ButtonLink,
  Card,
  Container,
  from,
  Heading,
  Row,
  Section,
  Stack,
  Text,
  theme,
} from '@aera/ui';
import { ComparisonTable } from '@aera/ui/comparison-table';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { CheckList } from '../../shared/page/lists.tsx';
import { TableOfContents } from '../../shared/page/table-of-contents.tsx';
import { PageHead } from '../../shared/page/page-head.tsx';
import { PageHero } from '../../shared/page/page-hero.tsx';

/** A summary in three sentences. */
const Summary = ({ summary: { title, items } }: { readonly summary: LegalDocument['summary'] }) => (
  <Stack as={Card} tone="gold" gap={4}>
    <Heading level={2} size="lg">
      {title}
    </Heading>
    <CheckList items={items} />
  </Stack>
);

const List = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  padding-inline-start: 1.25rem;
  list-style-type: revert;
  li::marker {
    color: ${theme.color.goldLine};
  }
`;

/** A paragraph, a list, a link, or a table. */
function LegalBlock({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'text':
      return <Text measure>{block.text}</Text>;
    case 'list':
      return (
        <Stack gap={3}>
          <Text measure>{block.intro}</Text>
          <List>
            {block.items.map((item) => (
              <Text as="li" key={item} measure>
                {item}
              </Text>
            ))}
          </List>
        </Stack>
      );
    case 'link':
      return (
        <Row>
          <ButtonLink as={Link} to={block.link.path} variant="secondary">
            {block.link.label}
            <ArrowRightIcon />
          </ButtonLink>
        </Row>
      );
    case 'table':
      return (
        <ComparisonTable
          caption={block.caption}
          corner={block.columns[0] ?? ''}
          columns={block.columns.slice(1)}
          rows={block.rows.map(([label = '', ...cells]) => ({ label, cells }))}
        />
      );
  }
}

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
  /* A grid breaks badly across printed pages. */
  @media print {
    display: block;
    > * + * {
      margin-top: ${theme.space[3]};
    }
  }
`;

interface LegalTextProps {
  readonly document: LegalDocument;
  readonly path: string;
  /** Content below a section, by its anchor. */
  readonly after?: Readonly<Record<string, ReactNode>>;
}

/** A legal text: date, table of contents, summary, and sections with anchors. */
export function LegalText({ document, path, after }: LegalTextProps) {
  const { meta, eyebrow, title, updatedLabel, updated, summary, contents, sections } = document;
  return (
    <>
      <PageHead meta={meta} path={path} />
      <PageHero eyebrow={eyebrow} title={title} lead={`${updatedLabel} ${updated}`} />
      <Section>
        <Columns>
          <TableOfContents title={contents} items={sections} />
          <Stack gap={7}>
            <Summary summary={summary} />
            {sections.map(({ anchor, title: heading, blocks }) => (
              <Chapter key={anchor} id={anchor} aria-labelledby={`${anchor}-title`}>
                <Heading level={2} id={`${anchor}-title`}>
                  {heading}
                </Heading>
                {blocks.map((block, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- the text never changes, so the index identifies a block
                  <LegalBlock key={index} block={block} />
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
