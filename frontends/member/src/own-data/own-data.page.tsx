import { ChevronLeftIcon, Container, Eyebrow, Grid, Heading, Section, Stack, Text, theme } from '@aera/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { PageHead } from '../page/page-head.tsx';
import { paths } from '../paths.ts';
import { Erase } from './erase.tsx';
import { Held } from './held.tsx';
import { ownDataWords as words } from './own-data-words.ts';
import { useOwnData } from './use-own-data.ts';
import { ConsentCard } from './consent-card.tsx';

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: 2.75rem;
  font-size: ${theme.text.sm};
  font-weight: 600;
`;

const Frame = styled(Section)`
  padding-block: ${theme.space[7]} ${theme.space[8]};
`;

/** What is held about the member across the platform, all of it to take along, and the two ways to end it. */
export function OwnDataPage() {
  const data = useOwnData();
  return (
    <Frame as="div">
      <PageHead title={words.title} personal />
      <Container>
        <Stack gap={7}>
          <Stack as="header" gap={3}>
            <div>
              <Back to={paths.dashboard}>
                <ChevronLeftIcon />
                {words.back}
              </Back>
            </div>
            <Eyebrow>{words.eyebrow}</Eyebrow>
            <Heading level={1}>{words.title}</Heading>
            <Text tone="muted" measure>
              {words.lead}
            </Text>
          </Stack>
          <Held data={data} />
          <Grid minColumn="20rem">
            <ConsentCard browser={data.browser} />
            <Erase />
          </Grid>
        </Stack>
      </Container>
    </Frame>
  );
}
