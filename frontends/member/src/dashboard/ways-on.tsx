import { ButtonLink, Card, Grid, Heading, MailIcon, SearchIcon, Stack, Text, theme } from '@aera/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { type SearchState, paths } from '../paths.ts';
import { dashboardWords } from './dashboard-words.ts';

const asking: SearchState = { ask: true };

const Way = styled(Card)`
  display: flex;
  gap: ${theme.space[4]};
  > svg {
    color: ${theme.color.gold};
  }
`;

/** The two things a member comes to do. Both lead to the search page; the second finds the form for a question open. */
export const WaysOn = () => (
  <Grid gap={4} minColumn="20rem">
    <WayOn icon={<SearchIcon size="1.75rem" />} words={dashboardWords.search}>
      <ButtonLink as={Link} to={paths.search}>
        {dashboardWords.search.action}
      </ButtonLink>
    </WayOn>
    <WayOn icon={<MailIcon size="1.75rem" />} words={dashboardWords.ask}>
      <ButtonLink as={Link} to={paths.search} state={asking} variant="secondary">
        {dashboardWords.ask.action}
      </ButtonLink>
    </WayOn>
  </Grid>
);

interface WayOnProps {
  readonly icon: ReactNode;
  readonly words: { readonly title: string; readonly text: string };
  readonly children: ReactNode;
}

const WayOn = ({ icon, words, children }: WayOnProps) => (
  <Way as="section">
    {icon}
    <Stack gap={3} align="start">
      <Heading level={2} size="lg">
        {words.title}
      </Heading>
      <Text size="sm" tone="muted">
        {words.text}
      </Text>
      {children}
    </Stack>
  </Way>
);
