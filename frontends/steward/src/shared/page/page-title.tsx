import { brand } from '@aera/content';
import { Heading, type HeadingLevel, Row, Stack, Text } from '@aera/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** React moves both into the document head. */
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
  readonly lead: string;
  /** Below the lead. */
  readonly children?: ReactNode;
}

/** Page heading, lead and document title. */
export const PageTitle = ({ title, lead, children }: PageTitleProps) => (
  <Stack gap={2}>
    <PageHead title={title} />
    <Heading level={1} size="2xl">
      {title}
    </Heading>
    <Text tone="muted" size="sm">
      {lead}
    </Text>
    {children}
  </Stack>
);

const Title = styled(Heading)`
  outline: none;
`;

interface SectionTitleProps {
  readonly id?: string;
  readonly children: string;
  /** At the end of the line. */
  readonly aside: ReactNode;
}

/** Can take the focus when its target is gone. */
export const SectionTitle = ({ id, children, aside }: SectionTitleProps) => (
  <Row justify="space-between">
    <Title level={2} size="lg" id={id} data-title tabIndex={-1}>
      {children}
    </Title>
    {aside}
  </Row>
);

interface PartProps {
  readonly title: string;
  readonly lead?: string;
  readonly level: HeadingLevel;
  readonly children: ReactNode;
}

/** A titled part. Not a landmark: the table in it has the same name. */
export function Part({ title, lead, level, children }: PartProps) {
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
