import { Container, Eyebrow, from, Heading, Section, Stack, Text, theme } from '@aera/ui';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';

interface PageSectionProps {
  /** Short line above the heading that names the kind of section. */
  readonly eyebrow?: string;
  readonly title: string;
  readonly lead?: ReactNode;
  /** Id of the section, for links. */
  readonly id?: string;
  readonly tone?: 'plain' | 'sunken' | 'deep';
  /** Places the heading beside the content if there is room. */
  readonly beside?: boolean;
  readonly children?: ReactNode;
}

const Parts = styled.div<{ $beside: boolean }>`
  display: grid;
  gap: ${theme.space[6]} ${theme.space[8]};
  > * {
    min-width: 0;
  }
  @media ${from('laptop')} {
    ${({ $beside }) => ($beside ? 'grid-template-columns: 4fr 7fr; align-items: start;' : '')}
  }
`;

/** A section of a page: a named region with a heading, a lead, and content. */
export function PageSection({ eyebrow, title, lead, id, tone, beside = false, children }: PageSectionProps) {
  const titleId = useId();
  return (
    <Section space={theme.space[8]} id={id} tone={tone} aria-labelledby={titleId}>
      <Container>
        <Parts $beside={beside}>
          <Stack gap={4}>
            {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
            <Heading level={2} id={titleId}>
              {title}
            </Heading>
            {lead && (
              <Text size="lg" tone="muted" measure>
                {lead}
              </Text>
            )}
          </Stack>
          <Stack gap={7}>{children}</Stack>
        </Parts>
      </Container>
    </Section>
  );
}
