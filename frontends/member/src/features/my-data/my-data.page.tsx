import { WithdrawConsent } from '@aera/frontend-kit/privacy-ui';
import { ChevronLeftIcon, Container, Eyebrow, Grid, Heading, Section, Stack, Text, theme } from '@aera/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { PageHead } from '../../shared/page-head.tsx';
import { paths } from '../../shared/paths.ts';
import { DataOverview } from './data-overview.tsx';
import { EraseAccount } from './erase-account.tsx';
import { type MyData, useMyData } from './my-data-api.ts';
import { myDataCopy as copy } from './my-data-copy.ts';

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

/** All data about the member as cards and as one file, withdrawal of consent, and erasure of the account. */
export function MyDataPage() {
  const data = useMyData();
  return (
    <Frame as="div">
      <PageHead title={copy.title} personal />
      <Container>
        <Stack gap={7}>
          <Stack as="header" gap={3}>
            <div>
              <Back to={paths.dashboard}>
                <ChevronLeftIcon />
                {copy.back}
              </Back>
            </div>
            <Eyebrow>{copy.eyebrow}</Eyebrow>
            <Heading level={1}>{copy.title}</Heading>
            <Text tone="muted" measure>
              {copy.lead}
            </Text>
          </Stack>
          <DataOverview data={data} />
          <Grid minColumn="20rem">
            <ConsentCard browser={data.browser} />
            <EraseAccount />
          </Grid>
        </Stack>
      </Container>
    </Frame>
  );
}

/** Consent of this browser, and its withdrawal. The account stays. */
function ConsentCard({ browser }: Pick<MyData, 'browser'>) {
  const { title, unknown, standing, nothing } = copy.consent;
  const isActive =
    browser.data?.consents.some(({ events }) => events.every(({ type }) => type === 'given')) ?? false;
  const text = isActive ? standing : nothing;
  return (
    <WithdrawConsent
      title={title}
      text={browser.failed ? unknown : text}
      standing={isActive}
      level={2}
      onWithdrawn={browser.retry}
    />
  );
}
