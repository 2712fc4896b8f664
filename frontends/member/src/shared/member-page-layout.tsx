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

interface MemberPageLayoutProps {
  readonly title: string;
  /** Introduction below the heading. Without it, the layout renders no heading and the children must. */
  readonly lead?: string;
  readonly backLink?: { readonly to: string; readonly label: string };
  /** Link opposite the back link; shown only with `backLink`. */
  readonly secondaryLink?: { readonly to: string; readonly label: string };
  /** Uses the width of the page instead of a text column. */
  readonly wide?: boolean;
  /** Allows search engines to index the page. */
  readonly indexable?: boolean;
  readonly children: ReactNode;
}

/** Single-column layout of a member's page: back link, heading, content. */
export const MemberPageLayout = ({
  title,
  lead,
  backLink,
  secondaryLink,
  wide = false,
  indexable = false,
  children,
}: MemberPageLayoutProps) => (
  <Section space={`${theme.space[6]} ${theme.space[8]}`}>
    <PageHead title={title} noIndex={!indexable} />
    <Container width={wide ? 'page' : 'text'}>
      <Stack gap={wide ? 7 : 5}>
        {backLink && (
          <Links>
            <Link to={backLink.to}>
              <ChevronLeftIcon />
              {backLink.label}
            </Link>
            {secondaryLink && <Link to={secondaryLink.to}>{secondaryLink.label}</Link>}
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
