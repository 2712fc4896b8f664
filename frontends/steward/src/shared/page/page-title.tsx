import { brand } from '@aera/content';
import { Heading, type HeadingLevel, Row, Stack, Text } from '@aera/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Title of a page, which is nothing for search engines; React moves both into the document head. */
export function PageHead({ title }: { readonly title: string }) {
  return (
    <>
      <title>{`${title} · ${brand.name}`}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}

interface PageTitleProps {
  readonly title: string;
  readonly lead?: string;
  /** Below it: how old the page is. */
  readonly children?: ReactNode;
}

/** Title of a page, in the page and in the browser. */
export const PageTitle = ({ title, lead, children }: PageTitleProps) => (
  <Stack gap={2}>
    <PageHead title={title} />
    <Heading level={1} size="2xl">
      {title}
    </Heading>
    {lead && (
      <Text tone="muted" size="sm">
        {lead}
      </Text>
    )}
    {children}
  </Stack>
);

const Title = styled(Heading)`
  outline: none;
`;

interface SectionTitleProps {
  readonly id?: string;
  readonly children: string;
  /** On the other side: how fresh the section is, what can be done with it. */
  readonly aside: ReactNode;
}

/** The title of a section of a page; can take the focus when what had it is gone. */
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

/** A part of a page under a title of its own, also while there is nothing in it. No landmark: the table in it is one by the same name. */
export function PageSection({ title, lead, level, children }: PageSectionProps) {
  return (
    <Stack gap={3}>
      <Stack gap={1}>
        <Heading level={level} size="md">
          {title}
        </Heading>
        {lead && (
          <Text size="sm" tone="muted">
            {lead}
          </Text>
        )}
      </Stack>
      {children}
    </Stack>
  );
}
