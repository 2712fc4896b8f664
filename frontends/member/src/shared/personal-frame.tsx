import { ChevronLeftIcon, Container, Heading, Section, Stack, Text, focusRing, theme } from '@aera/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { PageHead } from './page-head.tsx';

const Frame = styled(Section)`
  padding-block: ${theme.space[6]} ${theme.space[8]};
`;

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
  readonly lead: string;
  readonly back: { readonly to: string; readonly label: string };
  /** On the other side of the way back. */
  readonly aside?: { readonly to: string; readonly label: string };
  readonly children: ReactNode;
}

/** A page of the member's own in one column: the way back, what it is, then the rest. */
export const PersonalFrame = ({ title, lead, back, aside, children }: PersonalFrameProps) => (
  <Frame>
    <PageHead title={title} personal />
    <Container width="text">
      <Stack gap={5}>
        <Links>
          <Link to={back.to}>
            <ChevronLeftIcon />
            {back.label}
          </Link>
          {aside && <Link to={aside.to}>{aside.label}</Link>}
        </Links>
        <Stack gap={2}>
          <Heading level={1} size="2xl">
            {title}
          </Heading>
          <Text tone="muted">{lead}</Text>
        </Stack>
        {children}
      </Stack>
    </Container>
  </Frame>
);
