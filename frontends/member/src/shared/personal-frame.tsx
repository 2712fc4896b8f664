import { ChevronLeftIcon, Container, focusRing, Heading, Section, Stack, Text, theme } from '@aera/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { PageHead } from './page-head.tsx';

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${theme.space[5]};
  a {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space[2]};
    min-height: 2.75rem;
    font-size: ${theme.text.sm};
    font-weight: 600;
    ${focusRing}
  }
`;

interface PersonalFrameProps {
  readonly title: string;
  /** With it, the frame has the heading of the page. */
  readonly lead?: string;
  readonly back?: { readonly to: string; readonly label: string };
  /** On the other side of the way back. */
  readonly aside?: { readonly to: string; readonly label: string };
  readonly wide?: boolean;
  /** Search engines may show it. */
  readonly indexed?: boolean;
  readonly children: ReactNode;
}

/** A page of the member's own in one column: the way back, its heading, then the rest. */
export const PersonalFrame = ({
  title,
  lead,
  back,
  aside,
  wide = false,
  indexed = false,
  children,
}: PersonalFrameProps) => (
  <Section space={`${theme.space[6]} ${theme.space[8]}`}>
    <PageHead title={title} personal={!indexed} />
    <Container width={wide ? 'page' : 'text'}>
      <Stack gap={wide ? 7 : 5}>
        {back && (
          <Links>
            <Link to={back.to}>
              <ChevronLeftIcon />
              {back.label}
            </Link>
            {aside && <Link to={aside.to}>{aside.label}</Link>}
          </Links>
        )}
        {lead && (
          <Stack gap={2}>
            <Heading level={1} size="2xl">
              {title}
            </Heading>
            <Text tone="muted">{lead}</Text>
          </Stack>
        )}
        {children}
      </Stack>
    </Container>
  </Section>
);
