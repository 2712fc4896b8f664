import { toDocumentTitle } from '@aera/content';
import { Heading, type HeadingLevel, MutedText, Row, Stack } from '@aera/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Document title, and `noindex` for search engines. React moves both into the document head. */
export function PageHead({ title }: { readonly title: string }) {
  return (
    <>
      <title>{toDocumentTitle(title)}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}

interface PageTitleProps {
  readonly title: string;
  readonly lead?: string;
  /** Rendered below the title, such as the age of the data. */
  readonly children?: ReactNode;
}

/** Title of a page, as a heading and as the document title. */
export const PageTitle = ({ title, lead, children }: PageTitleProps) => (
  <Stack gap={2}>
    <PageHead title={title} />
    <Heading level={1} size="2xl">
      {title}
    </Heading>
    {lead && <MutedText>{lead}</MutedText>}
    {children}
  </Stack>
);

const Title = styled(Heading)`
  outline: none;
`;

interface SectionTitleProps {
  readonly id?: string;
  readonly children: string;
  /** Rendered at the end of the row, such as the age of the data and buttons. */
  readonly aside: ReactNode;
}

/** Title of a section. Focusable: when an entry closes and is no longer in the list, the focus moves here. */
export const SectionTitle = ({ id, children, aside }: SectionTitleProps) => (
  <Row justify="space-between">
    <Title level={2} size="lg" id={id} data-title tabIndex={-1}>
      {children}
    </Title>
    {aside}
  </Row>
);

interface PageSectionProps {
  readonly title: string;
  readonly lead?: string;
  readonly level: HeadingLevel;
  readonly children: ReactNode;
}

/** A titled part of a page. Not a landmark: a table inside it often is one with the same name. */
export function PageSection({ title, lead, level, children }: PageSectionProps) {
  return (
    <Stack gap={3}>
      <Stack gap={1}>
        <Heading level={level} size="md">
          {title}
        </Heading>
        {lead && <MutedText>{lead}</MutedText>}
      </Stack>
      {children}
    </Stack>
  );
}
