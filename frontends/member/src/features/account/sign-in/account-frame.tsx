import { BrandMark, Container, Heading, Stack, Text, from, theme } from '@aera/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { MembershipPanel } from './membership-panel.tsx';

const Columns = styled(Container)`
  display: grid;
  gap: ${theme.space[8]} ${theme.space[6]};
  padding-block: ${theme.space[7]} ${theme.space[8]};
  @media ${from('laptop')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    min-height: min(46rem, 100dvh - var(--header-height, 0px));
    > aside {
      order: -1;
    }
  }
`;

const FormColumn = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  > div {
    width: 100%;
    max-width: 27rem;
  }
`;

const Logo = styled.div`
  color: ${theme.color.gold};
  @media ${from('laptop')} {
    display: none;
  }
`;

const Alternative = styled(Text)`
  padding-top: ${theme.space[5]};
  border-top: 1px solid ${theme.color.line};
  a {
    display: inline-block;
    padding-block: ${theme.space[1]};
    font-weight: 600;
  }
`;

interface AccountFrameProps {
  readonly title: string;
  readonly lead: string;
  /** The way to the other account page. */
  readonly alternative: { readonly text: string; readonly label: string; readonly to: string };
  readonly children: ReactNode;
}

/** What the sign-in and the sign-up page have in common: the form first, and what an account is for. */
export function AccountFrame({ title, lead, alternative, children }: AccountFrameProps) {
  return (
    <Columns>
      <FormColumn>
        <Stack gap={5}>
          <Logo>
            <BrandMark size="3rem" />
          </Logo>
          <Stack gap={3}>
            <Heading level={1} size="2xl">
              {title}
            </Heading>
            <Text tone="muted">{lead}</Text>
          </Stack>
          {children}
          <Alternative size="sm">
            {alternative.text} <Link to={alternative.to}>{alternative.label}</Link>
          </Alternative>
        </Stack>
      </FormColumn>
      <MembershipPanel />
    </Columns>
  );
}
