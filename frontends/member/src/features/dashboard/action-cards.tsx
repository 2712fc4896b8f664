import { ButtonLink, Card, Grid, Heading, MailIcon, SearchIcon, Stack, Text, theme } from '@aera/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { type SearchLinkState, paths } from '../../shared/paths.ts';
import { dashboardCopy } from './dashboard-copy.ts';

const linkState: SearchLinkState = { ask: true };

const Frame = styled(Card)`
  display: flex;
  gap: ${theme.space[4]};
  > svg {
    color: ${theme.color.gold};
  }
`;

/** The two things a member comes to do. Both lead to the search page; the second finds the form for a question open. */
export const ActionCards = () => (
  <Grid gap={4} minColumn="20rem">
    <ActionCard icon={<SearchIcon size="1.75rem" />} copy={dashboardCopy.search}>
      <ButtonLink as={Link} to={paths.search}>
        {dashboardCopy.search.action}
      </ButtonLink>
    </ActionCard>
    <ActionCard icon={<MailIcon size="1.75rem" />} copy={dashboardCopy.ask}>
      <ButtonLink as={Link} to={paths.search} state={linkState} variant="secondary">
        {dashboardCopy.ask.action}
      </ButtonLink>
    </ActionCard>
  </Grid>
);

interface ActionCardProps {
  readonly icon: ReactNode;
  readonly copy: { readonly title: string; readonly text: string };
  readonly children: ReactNode;
}

const ActionCard = ({ icon, copy, children }: ActionCardProps) => (
  <Frame as="section">
    {icon}
    <Stack gap={3} align="start">
      <Heading level={2} size="lg">
        {copy.title}
      </Heading>
      <Text size="sm" tone="muted">
        {copy.text}
      </Text>
      {children}
    </Stack>
  </Frame>
);
