import { Container, Eyebrow, Heading, Section, Stack, Text, from, hideInPrint } from '@aera/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { CalendarDial } from './calendar-dial.tsx';

const Band = styled(Section)`
  overflow: hidden;
  padding-block: clamp(3.5rem, 9vw, 7rem) clamp(3rem, 7vw, 5.5rem);
  @media print {
    padding-block: 0;
  }
`;

const Mark = styled.div`
  position: absolute;
  /* Positioned from the top, because a centred one would move while the section loads. */
  top: -3rem;
  right: -9rem;
  width: 38rem;
  opacity: 0.22;
  @media ${from('tablet')} {
    opacity: 0.4;
  }
  mask-image: linear-gradient(to left, black 45%, transparent);
  pointer-events: none;
  ${hideInPrint}
`;

interface PageHeroProps {
  readonly eyebrow: string;
  readonly title: string;
  readonly lead?: string;
  readonly children?: ReactNode;
}

/** The first section of a page: title and lead. */
export function PageHero({ eyebrow, title, lead, children }: PageHeroProps) {
  return (
    <Band tone="deep">
      <Mark>
        <CalendarDial width="100%" />
      </Mark>
      <Container>
        <Stack gap={5} align="start">
          <Eyebrow>{eyebrow}</Eyebrow>
          <Heading level={1}>{title}</Heading>
          {lead && (
            <Text size="lg" tone="muted" measure>
              {lead}
            </Text>
          )}
          {children}
        </Stack>
      </Container>
    </Band>
  );
}
